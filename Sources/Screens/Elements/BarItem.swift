/// A button in a navigation bar or a toolbar: one of the system's, a picture, or else a title; or a view in the place of a button.
public struct BarItem: Hashable, Sendable {
  /// The words on the button, where it has no picture.
  package var title: String
  /// The picture on the button; nil shows the title.
  package var image: ImageSource?
  /// The button of the system that this one is, where it has neither title nor symbol of its own.
  package var systemItem: SystemItem?
  /// The view in the place of title and picture; nil shows these.
  package var customView: View?
  /// How strongly the title is set.
  public var style: Style = .plain
  /// False where the button is greyed out.
  public var isEnabled: Bool = true
  /// The colour of the title, or of a picture that is a template; nil is inherited.
  public var tintColor: ColorReference?
  /// The mark on the title, the picture or the view.
  package var mark = PartMark()

  /// Makes a plain, enabled button with a title.
  public init(_ title: String) {
    self.title = title
  }

  /// Makes a plain, enabled button with a symbol.
  public init(symbol: Symbol) {
    title = ""
    image = .symbol(symbol)
  }

  /// Makes a plain, enabled button with pixels, in their own colours unless they are a template.
  public init(image: Image) {
    title = ""
    self.image = .bitmap(image)
  }

  /// Makes a button of the system.
  public init(systemItem: SystemItem) {
    title = ""
    self.systemItem = systemItem
  }

  /// Makes an item that is a view of the author's own: as large as its autoresizing frame, or else as its constraints and its content make it.
  public init(customView: View) {
    title = ""
    self.customView = customView
  }

  /// True marks the title, the picture or the view as sensitive, false takes the bar's mark off; nil is as the bar.
  public var isSensitive: Bool? {
    get { mark.isSensitive }
    set { mark.isSensitive = newValue }
  }

  /// The styles of UIBarButtonItem.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// In the regular weight.
    case plain
    /// In the semibold weight, for the action that ends an edit.
    case done
  }
}
