public import AfterimageGraphics

/// A figure as large as its frame allows, by the names of SwiftUI's shapes.
public enum Figure: Hashable, Sendable {
  /// The whole frame.
  case rectangle
  /// The whole frame with corners of a radius, in points.
  case roundedRectangle(RoundedCorners)
  /// The whole frame with corners of radii of their own, in points.
  case unevenRoundedRectangle(UnevenCorners)
  /// The largest circle in the middle of the frame.
  case circle
  /// The whole frame with ends that are half circles.
  case capsule
  /// The largest ellipse in the frame.
  case ellipse

  /// Corners that are alike.
  public struct RoundedCorners: Hashable, Sendable {
    /// The radius in points.
    public var radius: Double
    /// How the corners leave the straight edges.
    public var curve: CornerCurve = .continuous

    /// Makes continuous corners, as SwiftUI does since iOS 17.
    public init(radius: Double = 0) { self.radius = radius }
  }

  /// Corners that are not alike, their radii in points.
  public struct UnevenCorners: Hashable, Sendable {
    /// At the top, where lines begin.
    public var topLeading = 0.0
    /// At the bottom, where lines begin.
    public var bottomLeading = 0.0
    /// At the bottom, where lines end.
    public var bottomTrailing = 0.0
    /// At the top, where lines end.
    public var topTrailing = 0.0
    /// How the corners leave the straight edges.
    public var curve: CornerCurve = .continuous

    /// Makes corners that are square.
    public init() {}
  }
}

/// A figure that is filled, outlined or both.
public struct ShapeView: Hashable, Sendable {
  /// The figure.
  public var figure: Figure
  /// The colour within the figure; nil fills nothing.
  public var fill: ColorReference?
  /// The colours over that; nil draws none.
  public var fillGradient: Gradient?
  /// The line along the edge; nil draws none.
  public var stroke: Stroke?

  /// Makes a figure of a colour.
  public init(_ figure: Figure, fill: ColorReference? = nil) {
    self.figure = figure
    self.fill = fill
  }

  /// A line along the edge of a figure.
  public struct Stroke: Hashable, Sendable {
    /// The colour of the line.
    public var color: ColorReference = .system(.label)
    /// The thickness in points.
    public var lineWidth: Double = 1
    /// True where the line lies within the edge, as `strokeBorder` draws it, and not on both sides of it.
    public var isWithinEdge = false
    /// The lengths of dashes and of the gaps between them in turn, in points; none is an unbroken line.
    public var dash: [Double] = []
    /// How far into the first of these lengths the line begins, in points.
    public var dashPhase: Double = 0
    /// How dashes end.
    public var lineCap = LineCap.butt

    /// The ends of dashes, by the names of `CGLineCap`.
    public enum LineCap: String, CaseIterable, Hashable, Sendable {
      /// Square, where the dash ends.
      case butt
      /// A half circle beyond the end.
      case round
      /// Half of a square beyond the end.
      case square
    }

    /// Makes a line of the colour of labels.
    public init() {}
  }
}
