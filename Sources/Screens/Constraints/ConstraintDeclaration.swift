/// A constraint as an author writes it.
public enum ConstraintDeclaration: Hashable, Sendable {
  /// `item.attribute (==|<=|>=) [multiplier *] [item.attribute] [+|- constant] [@priority]`, or Apple's Visual Format Language.
  case text(String)
  /// A visual format with its options and named constants.
  case visualFormat(VisualFormat)
  /// The parts one by one, under the names of NSLayoutConstraint.
  case parts(ConstraintParts)
}

/// A text in Apple's Visual Format Language and what it is read with.
public struct VisualFormat: Hashable, Sendable {
  /// The format, such as `H:|-[name]-[field(>=100)]-|`.
  package var format: String
  /// How the views line up across the format's direction, and which way it runs.
  package var options: [Option]
  /// The constants that the format names, in points.
  package var metrics: [String: Double]

  /// Makes a format with its options and constants.
  public init(_ format: String, options: [Option] = [], metrics: [String: Double] = [:]) {
    self.format = format
    self.options = options
    self.metrics = metrics
  }

  /// The options of NSLayoutConstraint.FormatOptions.
  public enum Option: String, CaseIterable, Hashable, Sendable {
    case alignAllLeft
    case alignAllRight
    case alignAllTop
    case alignAllBottom
    case alignAllLeading
    case alignAllTrailing
    case alignAllCenterX
    case alignAllCenterY
    case alignAllFirstBaseline
    case alignAllLastBaseline
    case directionLeadingToTrailing
    case directionLeftToRight
    case directionRightToLeft
    case spacingBaselineToBaseline
  }
}

/// The parts of a constraint, items by the names that constraint texts use.
public struct ConstraintParts: Hashable, Sendable {
  /// The item on the left-hand side.
  package var firstItem: String
  /// Its attribute.
  package var firstAttribute: LayoutAttribute
  /// How the sides relate.
  public var relation: LayoutRelation = .equal
  /// The item on the right-hand side; nil where there is only a constant.
  public var secondItem: String?
  /// Its attribute; nil is the first one's.
  public var secondAttribute: LayoutAttribute?
  /// The factor of the right-hand attribute.
  public var multiplier: Double = 1
  /// The constant that is added, in points.
  public var constant: Double = 0
  /// The strength.
  public var priority: LayoutPriority = .required
  /// The author's name for the constraint.
  public var identifier: String?

  /// Makes a constraint on an attribute of an item.
  public init(_ firstItem: String, _ firstAttribute: LayoutAttribute) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
  }
}
