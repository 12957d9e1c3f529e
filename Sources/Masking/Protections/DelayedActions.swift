/// Actions that are done after a time, once or again and again.
public struct DelayedActions: Hashable, Sendable {
  /// The time before they are done; of repeated ones also the time between two rounds.
  package var time: Seconds
  /// True where they are done again and again, until they are cancelled or their owner is gone.
  package var repeats: Bool
  /// The name under which they can be cancelled; nil where nothing cancels them.
  package var id: String?
  /// The actions, in order.
  package var actions: [Action]

  /// Delays actions, which are done once and cannot be cancelled unless told otherwise.
  public init(_ time: Seconds, id: String? = nil, repeats: Bool = false, _ actions: [Action]) {
    self.time = time
    self.repeats = repeats
    self.id = id
    self.actions = actions
  }

  /// The shortest time between two rounds, to which shorter ones are lengthened: what repeats faster is an animation rather than a timer.
  package static let shortestInterval = Seconds(milliseconds: 50)
}
