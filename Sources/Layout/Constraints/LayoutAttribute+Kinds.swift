import AfterimageScreens

/// What kind of measure an attribute is.
extension LayoutAttribute {
  /// True where the side depends on the direction of the interface.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True where the attribute is measured within the margins.
  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// True for the edges, which mean the content's where a scroll view is tied to what lies in it.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
