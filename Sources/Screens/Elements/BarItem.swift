/// A button in a navigation bar or a toolbar.
public struct BarItem: Hashable, Sendable {
  /// The words on the button, where it has no symbol.
  public var title: String
  /// The symbol on the button; nil shows the title.
  public var symbol: BarSymbol?
  /// How strongly the title is set.
  public var style: Style = .plain
  /// False where the button is greyed out.
  public var isEnabled: Bool = true

  /// Makes a plain, enabled button with a title.
  public init(_ title: String) {
    self.title = title
  }

  /// Makes a plain, enabled button with a symbol.
  public init(symbol: BarSymbol) {
    title = ""
    self.symbol = symbol
  }

  /// The styles of UIBarButtonItem.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// In the regular weight.
    case plain
    /// In the semibold weight, for the action that ends an edit.
    case done
  }
}
