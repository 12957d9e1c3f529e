/// How a single line becomes smaller before it is cut.
package struct FontFitting: Hashable, Sendable {
  /// The least size, in points.
  package var minimumSize: Double
  /// True where the baseline stays where that of the full size is, as `UILabel.baselineAdjustment` has it by default.
  package var keepsBaseline = false
}
