import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on threads of its own, whose stacks are as large as deep source asks for.
enum Parallel {
  /// How many processors the system has.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Does something with each value, begun in the order of the values.
  ///
  /// - Parameter stackSize: of each thread, in bytes; only what is used takes memory.
  static func forEach<Value: Sendable>(
    _ values: [Value], stackSize: Int, onThreads count: Int,
    _ body: @escaping @Sendable (Int, Value) -> Void
  ) {
    let board = Board(count: values.count)
    let work: @Sendable () -> Void = {
      while let index = board.take() { body(index, values[index]) }
    }
    let threads = (0..<min(count, values.count)).compactMap { _ in
      start(stackSize: stackSize, work)
    }
    if threads.isEmpty { work() }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Starts a thread; nil where the system has no further one.
  @discardableResult
  static func start(
    stackSize: Int, _ work: @escaping @Sendable () -> Void
  ) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let errand = Unmanaged.passRetained(Errand(work))
    #if canImport(Glibc)
      var handle = pthread_t()
      let status = pthread_create(&handle, &attributes, { run($0) }, errand.toOpaque())
    #else
      var created: pthread_t?
      let status = pthread_create(&created, &attributes, { run($0) }, errand.toOpaque())
      guard let handle = created else {
        errand.release()
        return nil
      }
    #endif
    if status == 0 { return handle }
    errand.release()
    return nil
  }
}

/// The numbers that several threads take in their order.
private final class Board: Sendable {
  private let next = Mutex(0)
  private let count: Int

  init(count: Int) { self.count = count }

  /// The next number that nobody has taken; nil where all are.
  func take() -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

private final class Errand: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func run(_ errand: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let errand else { return nil }
  Unmanaged<Errand>.fromOpaque(errand).takeRetainedValue().work()
  return nil
}
