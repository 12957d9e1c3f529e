#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Lets one thread at a time draw glyphs or measure their ink, and shape texts where cairo opens the faces itself, without sending the others to sleep.
///
/// Cairo shares its fonts and their glyphs among all threads, each behind a lock. A line is drawn long before a thread that sleeps on
/// such a lock has woken up, so here whoever comes second tries again for a while first.
final class GlyphLock: @unchecked Sendable {
  /// The lock of this process.
  static let shared = GlyphLock()

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// As often as fits into the drawing of a few lines.
  private static let attempts = 4096

  private init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  /// Draws, measures ink or shapes while no other thread does.
  func withLock<Result>(_ work: () -> Result) -> Result {
    lock()
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }

  private func lock() {
    for _ in 0..<Self.attempts where pthread_mutex_trylock(mutex) == 0 { return }
    pthread_mutex_lock(mutex)
  }
}
