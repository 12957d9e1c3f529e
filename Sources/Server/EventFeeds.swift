import AfterimageGraphics

/// The feeds of all open pages.
final class EventFeeds: @unchecked Sendable {
  private let lock = Lock()
  private let limits: ServerLimits
  private var open: [EventFeed] = []
  private var attendance = Attendance()
  private var ticks = 0
  private var isOver = false

  /// Makes a list without feeds.
  init(limits: ServerLimits) {
    self.limits = limits
  }

  /// Opens a feed; nil where there are enough.
  func add() -> EventFeed? {
    lock.withLock {
      guard open.count < limits.streams, !isOver else { return nil }
      let feed = EventFeed(limit: limits.bytesWaiting)
      open.append(feed)
      attendance = Attendance(openStreams: open.count)
      lock.wakeAll()
      return feed
    }
  }

  /// Forgets a feed whose page has gone.
  func remove(_ feed: EventFeed) {
    lock.withLock {
      open.removeAll { $0 === feed }
      attendance = Attendance(openStreams: open.count, secondsAlone: open.isEmpty ? 0 : nil)
      lock.wakeAll()
    }
  }

  /// Adds bytes to all feeds, to each in the same order.
  func add(_ bytes: [UInt8]) {
    lock.withLock { open.forEach { $0.add(bytes) } }
  }

  /// Ends all feeds, and lets no further one be opened.
  func end() {
    lock.withLock {
      isOver = true
      lock.wakeAll()
      open.forEach { $0.end() }
    }
  }

  /// Notes that another quarter of a second has passed.
  func tick() {
    lock.withLock {
      ticks += 1
      attendance.secondsAlone? += 0.25
      lock.wakeAll()
      if ticks.isMultiple(of: 4) { open.forEach { $0.beat() } }
    }
  }

  /// Who is there now.
  func current() -> Attendance {
    lock.withLock { attendance }
  }

  /// Waits until something is so, asking whenever pages come or go and four times a second, or until the end.
  func waitUntil(_ isSo: (Attendance) -> Bool) {
    var seen = current()
    while !isSo(seen) {
      let next: Attendance? = lock.withLock {
        if !isOver { lock.wait() }
        return isOver ? nil : attendance
      }
      guard let next else { return }
      seen = next
    }
  }
}
