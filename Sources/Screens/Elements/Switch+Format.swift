extension ElementType {
  /// A control for one of two states.
  static let `switch` = describe(
    .switch, "A control for one of two states.", blank: Switch(),
    keys: [
      Key("on", \.isOn, .bool, "True where the switch is on."),
      Key(
        "onTintColor", optional: \.onTintColor, .color, "The track's colour while on; else green."),
      Key("thumbTintColor", optional: \.thumbTintColor, .color, "The thumb's colour; else white."),
      Key("enabled", \.isEnabled, .bool, "False where the switch is faded."),
    ],
    embedding: Element.switch,
    extracting: { if case .switch(let control) = $0 { control } else { nil } })
}
