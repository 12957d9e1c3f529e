import AfterimageGraphics

extension ElementType {
  /// Items in lines that flow.
  static let collectionView = describe(
    .collectionView, "Items in lines, as a flow layout places them.", blank: CollectionView(),
    keys: [
      Key(
        "sections", \.sections, .array(of: sectionForm.shape), isRequired: true,
        "The sections in the order of scrolling."),
      Key("scrollDirection", \.scrollDirection, .word(), "Where lines follow each other."),
      Key("itemSize", optional: \.itemSize, .size, "[width, height] of every item; else its own."),
      Key(
        "minimumLineSpacing", \.minimumLineSpacing, .length,
        "The least distance between lines, in points."),
      Key(
        "minimumInteritemSpacing", \.minimumInteritemSpacing, .length,
        "The least distance between the items of a line, in points."),
      Key("sectionInset", \.sectionInset, .edgeInsets, "The room around a section's items."),
      Key(
        "contentOffset", \.contentOffset, .point,
        "[x, y] by which the content has been moved from where it begins, in points."),
      Key(
        "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, .word(),
        "Whether the content rests below bars and notch."),
    ],
    embedding: Element.collectionView,
    extracting: { if case .collectionView(let collection) = $0 { collection } else { nil } })

  private static let sectionForm = ObjectForm(
    name: "a section", documentation: "Items between a header and a footer.",
    blank: CollectionView.Section(items: []),
    keys: [
      Key("header", optional: \.header, .view, "The view before the items."),
      Key("items", \.items, .array(of: .view), isRequired: true, "The items in reading order."),
      Key("footer", optional: \.footer, .view, "The view after the items."),
    ])
}
