#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A clock that goes while the calling thread works, whatever others do to the machine.
package struct ThreadClock: Sendable {
  private let start: Int

  /// Starts to measure.
  package init() {
    start = Self.now
  }

  /// The microseconds that the thread has worked since the start.
  package var microseconds: Int { Self.now - start }

  private static var now: Int {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
