public import AfterimageGraphics

/// Items in lines, as UICollectionViewFlowLayout places them, in a window that may show a part of them.
public struct CollectionView: Hashable, Sendable {
  /// The sections in the order of scrolling.
  package var sections: [Section]
  /// The direction in which lines follow each other.
  public var scrollDirection: StackView.Axis = .vertical
  /// The extent of every item, in points; nil leaves it to each item's own constraints and content.
  public var itemSize: Size?
  /// The least distance between lines, in points.
  public var minimumLineSpacing: Double = 10
  /// The least distance between the items of a line, in points.
  public var minimumInteritemSpacing: Double = 10
  /// The room around the items of a section.
  public var sectionInset: EdgeInsets = .zero
  /// How far the content has been moved from where it rests, in points, away from where it begins.
  public var contentOffset: Point = .zero
  /// Whether the content rests below bars and notch.
  public var contentInsetAdjustmentBehavior: ScrollView.ContentInsetAdjustmentBehavior = .automatic

  /// Makes a collection of its sections.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  /// Items between a header and a footer.
  public struct Section: Hashable, Sendable {
    /// The view before the items, as wide as the collection; nil has none.
    package var header: View?
    /// The view after the items; nil has none.
    package var footer: View?
    /// The items in reading order.
    package var items: [View]

    /// Makes a section from its items.
    public init(header: View? = nil, footer: View? = nil, items: [View]) {
      self.header = header
      self.footer = footer
      self.items = items
    }
  }
}

extension CollectionView.Section {
  /// The views of the section in the order of scrolling.
  var parts: [View] { [header].compactMap(\.self) + items + [footer].compactMap(\.self) }
}
