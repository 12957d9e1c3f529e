extension Arrangement {
  /// Views in a row or a column.
  public struct Stack: Hashable, Sendable {
    /// The direction in which the views follow each other.
    public var axis: StackView.Axis
    /// At which place the views line up across the stack.
    public var alignment: StackGuide = .center
    /// The distance between neighbours, in points; nil leaves it to them, as SwiftUI does.
    public var spacing: Double?
    /// True for a stack that takes all the room across, as `LazyHStack` and `LazyVStack` do.
    public var isLazy = false

    /// Makes a stack along an axis.
    public init(_ axis: StackView.Axis, alignment: StackGuide = .center, spacing: Double? = nil) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = spacing
    }
  }

  /// Views upon each other, or upon one that decides about the size.
  public struct Layers: Hashable, Sendable {
    /// Where the views lie.
    public var alignment: Alignment

    /// Makes layers whose middles lie upon each other, unless told otherwise.
    public init(_ alignment: Alignment = .center) { self.alignment = alignment }
  }

  /// Room of an extent that is fixed, or bounded, or neither.
  public struct Frame: Hashable, Sendable {
    /// The width in points; nil is the content's, within the bounds.
    public var width: Double?
    /// The height in points; nil is the content's, within the bounds.
    public var height: Double?
    /// The least width in points.
    public var minWidth: Double?
    /// The width in points where none is proposed.
    public var idealWidth: Double?
    /// The most width in points; infinity takes all that is proposed.
    public var maxWidth: Double?
    /// The least height in points.
    public var minHeight: Double?
    /// The height in points where none is proposed.
    public var idealHeight: Double?
    /// The most height in points; infinity takes all that is proposed.
    public var maxHeight: Double?
    /// Where the content lies in the room.
    public var alignment: Alignment = .center

    /// Makes room of a fixed extent, or of the content's.
    public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
      self.width = width
      self.height = height
      self.alignment = alignment
    }
  }

  /// Room around a view, in points: 16 on each side unless told otherwise, as SwiftUI has it on iOS.
  public struct Padding: Hashable, Sendable {
    /// Above the view.
    public var top: Double
    /// Before the view, in the direction of the interface.
    public var leading: Double
    /// Below the view.
    public var bottom: Double
    /// Behind the view, in the direction of the interface.
    public var trailing: Double

    /// Makes room on some sides.
    public init(_ edges: Set<Edge> = .all, _ length: Double? = nil) {
      func room(_ edge: Edge) -> Double { edges.contains(edge) ? length ?? Padding.standard : 0 }
      (top, leading, bottom, trailing) = (
        room(.top), room(.leading), room(.bottom), room(.trailing)
      )
    }

    /// The room that SwiftUI chooses on iOS.
    package static let standard = 16.0
  }

  /// The axes along which a view has its ideal extent, whatever is proposed.
  public struct FixedSize: Hashable, Sendable {
    /// True where the width is the ideal one.
    public var horizontal: Bool
    /// True where the height is the ideal one.
    public var vertical: Bool

    /// Makes a view keep its ideal extent along both axes, unless told otherwise.
    public init(horizontal: Bool = true, vertical: Bool = true) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A distance from where a view would lie, or a place in its room, in points.
  public struct Displacement: Hashable, Sendable {
    /// Towards the trailing edge.
    public var x: Double
    /// Towards the bottom.
    public var y: Double

    /// Makes a distance.
    public init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }
  }

  /// A ratio of width to height within the room that is proposed.
  public struct AspectRatio: Hashable, Sendable {
    /// The ratio; nil is that of the view's ideal extent.
    public var ratio: Double?
    /// Whether the view stays within the room or fills it.
    public var contentMode: Mode

    /// Makes a ratio within the room, unless told otherwise.
    public init(_ ratio: Double? = nil, contentMode: Mode = .fit) {
      self.ratio = ratio
      self.contentMode = contentMode
    }

    /// The two ways to meet the room that is proposed, by the names of SwiftUI's `ContentMode`.
    public enum Mode: String, CaseIterable, Hashable, Sendable {
      case fit
      case fill
    }
  }

  /// The rank of a view among those that share the room of a stack.
  public struct Priority: Hashable, Sendable {
    /// The rank: those of higher ones are given room first.
    public var value: Double

    /// Makes a rank.
    public init(_ value: Double = 0) { self.value = value }
  }

  /// A place at which a view lines up with others.
  public struct Guide: Hashable, Sendable {
    /// The guide that is given a place of its own.
    public var guide: StackGuide
    /// The place from the leading or the top edge, in points.
    public var value: Double

    /// Makes a place of a guide.
    public init(_ guide: StackGuide = .center, at value: Double = 0) {
      self.guide = guide
      self.value = value
    }
  }

  /// Room that grows along its stack, or in both directions where it lies in none.
  public struct Spacer: Hashable, Sendable {
    /// The least extent in points; nil is the default distance of views.
    public var minLength: Double?

    /// Makes room that is at least as wide as the default distance, unless told otherwise.
    public init(minLength: Double? = nil) { self.minLength = minLength }
  }

  /// The axes along which one of several views has to fit.
  public struct FittedAxes: Hashable, Sendable {
    /// True where the width counts.
    public var horizontal: Bool
    /// True where the height counts.
    public var vertical: Bool

    /// Makes both count, unless told otherwise.
    public init(horizontal: Bool = true, vertical: Bool = true) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A figure beyond which nothing of a view is drawn.
  public struct Clip: Hashable, Sendable {
    /// The figure, as large as the view allows.
    public var figure: Figure

    /// Makes a view end at a figure.
    public init(_ figure: Figure) { self.figure = figure }
  }
}
