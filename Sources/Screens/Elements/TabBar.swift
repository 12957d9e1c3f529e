/// A bar at the bottom that chooses between the parts of an app.
public struct TabBar: Hashable, Sendable {
  /// The tabs from the leading edge on.
  public var items: [Item]
  /// The colour of the background; nil is the system's material.
  public var barTintColor: ColorReference?
  /// The colour of the tab that is shown; nil is inherited.
  public var tintColor: ColorReference?

  /// Makes a bar of tabs.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// A tab.
  public struct Item: Hashable, Sendable {
    /// The words below the picture.
    package var title: String
    /// The picture above the title; nil draws nothing.
    public var image: ImageSource?
    /// The text in the red badge; nil has none.
    public var badge: String?
    /// True where the tab is the one that is shown.
    public var isSelected: Bool = false
    /// The mark on the words.
    package var titleMark = PartMark()
    /// The mark on the badge.
    package var badgeMark = PartMark()

    /// Makes a tab without a badge that is not selected.
    public init(_ title: String, symbol: Symbol? = nil) {
      self.title = title
      image = symbol.map(ImageSource.symbol)
    }

    /// True marks the words as sensitive, false takes the bar's mark off them; nil is as the bar.
    public var isTitleSensitive: Bool? {
      get { titleMark.isSensitive }
      set { titleMark.isSensitive = newValue }
    }

    /// True marks the badge as sensitive, false takes the bar's mark off it; nil is as the bar.
    public var isBadgeSensitive: Bool? {
      get { badgeMark.isSensitive }
      set { badgeMark.isSensitive = newValue }
    }
  }
}
