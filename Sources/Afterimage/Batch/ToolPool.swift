import AfterimageGraphics

/// A pool of equal tools, each for one thread at a time: a tool that is given back is warm for the next thread.
package final class ToolPool<Tool>: @unchecked Sendable {
  private let lock = Lock()
  private let make: @Sendable () -> Tool?
  private var idle: [Tool] = []

  /// Makes an empty pool; the function makes a tool, or nil where there can be no further one.
  package init(_ make: @escaping @Sendable () -> Tool?) {
    self.make = make
  }

  /// Works with an idle tool, or with a new one; not at all where there is neither.
  package func lend(to work: (Tool) -> Void) {
    guard let tool = takeIdle() ?? make() else { return }
    work(tool)
    lock.withLock { idle.append(tool) }
  }

  private func takeIdle() -> Tool? {
    lock.withLock { idle.popLast() }
  }
}
