import AfterimageGraphics

/// What waits for one page, from whichever thread publishes to the thread that sends it.
final class EventFeed: @unchecked Sendable {
  private let lock = Lock()
  private let limit: Int
  private var waiting: [UInt8] = ServerEvent.opening
  private var isOver = false

  /// Opens a feed that lets so many bytes wait.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds bytes for the page.
  ///
  /// One that takes none is cut off: it comes back and asks for all.
  func add(_ bytes: [UInt8]) {
    lock.withLock {
      if waiting.count + bytes.count > limit { isOver = true } else { waiting += bytes }
      lock.wakeAll()
    }
  }

  /// Adds a beat, where nothing waits that would tell as much.
  func beat() {
    lock.withLock {
      if waiting.isEmpty { waiting = ServerEvent.beat }
      lock.wakeAll()
    }
  }

  /// Ends the feed; what waits is dropped.
  func end() {
    lock.withLock {
      isOver = true
      lock.wakeAll()
    }
  }

  /// Waits for bytes, and takes as many as there is room for; none at the end.
  func take(atMost count: Int) -> [UInt8] {
    lock.withLock {
      while waiting.isEmpty && !isOver { lock.wait() }
      if isOver { return [] }
      let taken = Array(waiting.prefix(count))
      waiting.removeFirst(taken.count)
      return taken
    }
  }
}
