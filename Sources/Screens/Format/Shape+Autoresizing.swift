import AfterimageGraphics

extension Shape where Value == Autoresizing {
  /// A frame and what of it gives way.
  static var autoresizing: Shape {
    ObjectForm(
      name: "an autoresizing frame",
      documentation: "A frame in the superview, and what of it follows the superview's size.",
      blank: Autoresizing(.zero, in: .zero),
      keys: [
        Key("frame", \.frame, .frame, isRequired: true, "[x, y, width, height], in points."),
        Key(
          "superviewSize", \.superviewSize, .size, isRequired: true,
          "[width, height] of the superview that the frame was made for."),
        Key("mask", \.mask, .flexibilities, "What gives way; nothing keeps the frame."),
      ]
    ).shape
  }
}

extension Shape where Value == Set<Autoresizing.Flexibility> {
  fileprivate static var flexibilities: Shape {
    Shape<[Autoresizing.Flexibility]>.array(of: .word()).converted(
      to: { Set($0) }, from: { mask in Autoresizing.Flexibility.allCases.filter(mask.contains) })
  }
}

extension Shape where Value == IntrinsicSize {
  /// The extent that the content asks for.
  static var intrinsicSize: Shape {
    ObjectForm(
      name: "an intrinsic size", documentation: "The extent that the content asks for.",
      blank: IntrinsicSize(),
      keys: [
        Key("width", optional: \.width, .length, "In points; none asks for none."),
        Key("height", optional: \.height, .length, "In points; none asks for none."),
      ]
    ).shape
  }
}
