extension ElementType {
  /// A control that makes a value less or more by a step.
  static let stepper = describe(
    .stepper, "A control that makes a value less or more by a step.", blank: Stepper(),
    keys: [
      Key("value", \.value, .number, "The value, which decides whether a button is grey."),
      Key("minimumValue", \.minimumValue, .number, "The least value."),
      Key("maximumValue", \.maximumValue, .number, "The greatest value."),
      Key("wraps", \.wraps, .bool, "True where the step beyond one end leads to the other."),
      Key("decrementSymbol", \.decrementSymbol, .symbolOrName, "The symbol of the one button."),
      Key("incrementSymbol", \.incrementSymbol, .symbolOrName, "The symbol of the other button."),
      Key("enabled", \.isEnabled, .bool, "False where both buttons are grey."),
    ],
    embedding: Element.stepper,
    extracting: { if case .stepper(let stepper) = $0 { stepper } else { nil } })
}
