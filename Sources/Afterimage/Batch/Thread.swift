#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A thread of the system's, which does one piece of work and ends.
package struct Thread {
  private let handle: pthread_t

  /// As much as the first thread commonly has: views nest, and whoever follows them recurses.
  private static let stackSize = 8 << 20

  /// Starts a thread with some work; nil where the system has no further thread.
  package init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let task = Unmanaged.passRetained(Errand(work))
    #if canImport(Glibc)
      var handle = pthread_t()
      let status = pthread_create(&handle, &attributes, { run($0) }, task.toOpaque())
    #else
      var created: pthread_t?
      let status = pthread_create(&created, &attributes, { run($0) }, task.toOpaque())
      guard let handle = created else {
        task.release()
        return nil
      }
    #endif
    guard status == 0 else {
      task.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits until the work is done.
  func join() {
    pthread_join(handle, nil)
  }
}

private final class Errand: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }
}

private func run(_ task: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let task else { return nil }
  Unmanaged<Errand>.fromOpaque(task).takeRetainedValue().work()
  return nil
}
