/// What is done after a time.
public struct Later: Hashable, Sendable {
  /// The time; of what repeats, also that between two times.
  public var time: Seconds
  /// True where it is done again and again, until it is cancelled or its owner is gone.
  public var repeats: Bool
  /// What cancelling names; nil where nothing cancels it.
  public var id: String?
  /// What is done, in order.
  public var actions: [Action]

  /// Puts something off, once and for good unless told otherwise.
  public init(_ time: Seconds, id: String? = nil, repeats: Bool = false, _ actions: [Action]) {
    self.time = time
    self.repeats = repeats
    self.id = id
    self.actions = actions
  }

  /// The shortest time between two: what repeats faster is no timer but an animation.
  public static let shortestInterval = Seconds(milliseconds: 50)
}
