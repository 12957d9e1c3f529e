public import AfterimageGraphics

extension Arrangement {
  /// A window on views that may be larger than it.
  public struct Scroll: Hashable, Sendable {
    /// True where it scrolls sideways.
    public var horizontal: Bool
    /// True where it scrolls up and down.
    public var vertical: Bool
    /// The point of the content at the window's leading top corner; zero is where it rests.
    public var contentOffset = Point.zero

    /// Makes a window that scrolls up and down, unless told otherwise.
    public init(horizontal: Bool = false, vertical: Bool = true) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Rows whose cells stand in columns.
  public struct Grid: Hashable, Sendable {
    /// Where views lie in their cells.
    public var alignment: Alignment = .center
    /// Between two columns, in points; nil is the default distance.
    public var horizontalSpacing: Double?
    /// Between two rows, in points; nil is the default distance.
    public var verticalSpacing: Double?

    /// Makes a grid whose views lie in the middle of their cells.
    public init() {}
  }

  /// The cells of one row.
  public struct GridRow: Hashable, Sendable {
    /// Where views lie in the height of the row; nil is as the grid says.
    public var alignment: VerticalGuide?

    /// Makes a row that is as its grid says.
    public init(alignment: VerticalGuide? = nil) { self.alignment = alignment }
  }

  /// A cell that takes several columns, or says where the cells of its column lie.
  public struct GridCell: Hashable, Sendable {
    /// How many columns.
    public var columns: Int
    /// Where the cells of its column lie in the width of it; nil is as the grid says.
    public var columnAlignment: HorizontalGuide?

    /// Makes a cell of some columns.
    public init(columns: Int = 1, columnAlignment: HorizontalGuide? = nil) {
      self.columns = columns
      self.columnAlignment = columnAlignment
    }
  }

  /// Views one after the other in columns, or in rows, of given extents.
  public struct LazyGrid: Hashable, Sendable {
    /// The direction in which rows of views follow each other.
    public var axis: StackView.Axis = .vertical
    /// The columns of a grid that grows downward, or the rows of one that grows sideways.
    public var tracks: [Track]
    /// Where the tracks lie in a grid that is wider than they are.
    public var alignment: StackGuide = .center
    /// Between rows of views, in points; nil is the default distance.
    public var spacing: Double?

    /// Makes a grid that grows downward.
    public init(_ tracks: [Track] = []) { self.tracks = tracks }
  }

  /// A column or a row of a grid, by the names of SwiftUI's `GridItem`.
  public struct Track: Hashable, Sendable {
    /// How the extent is found.
    public var size: TrackSize = .flexible
    /// The extent of a fixed track, or the least one, in points.
    public var minimum: Double = 10
    /// The most extent in points.
    public var maximum: Double = .infinity
    /// To the next track, in points; nil is the default distance.
    public var spacing: Double?
    /// Where views lie in the track; nil is the middle.
    public var alignment: Alignment?

    /// Makes a track of an extent between two bounds.
    public init(_ size: TrackSize = .flexible, minimum: Double = 10, maximum: Double = .infinity) {
      self.size = size
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// How the extent of a track is found.
  public enum TrackSize: String, CaseIterable, Hashable, Sendable {
    /// As large as the least extent says.
    case fixed
    /// A share of the room.
    case flexible
    /// As many tracks in a share of the room as fit.
    case adaptive
  }

  /// Rows that scroll.
  public struct List: Hashable, Sendable {
    /// How sections and rows are set apart.
    public var style: Style
    /// How far the rows are scrolled up, in points.
    public var contentOffset: Double = 0

    /// Makes rows on cards, as lists of SwiftUI have them on iOS, unless told otherwise.
    public init(_ style: Style = .insetGrouped) { self.style = style }

    /// The styles of lists and forms, by the names of SwiftUI's `ListStyle`.
    public enum Style: String, CaseIterable, Hashable, Sendable {
      case insetGrouped
      case grouped
      case plain
      case sidebar
    }
  }

  /// A row of a list that is not like the others.
  public struct ListRow: Hashable, Sendable {
    /// The room around what lies in the row; nil is as the list has it.
    public var insets: Padding?
    /// False where no line lies below the row.
    public var hasSeparator = true
    /// True where the row opens something and has the arrow of a `NavigationLink`.
    public var isDisclosing = false

    /// Makes a row as the list has it.
    public init() {}
  }

  /// A view at an edge of others, whose safe area it makes smaller.
  public struct SafeAreaInset: Hashable, Sendable {
    /// The edge.
    public var edge: Edge
    /// Where the view lies along the edge.
    public var alignment: StackGuide = .center
    /// Between the view and the others, in points; nil is none.
    public var spacing: Double?

    /// Makes room at the bottom, unless told otherwise.
    public init(_ edge: Edge = .bottom) { self.edge = edge }
  }

  /// The edges at which a view reaches beyond the safe area.
  public struct IgnoredSafeArea: Hashable, Sendable {
    /// The edges.
    public var edges: Set<Edge>

    /// Makes a view reach to all edges, unless told otherwise.
    public init(_ edges: Set<Edge> = .all) { self.edges = edges }
  }
}
