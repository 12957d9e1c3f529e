/// The removal of a cover, at once or with a fade.
public struct Uncovering: Hashable, Sendable {
  /// The id of the cover.
  public var id: String
  /// How long it takes to vanish.
  public var fade: Seconds
  /// How its opacity goes meanwhile.
  public var curve: AnimationCurve
  /// The actions after the fade; those on a cover are about the one that the variable holds by then.
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
