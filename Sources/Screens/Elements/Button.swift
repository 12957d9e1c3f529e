/// A control that does something when it is touched.
public struct Button: Hashable, Sendable {
  /// What stands on the button.
  public var title: String
  /// How the button is drawn.
  public var style: Style = .plain
  /// False where the button is greyed out.
  public var isEnabled: Bool = true

  /// Makes a plain, enabled button.
  public init(_ title: String) {
    self.title = title
  }

  /// The looks of a button, by the names of UIButton.Configuration.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The title in the tint colour.
    case plain
    /// A white title on the tint colour.
    case filled
  }
}
