import AfterimageGraphics

extension ElementType {
  /// Rows one under the other in sections.
  static let tableView = describe(
    .tableView, "Rows one under the other in sections.", blank: TableView(),
    keys: [
      Key("style", \.style, .word(), "How sections and rows are set apart."),
      Key(
        "sections", \.sections, .array(of: sectionForm.shape), isRequired: true,
        "The sections from top to bottom."),
      Key(
        "contentOffset", \.contentOffset, .upwards,
        "[0, y] of the content at the window's top left corner, in points."),
      Key(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .word(),
        "Whether the content rests below bars and notch."),
      Key("separators", \.hasSeparators, .bool, "True where a hairline lies between rows."),
    ],
    embedding: Element.tableView,
    extracting: { if case .tableView(let table) = $0 { table } else { nil } })

  private static let sectionForm = ObjectForm(
    name: "a section", documentation: "Rows with a text above and below.",
    blank: TableView.Section(rows: []),
    keys: [
      Key("header", optional: \.header, .text, "The text above the rows."),
      Key("footer", optional: \.footer, .text, "The text below the rows."),
      Key(
        "rows", \.rows, .array(of: .row), isRequired: true,
        "The rows from top to bottom: cells, whose type need not be said, or other views."),
    ])
}
