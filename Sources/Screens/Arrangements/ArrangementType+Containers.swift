import AfterimageGraphics

/// What scrolls, grids and lists.
extension ArrangementType {
  /// A window on views that may be larger than it.
  static let scroll = describe(
    "scroll", "A window on views that may be larger than it.", blank: Arrangement.Scroll(),
    keys: [
      Key("horizontal", \.horizontal, .bool, "Whether it scrolls sideways."),
      Key("vertical", \.vertical, .bool, "Whether it scrolls up and down."),
      Key(
        "contentOffset", \.contentOffset, .point,
        "[x, y] of the content at the leading top corner; zero is where it rests."),
    ],
    embedding: Arrangement.scroll,
    extracting: { if case .scroll(let scroll) = $0 { scroll } else { nil } })

  /// Rows whose cells stand in columns.
  static let grid = describe(
    "grid", "Rows whose cells stand in columns.", blank: Arrangement.Grid(),
    keys: [
      Key("alignment", \.alignment, .word(), "Where views lie in their cells."),
      Key(
        "horizontalSpacing", optional: \.horizontalSpacing, .distance,
        "Between columns, in points; else the default distance."),
      Key(
        "verticalSpacing", optional: \.verticalSpacing, .distance,
        "Between rows, in points; else the default distance."),
    ],
    embedding: Arrangement.grid,
    extracting: { if case .grid(let grid) = $0 { grid } else { nil } })

  /// The cells of one row of a grid.
  static let gridRow = describe(
    "gridRow", "The cells of one row of a grid.", blank: Arrangement.GridRow(),
    keys: [
      Key(
        "alignment", optional: \.alignment, .word(),
        "Where views lie in the height of the row; else as the grid says.")
    ],
    embedding: Arrangement.gridRow,
    extracting: { if case .gridRow(let row) = $0 { row } else { nil } })

  /// A cell of a grid that takes several columns, or says where those of its column lie.
  static let gridCell = describe(
    "gridCell",
    "A cell of a grid that takes several columns, or says where those of its column lie.",
    blank: Arrangement.GridCell(),
    keys: [
      Key("columns", \.columns, .count, "How many columns."),
      Key(
        "columnAlignment", optional: \.columnAlignment, .word(),
        "Where the cells of its column lie in the width of it; else as the grid says."),
    ],
    embedding: Arrangement.gridCell,
    extracting: { if case .gridCell(let cell) = $0 { cell } else { nil } })

  /// Views in rows or columns of given extents, as LazyVGrid and LazyHGrid.
  static let lazyGrid = describe(
    "lazyGrid", "Views in rows or columns of given extents, as LazyVGrid and LazyHGrid.",
    blank: Arrangement.LazyGrid(),
    keys: [
      Key("axis", \.axis, .word(), "The direction in which it grows."),
      Key(
        "tracks", \.tracks, .array(of: .track), "Its columns, or where it grows sideways its rows."),
      Key("alignment", \.alignment, .word(), "Where the tracks lie in the room across."),
      Key(
        "spacing", optional: \.spacing, .distance,
        "Between rows of views, in points; else the default distance."),
    ],
    embedding: Arrangement.lazyGrid,
    extracting: { if case .lazyGrid(let grid) = $0 { grid } else { nil } })

  /// Rows that scroll, in sections or not, as List and Form.
  static let list = describe(
    "list", "Rows that scroll, in sections or not, as List and Form.", blank: Arrangement.List(),
    keys: [
      Key("style", \.style, .word(), "How sections and rows are set apart."),
      Key(
        "contentOffset", \.contentOffset, .distance, "How far the rows are scrolled up, in points."),
    ],
    embedding: Arrangement.list,
    extracting: { if case .list(let list) = $0 { list } else { nil } })

  /// Rows of a list that belong together, with a header and a footer or without.
  static let section = describe(
    "section", "Rows of a list that belong together, with a header and a footer or without.",
    .section)

  /// What stands above the rows of a section.
  static let header = describe("header", "What stands above the rows of a section.", .header)

  /// What stands below the rows of a section.
  static let footer = describe("footer", "What stands below the rows of a section.", .footer)

  /// A row of a list with insets, a line or a mark of its own.
  static let listRow = describe(
    "listRow", "A row of a list with insets, a line or a mark of its own.",
    blank: Arrangement.ListRow(),
    keys: [
      Key(
        "insets", optional: \.insets, .padding, "The room around what lies in it; else the list's."),
      Key("separator", \.hasSeparator, .bool, "Whether a line lies below it."),
      Key("disclosure", \.isDisclosing, .bool, "True where it has the arrow of what opens more."),
    ],
    embedding: Arrangement.listRow,
    extracting: { if case .listRow(let row) = $0 { row } else { nil } })
}

extension Shape where Value == Arrangement.Padding {
  /// The room on each side.
  fileprivate static var padding: Shape {
    ObjectForm(
      name: "insets", documentation: "The room around what lies in a row, in points.",
      blank: Arrangement.Padding(), keys: ArrangementType.paddingKeys
    ).shape
  }
}

extension Shape where Value == Arrangement.Track {
  /// A column or a row of a grid.
  fileprivate static var track: Shape {
    ObjectForm(
      name: "a track", documentation: "A column or a row of a grid.", blank: Arrangement.Track(),
      keys: [
        Key("size", \.size, .word(), "How the extent is found."),
        Key("minimum", \.minimum, .length, "The extent of a fixed track, or the least, in points."),
        Key("maximum", \.maximum, .lengthOrInfinity, "The most, in points."),
        Key(
          "spacing", optional: \.spacing, .distance,
          "To the next track, in points; else the default distance."),
        Key(
          "alignment", optional: \.alignment, .word(),
          "Where views lie in the track; else in the middle."),
      ]
    ).shape
  }
}
