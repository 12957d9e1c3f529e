package import AfterimageMasking

/// The origin of what an app does in a turn of the run loop of its own: a timer, the main queue or the end of an animation, and the callback that began it.
package struct Origin: Hashable, Sendable {
  /// The kind of what was waited for.
  package let kind: Kind
  /// The callback in which it began; nil where the app began it by itself.
  package let callback: Callback?

  /// The kinds of what an app waits for.
  package enum Kind: Hashable, Sendable {
    /// The next turn of the main queue.
    case mainQueue
    /// A timer that fires once, with the name under which it can be cancelled.
    case delay(Seconds, id: String?)
    /// A timer that fires again and again, with the name under which it can be cancelled.
    case timer(every: Seconds, id: String?)
    /// The end of the animation with which a cover goes up.
    case coverUp(id: String)
    /// The end of the animation with which a cover goes down.
    case coverDown(id: String)
  }
}

extension Origin.Kind {
  /// The kind of a delay as a rule has it.
  init(_ delayed: DelayedActions) {
    self =
      delayed.repeats
      ? .timer(every: delayed.time, id: delayed.id) : .delay(delayed.time, id: delayed.id)
  }
}
