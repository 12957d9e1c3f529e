import AfterimageMasking

/// The work that the app has put off to later turns of the run loop, in the order in which it was put off.
struct MainQueue {
  private var work: [DelayedWork] = []

  /// True where nothing waits.
  var isEmpty: Bool { work.isEmpty }

  /// Adds actions, which are due after their delay.
  mutating func add(
    _ delayed: DelayedActions, from origin: Origin, at clock: Seconds,
    for listener: ListenerIdentity, about subject: Subject
  ) {
    work.append(
      DelayedWork(
        due: clock + delayed.time, actions: delayed.actions, id: delayed.id,
        interval: delayed.repeats ? max(delayed.time, DelayedActions.shortestInterval) : nil,
        origin: origin, listener: listener, subject: subject))
  }

  /// Cancels the work that a listener put off last under an id, which is all that its variable holds; false where none waits.
  mutating func cancel(_ id: String, of listener: ListenerIdentity) -> Bool {
    let last = work.lastIndex { $0.id == id && $0.listener == listener }
    guard let last else { return false }
    work.remove(at: last)
    return true
  }

  /// The moment of the first work that is due until a moment; nil where none is.
  func firstDue(until moment: Seconds) -> Seconds? {
    first(until: moment).map { work[$0].due }
  }

  /// The next moment after another at which work is due; nil where there is none.
  func nextDue(after moment: Seconds) -> Seconds? {
    work.lazy.map(\.due).filter { $0 > moment }.min()
  }

  /// Takes out the first work that is due until a moment, of equal ones that which was put off first.
  mutating func takeFirst(until moment: Seconds) -> DelayedWork? {
    first(until: moment).map { work.remove(at: $0) }
  }

  /// Adds work that repeats again for its next time; a timer that comes too late skips the times that it has missed.
  mutating func `repeat`(_ done: DelayedWork, at clock: Seconds) {
    guard let interval = done.interval else { return }
    let missed = (clock - done.due).microseconds / interval.microseconds
    var next = done
    next.due = done.due + Seconds(microseconds: (missed + 1) * interval.microseconds)
    work.append(next)
  }

  /// Forgets the work that belongs to a scene.
  mutating func discard(_ scene: SceneIdentity) {
    work.removeAll { $0.listener.scene == scene || $0.subject.scene == scene }
  }

  private func first(until moment: Seconds) -> Int? {
    work.indices.filter { work[$0].due <= moment }.min { (work[$0].due, $0) < (work[$1].due, $1) }
  }
}

/// Actions that the app has put off, with the moment at which they are due.
struct DelayedWork {
  /// The moment at which they are due.
  var due: Seconds
  /// The actions, in order.
  let actions: [Action]
  /// The name under which they can be cancelled; nil where nothing cancels them.
  let id: String?
  /// The time between two rounds; nil where they are done once.
  let interval: Seconds?
  /// What they wait for, and the callback that put them off.
  let origin: Origin
  /// The holder of the rule that put them off.
  let listener: ListenerIdentity
  /// The subject of the callback that put them off.
  let subject: Subject
}
