/// A view through which what lies beneath shows blurred; what lies in it is drawn as ever.
public struct VisualEffectView: Hashable, Sendable {
  /// The blur.
  public var effect: BlurStyle

  /// Makes a view of a blur.
  public init(_ effect: BlurStyle = .regular) {
    self.effect = effect
  }
}
