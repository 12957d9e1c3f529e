public import AfterimageGraphics

/// Rows of labelled fields in inset groups, as in the Settings app.
///
/// As a controller's root view it fills the screen and rests below the bars; among other views it is as high as its rows, and scrolls where it has less room.
public struct Form: Hashable, Sendable {
  /// The groups from top to bottom.
  package var sections: [Section]
  /// The point of the content at the form's top left corner, in points; zero is where it rests, below bars and notch, and x stays zero.
  public var contentOffset: Point = .zero

  /// Makes a form from its groups.
  package init(_ sections: [Section]) {
    self.sections = sections
  }

  /// Rows on one card, with a line of small text above and below.
  public struct Section: Hashable, Sendable {
    /// The text above the card; nil has none.
    package var header: String?
    /// The text below the card; nil has none.
    package var footer: String?
    /// The rows from top to bottom.
    package var rows: [Row]

    /// Makes a group from its rows.
    package init(_ header: String? = nil, footer: String? = nil, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// A label at the leading edge and a view in the rest of the row.
  public struct Row: Hashable, Sendable {
    /// The text at the leading edge; nil leaves the whole row to the field.
    package var label: String?
    /// The view in the rest of the row; nil has none.
    package var field: View?

    /// Makes a row from its label and field.
    public init(_ label: String? = nil, field: View? = nil) {
      self.label = label
      self.field = field
    }
  }
}
