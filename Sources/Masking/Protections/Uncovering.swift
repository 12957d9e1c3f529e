/// The removal of a cover, at once or with a fade.
public struct Uncovering: Hashable, Sendable {
  /// The id of the cover.
  package var id: String
  /// The time that it takes to become clear; zero takes it down at once.
  package var fade: Seconds
  /// The timing curve of that fade.
  package var curve: AnimationCurve
  /// The actions at the end of the fade; those on a cover concern the one that has the id by then.
  package var completion: [Action]

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
