import Afterimage
import Foundation
import Measuring
import ProofTrials

/// Holds proofs on random screens to fifty other secrets each, and prints what came of it.
///
/// `try-proofs FIRST COUNT`: fails where a secret that was proved shows; with `--time` it says instead what proofs take.
let numbers: [UInt64] = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard numbers.count == 2 else {
  FileHandle.standardError.write(Data("usage: try-proofs FIRST COUNT [--time]\n".utf8))
  exit(64)
}
if CommandLine.arguments.contains("--time") {
  let seeds = numbers[0]..<(numbers[0] + numbers[1])
  for (name, times) in try ProofCost.all(of: seeds, in: Pipeline(), by: processorTime) {
    let sorted = times.sorted()
    let shown = [0.5, 0.95].map { share in
      String(format: "%.2f", sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))])
    }
    print("\(name): \(shown[0]) ms, 19 of 20 at most \(shown[1]) ms, of \(sorted.count) screens")
  }
  exit(0)
}
let cores = ProcessInfo.processInfo.activeProcessorCount
let start = ContinuousClock.now
let outcome = try await withThrowingTaskGroup(of: ProofTrial.Outcome.self) { group in
  for core in 0..<cores {
    group.addTask {
      let pipeline = try Pipeline()
      var outcome = ProofTrial.Outcome()
      let seeds = numbers[0]..<(numbers[0] + numbers[1])
      for seed in seeds.dropFirst(core) where (Int(seed - numbers[0]) - core) % cores == 0 {
        outcome.add(try ProofTrial(seed: seed).run(in: pipeline))
      }
      return outcome
    }
  }
  var all = ProofTrial.Outcome()
  for try await part in group { all.add(part) }
  return all
}
for line in outcome.broken.sorted() { print(line) }
print(
  "\(outcome.screens) screens under five strategies: \(outcome.proved) proofs,"
    + " \(outcome.broken.count) of them broken by fifty others or by a veil")
print("\(start.duration(to: .now)), \(peakMemory() >> 20) MiB at most")
exit(outcome.broken.isEmpty ? 0 : 1)
