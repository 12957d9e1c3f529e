import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ends this program where one file takes longer than any that people write: on some that nobody writes the parser goes on for hours.
final class Watch: Sendable {
  private let turns = Mutex((next: 0, deadlines: [Int: ContinuousClock.Instant]()))

  /// Begins to look.
  func begin() {
    Parallel.start(stackSize: 1 << 20) {
      while true {
        usleep(250_000)
        if self.isLate { kill(getpid(), SIGXCPU) }
      }
    }
  }

  /// Notes that a file is begun: it has 20 seconds, and 10 more for each megabyte.
  func start(_ byteCount: Int) -> Int {
    turns.withLock { turns in
      turns.next += 1
      turns.deadlines[turns.next] = .now + .seconds(20 + 10 * (byteCount >> 20))
      return turns.next
    }
  }

  /// Notes that a file is done.
  func end(_ turn: Int) {
    turns.withLock { turns in turns.deadlines[turn] = nil }
  }

  private var isLate: Bool {
    turns.withLock { turns in turns.deadlines.values.contains { $0 < .now } }
  }
}
