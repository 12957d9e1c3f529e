/// A bar with a title between buttons.
public struct NavigationBar: Hashable, Sendable {
  /// The title in the middle of the bar, or large below its buttons.
  public var title: String
  /// The view between the buttons, in place of an inline title: as large as its autoresizing frame, or else as its constraints and its content make it; nil shows the title.
  public var titleView: View?
  /// A line of small text above the title; nil has none.
  public var prompt: String?
  /// The title of the screen that the back button leads to; nil has no back button.
  public var backTitle: String?
  /// The buttons from the leading edge towards the title.
  public var leftItems: [BarItem] = []
  /// The buttons from the trailing edge towards the title.
  public var rightItems: [BarItem] = []
  /// True where the title stands large below the buttons.
  public var prefersLargeTitles: Bool = false
  /// The look of the background; nil is that of the scroll edge under a large title, and since iOS 15 of a controller's bar over content that rests at its top; the standard one otherwise.
  public var appearance: Appearance?
  /// The colour of the background, under every look; nil is the look's own.
  public var barTintColor: ColorReference?
  /// The colour of the buttons; nil is inherited.
  public var tintColor: ColorReference?
  /// The colour of the titles; nil is that of labels.
  public var titleColor: ColorReference?
  /// The mark on the title.
  package var titleMark = PartMark()
  /// The mark on the prompt.
  package var promptMark = PartMark()
  /// The mark on the back button's title.
  package var backTitleMark = PartMark()

  /// Makes a bar with an inline title and no buttons.
  public init(_ title: String = "") {
    self.title = title
  }

  /// True marks the title as sensitive, false takes the bar's mark off it; nil is as the bar.
  public var isTitleSensitive: Bool? {
    get { titleMark.isSensitive }
    set { titleMark.isSensitive = newValue }
  }

  /// True marks the prompt as sensitive, false takes the bar's mark off it; nil is as the bar.
  public var isPromptSensitive: Bool? {
    get { promptMark.isSensitive }
    set { promptMark.isSensitive = newValue }
  }

  /// True marks the back button's title as sensitive, false takes the bar's mark off it; nil is as the bar.
  public var isBackTitleSensitive: Bool? {
    get { backTitleMark.isSensitive }
    set { backTitleMark.isSensitive = newValue }
  }

  /// The looks of UINavigationBar's background.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// A material with a hairline below, as over content that has been scrolled.
    case standard
    /// Nothing, as over content that rests at its top.
    case scrollEdge
  }
}
