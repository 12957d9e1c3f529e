/// Which attributes can stand on the two sides of a constraint, as NSLayoutConstraint has it.
extension LayoutAttribute {
  /// The axis of a place; nil for a size.
  package var axis: StackView.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: nil
    }
  }

  /// True for the attributes that a guide has, which has neither baselines nor margins.
  var belongsToGuides: Bool { Self.ofGuides.contains(self) }

  /// The attributes that a guide has.
  static let ofGuides: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]

  /// The reason for which two attributes cannot be set against each other; nil where they can.
  package func mistake(against other: LayoutAttribute) -> Diagnostic.Kind? {
    guard axis == other.axis else { return .attributesDoNotPair(self, other) }
    if let followsDirection, let otherFollows = other.followsDirection,
      followsDirection != otherFollows
    {
      return .directionsDoNotPair(self, other)
    }
    return nil
  }

  /// True for leading and trailing, false for left and right, nil for what has no side.
  private var followsDirection: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}
