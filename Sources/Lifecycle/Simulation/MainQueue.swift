import AfterimageMasking

/// What the app has put off to later turns of the run loop, in the order in which it did.
struct MainQueue {
  private var work: [DelayedWork] = []

  /// True where nothing waits.
  var isEmpty: Bool { work.isEmpty }

  /// Puts actions off.
  mutating func add(
    _ later: Later, at clock: Seconds, for listener: ListenerIdentity, about subject: Subject
  ) {
    work.append(
      DelayedWork(
        due: clock + later.time, actions: later.actions, id: later.id,
        interval: later.repeats ? max(later.time, Later.shortestInterval) : nil,
        listener: listener, subject: subject))
  }

  /// Gives up what a listener put off last under an id, as its variable holds no other; false where nothing waits under it.
  mutating func cancel(_ id: String, of listener: ListenerIdentity) -> Bool {
    let last = work.lastIndex { $0.id == id && $0.listener == listener }
    guard let last else { return false }
    work.remove(at: last)
    return true
  }

  /// When the first of what is due until a moment is due; nil where nothing is.
  func firstDue(until moment: Seconds) -> Seconds? {
    first(until: moment).map { work[$0].due }
  }

  /// The next moment after another at which something is due.
  func nextDue(after moment: Seconds) -> Seconds? {
    work.lazy.map(\.due).filter { $0 > moment }.min()
  }

  /// Takes the first of what is due until a moment, of equal ones that which was put off first.
  mutating func takeFirst(until moment: Seconds) -> DelayedWork? {
    first(until: moment).map { work.remove(at: $0) }
  }

  /// Waits for the next time of something that repeats; a timer that comes too late skips the times that it has missed.
  mutating func `repeat`(_ done: DelayedWork, at clock: Seconds) {
    guard let interval = done.interval else { return }
    let missed = (clock - done.due).microseconds / interval.microseconds
    var next = done
    next.due = done.due + Seconds(microseconds: (missed + 1) * interval.microseconds)
    work.append(next)
  }

  /// Forgets what belongs to a scene.
  mutating func discard(_ scene: SceneIdentity) {
    work.removeAll { $0.listener.scene == scene || $0.subject.scene == scene }
  }

  private func first(until moment: Seconds) -> Int? {
    work.indices.filter { work[$0].due <= moment }.min { (work[$0].due, $0) < (work[$1].due, $1) }
  }
}

/// Something that the app has put off.
struct DelayedWork {
  /// When it is due.
  var due: Seconds
  /// What is to be done.
  let actions: [Action]
  /// What cancelling names; nil where nothing cancels it.
  let id: String?
  /// How long after each time it is done again; nil where it is done once.
  let interval: Seconds?
  /// Whose code it is.
  let listener: ListenerIdentity
  /// What the callback was about that put it off.
  let subject: Subject
}
