/// A line one pixel thin.
public struct Separator: Hashable, Sendable {
  /// The direction of the line.
  public var axis: StackView.Axis = .horizontal
  /// The colour of the line.
  public var color: ColorReference = .system(.separator)

  /// Makes a horizontal line in the system's colour.
  public init() {}
}
