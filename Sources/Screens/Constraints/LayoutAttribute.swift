/// The attributes of NSLayoutConstraint.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  case left
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  case firstBaseline
  case lastBaseline
  case leftMargin
  case rightMargin
  case topMargin
  case bottomMargin
  case leadingMargin
  case trailingMargin
  case centerXWithinMargins
  case centerYWithinMargins
}
