/// Views in a row or a column that lay themselves out; its arranged subviews are the view's `subviews`.
public struct StackView: Hashable, Sendable {
  /// The direction in which the views follow each other.
  public var axis: Axis
  /// How the room along the axis is shared.
  public var distribution: Distribution = .fill
  /// Where the views lie across the axis.
  public var alignment: Alignment = .fill
  /// The distance between neighbours, in points; the least one where the distribution is equal spacing or centering.
  public var spacing: Double = 0
  /// True where the views lie within the stack view's margins.
  public var isLayoutMarginsRelativeArrangement: Bool = false
  /// True where vertical distances run between baselines.
  public var isBaselineRelativeArrangement: Bool = false

  /// Makes a stack along an axis.
  public init(_ axis: Axis) {
    self.axis = axis
  }

  /// The two directions of a stack.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// The five ways of UIStackView to share the room along the axis.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// The ways of UIStackView to place views across the axis; the baselines are for horizontal stacks.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline
  }
}
