extension ElementType {
  /// A row of a table.
  static let tableViewCell = describe(
    .tableViewCell, "A row of a table.", blank: TableViewCell(),
    keys: [
      Key("style", \.style, .word(), "Where the texts lie and what they look like."),
      Key("text", optional: \.textLabel, .textOrView, "The main text, or the label that shows it."),
      Key("detailText", optional: \.detailTextLabel, .textOrView, "The second text, or its label."),
      Key("imageView", optional: \.imageView, .view, "What stands before the texts."),
      Key("accessory", \.accessory, .word(), "The system's mark at the trailing edge."),
      Key(
        "accessoryView", optional: \.accessoryView, .view, "A view in place of the system's mark."),
      Key("selected", \.isSelected, .bool, "True where the row is chosen."),
      Key("highlighted", \.isHighlighted, .bool, "True where a finger lies on the row."),
    ],
    embedding: Element.tableViewCell,
    extracting: { if case .tableViewCell(let cell) = $0 { cell } else { nil } })
}
