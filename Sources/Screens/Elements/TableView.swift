public import AfterimageGraphics

/// Rows one under the other in sections, in a window that may show a part of them.
public struct TableView: Hashable, Sendable {
  /// How sections and rows are set apart.
  public var style: Style
  /// The sections from top to bottom.
  package var sections: [Section]
  /// The point of the content at the window's top left corner, in points; zero is where the table rests, below bars and notch, and x stays zero.
  public var contentOffset: Point = .zero
  /// True where a hairline lies between rows.
  public var hasSeparators: Bool = true
  /// Whether the content rests below bars and notch.
  public var contentInsetAdjustmentBehavior: ScrollView.ContentInsetAdjustmentBehavior = .automatic

  /// Makes a table of a style from its sections.
  package init(_ style: Style = .plain, sections: [Section] = []) {
    self.style = style
    self.sections = sections
  }

  /// The styles of UITableView.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Rows on one background, headers between them.
    case plain
    /// Sections apart from each other, as wide as the table.
    case grouped
    /// Sections on cards with round corners.
    case insetGrouped
  }

  /// Rows with a text above and below.
  public struct Section: Hashable, Sendable {
    /// The text above the rows; nil has none.
    package var header: String?
    /// The text below the rows; nil has none.
    package var footer: String?
    /// The rows from top to bottom: cells, or other views that then fill their rows.
    package var rows: [View]

    /// Makes a section from its rows.
    package init(_ header: String? = nil, footer: String? = nil, rows: [View]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }
}
