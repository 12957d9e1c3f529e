/// A button in a navigation bar or a toolbar: one of the system's, or a symbol, or else a title.
public struct BarItem: Hashable, Sendable {
  /// The words on the button, where it has no symbol.
  public var title: String
  /// The symbol on the button; nil shows the title.
  public var symbol: Symbol?
  /// The button of the system that this one is, where it has neither title nor symbol of its own.
  public var systemItem: SystemItem?
  /// How strongly the title is set.
  public var style: Style = .plain
  /// False where the button is greyed out.
  public var isEnabled: Bool = true

  /// Makes a plain, enabled button with a title.
  public init(_ title: String) {
    self.title = title
  }

  /// Makes a plain, enabled button with a symbol.
  public init(symbol: Symbol) {
    title = ""
    self.symbol = symbol
  }

  /// Makes a button of the system.
  public init(systemItem: SystemItem) {
    title = ""
    self.systemItem = systemItem
  }

  /// The styles of UIBarButtonItem.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// In the regular weight.
    case plain
    /// In the semibold weight, for the action that ends an edit.
    case done
  }
}
