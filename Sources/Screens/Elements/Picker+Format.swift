extension ElementType {
  /// Wheels side by side.
  static let picker = describe(
    .picker, "Wheels side by side, each with one of its rows in the middle.", blank: Picker([]),
    keys: [
      Key(
        "components", \.components, .array(of: componentForm.shape), isRequired: true,
        "The wheels, in reading order.")
    ],
    embedding: Element.picker,
    extracting: { if case .picker(let picker) = $0 { picker } else { nil } })

  private static let componentForm = ObjectForm(
    name: "a component", documentation: "A wheel of a picker.", blank: Picker.Component([]),
    keys: [
      Key("rows", \.rows, .array(of: .text), isRequired: true, "The titles from top to bottom."),
      Key("selectedRow", \.selectedRow, .count, "The row in the middle, from 0."),
    ])
}
