extension ElementType {
  /// Rows of labelled fields in inset groups.
  static let form = describe(
    .form, "Rows of labelled fields in inset groups, as in the Settings app.", blank: Form([]),
    keys: [
      Key(
        "sections", \.sections, .array(of: sectionForm.shape), isRequired: true,
        "The groups from top to bottom."),
      Key(
        "contentOffset", \.contentOffset, .upwards,
        "[0, y] of the content at the form's top left corner, in points."),
    ],
    embedding: Element.form, extracting: { if case .form(let form) = $0 { form } else { nil } })

  private static let sectionForm = ObjectForm(
    name: "a section", documentation: "Rows on one card.", blank: Form.Section(rows: []),
    keys: [
      Key("header", optional: \.header, .text, "The text above the card."),
      Key("footer", optional: \.footer, .text, "The text below the card."),
      Key(
        "rows", \.rows, .array(of: rowForm.shape), isRequired: true,
        "The rows from top to bottom."),
    ])

  private static let rowForm = ObjectForm(
    name: "a row", documentation: "A label and a view beside it.", blank: Form.Row(),
    keys: [
      Key("label", optional: \.label, .text, "The text at the leading edge."),
      Key("field", optional: \.field, .view, "The view in the rest of the row."),
    ])
}
