/// How a cover is taken down.
public struct Uncovering: Hashable, Sendable {
  /// The cover.
  public var id: String
  /// How long it takes to vanish.
  public var fade: Seconds
  /// How its opacity goes meanwhile.
  public var curve: AnimationCurve
  /// What is done when the fade has ended; what it says of a cover is about the one that the variable holds by then.
  public var completion: [Action]

  /// Takes a cover down, at once unless told otherwise.
  public init(
    id: String, fade: Seconds = .zero, curve: AnimationCurve = .linear, completion: [Action] = []
  ) {
    self.id = id
    self.fade = fade
    self.curve = curve
    self.completion = completion
  }
}
