import CLibFuzzer
import Measuring

/// A run of the fuzzer: what it reads with, and what that took.
struct Session {
  private let reader: Reader
  private var inputs = 0
  private var slowest = Duration.zero

  init(_ reader: Reader) {
    self.reader = reader
  }

  /// Reads one input.
  mutating func read(_ input: [UInt8]) {
    let start = ContinuousClock.now
    reader.read(input)
    slowest = max(slowest, start.duration(to: .now))
    inputs += 1
  }

  /// Inputs, the slowest of them in milliseconds, and the most memory in MiB, for a table.
  var summary: String {
    let milliseconds = slowest / .milliseconds(1)
    return "session: \(inputs) inputs, slowest \(milliseconds) ms, peak \(peakMemory() >> 20) MiB"
  }
}
