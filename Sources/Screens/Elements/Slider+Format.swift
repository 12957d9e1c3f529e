extension ElementType {
  /// A control for a value of a range.
  static let slider = describe(
    .slider, "A control for a value of a range.", blank: Slider(),
    keys: [
      Key("value", \.value, .number, "The value; beyond the range it counts as the nearer end."),
      Key("minimumValue", \.minimumValue, .number, "The value at the leading end."),
      Key("maximumValue", \.maximumValue, .number, "The value at the trailing end."),
      Key(
        "minimumTrackTintColor", optional: \.minimumTrackTintColor, .color,
        "The track's colour before the thumb; else the tint."),
      Key(
        "maximumTrackTintColor", optional: \.maximumTrackTintColor, .color,
        "The track's colour behind the thumb; else the system's fill."),
      Key("thumbTintColor", optional: \.thumbTintColor, .color, "The thumb's colour; else white."),
      Key("enabled", \.isEnabled, .bool, "False where the slider is faded."),
    ],
    embedding: Element.slider,
    extracting: { if case .slider(let slider) = $0 { slider } else { nil } })
}
