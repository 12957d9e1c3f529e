#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A lock of the system's, on which threads can wait for each other.
///
/// Swift's own needs a newer macOS than the rest of the library.
package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Makes an open lock.
  package init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Does something while no other thread holds the lock.
  package func withLock<Result>(_ work: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try work()
  }

  /// Opens the lock, which the caller holds, until another thread wakes this one.
  package func wait() {
    pthread_cond_wait(condition, mutex)
  }

  /// Wakes all that wait.
  package func wakeAll() {
    pthread_cond_broadcast(condition)
  }
}
