/// A control for a value of a range.
public struct Slider: Hashable, Sendable {
  /// The value; one beyond the range counts as the nearer end.
  public var value: Double
  /// The value at the leading end.
  public var minimumValue: Double = 0
  /// The value at the trailing end.
  public var maximumValue: Double = 1
  /// The colour of the track before the thumb; nil is the tint.
  public var minimumTrackTintColor: ColorReference?
  /// The colour of the track behind the thumb; nil is the system's fill.
  public var maximumTrackTintColor: ColorReference?
  /// The colour of the thumb; nil is white.
  public var thumbTintColor: ColorReference?
  /// False where the slider is faded.
  public var isEnabled: Bool = true

  /// Makes a slider from 0 to 1; in the middle unless told otherwise.
  public init(value: Double = 0.5) {
    self.value = value
  }

  /// The part of the range below the value, 0 to 1; nothing of an empty range.
  package var fraction: Double {
    unitFraction(of: value, from: minimumValue, to: maximumValue)
  }
}

/// The part of a range below a value, 0 to 1; nothing of an empty range.
func unitFraction(of value: Double, from low: Double, to high: Double) -> Double {
  high > low ? max(0, min((value - low) / (high - low), 1)) : 0
}
