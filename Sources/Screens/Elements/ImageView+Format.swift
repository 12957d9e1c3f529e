import AfterimageGraphics

extension ElementType {
  /// A picture, with the regions of it that are sensitive.
  static let imageView = describe(
    .imageView, "A picture, with the regions of it that are sensitive.", blank: ImageView(),
    keys: [
      Key(
        "image", optional: \.image, .imageSource,
        "A PNG or JPEG file below the folder of the screen file, or an object with a symbol's SF name."
      ),
      Key("contentMode", \.contentMode, .word(), "How the picture is fitted into the view."),
      Key("regions", \.regions, .array(of: regionForm.shape), "Named parts of the picture."),
    ],
    embedding: Element.imageView,
    extracting: { if case .imageView(let imageView) = $0 { imageView } else { nil } })

  private static let regionForm = ObjectForm(
    name: "a region", documentation: "A named part of a picture.",
    blank: ImageView.Region("", rect: .zero),
    keys: [
      Key("name", \.name, .identifier, isRequired: true, "What reports call the region."),
      Key(
        "rect", \.rect, .unitRect, isRequired: true,
        "[x, y, width, height], 0 to 1 from the left and the top of the picture."),
      Key("sensitive", \.isSensitive, .bool, "False where the region need not be masked."),
    ])
}
