extension PresentationType {
  /// A card beside a view, with an arrow towards it.
  static let popover = describe(
    "popover", "A card beside a view, with an arrow towards it; on a phone a sheet.",
    blank: Popover(.blank, sourceView: ""),
    keys: [
      Key(
        "sourceView", \.sourceView, .identifierText, isRequired: true,
        "The id of the view that the arrow points at."),
      Key(
        "permittedArrowDirection", \.permittedArrowDirection, .word(), "Where the arrow points."),
      Key(
        "preferredContentSize", \.preferredContentSize, .size,
        "The extent in points, which it keeps where there is room."),
    ]
      + PresentedContent.keys.map { key in
        key.lifted(extracting: \.content, embedding: { $1.content = $0 })
      },
    embedding: Presentation.popover,
    extracting: { if case .popover(let popover) = $0 { popover } else { nil } })
}
