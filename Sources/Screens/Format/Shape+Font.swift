import AfterimageGraphics

/// Fonts: the name of a text style, a text style with a weight, a size with a weight, or a size with a file.
extension Shape where Value == FontReference {
  static var font: Shape {
    Shape(
      schema: ["$ref": "#/$defs/font"],
      check: {
        switch $0 {
        case .textStyle: []
        case .system(let size, _, _), .substitute(_, let size, _, _), .file(_, let size):
          SizedFont.size.check(size)
        }
      },
      write: \.written, read: readFont)
  }

  /// The schema that fonts refer to.
  static var fontDefinition: JSONValue {
    [
      "description":
        "The name of a text style, a text style with a weight, or a size in points, perhaps with a font file.",
      "anyOf": [
        Shape<TextStyle>.word().schema, StyledFont.form.shape.schema, SizedFont.form.shape.schema,
        FileFont.form.shape.schema,
      ],
    ]
  }

  @Sendable private static func readFont(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> FontReference? {
    if node.string != nil {
      return Shape<TextStyle>.word(.textStyle).read(node, &decoding).map { .textStyle($0) }
    }
    guard node.members != nil else {
      decoding.reportType(of: node, expected: "a font")
      return nil
    }
    if node["file"] != nil { return FileFont.form.read(node, &decoding)?.reference }
    guard node["size"] != nil else {
      return StyledFont.form.read(node, &decoding).map(\.reference)
    }
    return SizedFont.form.read(node, &decoding).map(\.reference)
  }
}

/// The object of a font that grows with the text size.
private struct StyledFont {
  var style = TextStyle.body
  var weight: Font.Weight?
  var isItalic = false

  var reference: FontReference { .textStyle(style, weight: weight, isItalic: isItalic) }

  static let form = ObjectForm(
    name: "a font", documentation: "A text style with a weight.", blank: StyledFont(),
    keys: [
      Key("textStyle", \.style, .word(.textStyle), isRequired: true, "The text style."),
      Key(
        "weight", optional: \.weight, .word(.fontWeight), "The weight; without it the style's own."),
      Key("italic", \.isItalic, .bool, "True where the letters lean."),
    ])
}

/// The object of a font that stays as it is.
private struct SizedFont {
  var size = 17.0
  var weight = Font.Weight.regular
  var isItalic = false
  var family: FontFamily?

  var reference: FontReference {
    family.map { .substitute(for: $0, size: size, weight: weight, isItalic: isItalic) }
      ?? .system(size: size, weight: weight, isItalic: isItalic)
  }

  static let size = Shape<Double>.number(in: 1...1000)

  static let form = ObjectForm(
    name: "a font", documentation: "A size with a weight.", blank: SizedFont(),
    keys: [
      Key("size", \.size, size, isRequired: true, "The size of the em square, in points."),
      Key("weight", \.weight, .word(.fontWeight), "The weight."),
      Key("italic", \.isItalic, .bool, "True where the letters lean."),
      Key(
        "family", optional: \.family, .word(.fontFamily),
        "The family that another face stands in for, as wide as it is and with lines as high."),
    ])
}

/// The object of a font of the app's own.
private struct FileFont {
  var size = 17.0
  var file: FontFile?

  var reference: FontReference? { file.map { .file($0, size: size) } }

  static let form = ObjectForm(
    name: "a font", documentation: "A size with a font file.", blank: FileFont(),
    keys: [
      Key(
        "size", \.size, SizedFont.size, isRequired: true,
        "The size of the em square, in points."),
      Key(
        "file", \.file, .fontFile, isRequired: true,
        "The path of a TrueType or OpenType file, whose weight is the font's."),
    ])
}

extension FontReference {
  fileprivate var written: JSONValue {
    switch self {
    case .textStyle(let style, nil, false): .string(style.rawValue)
    case .textStyle(let style, let weight, let isItalic):
      .object(
        StyledFont.form.write(StyledFont(style: style, weight: weight, isItalic: isItalic)))
    case .system(let size, let weight, let isItalic):
      .object(SizedFont.form.write(SizedFont(size: size, weight: weight, isItalic: isItalic)))
    case .substitute(let family, let size, let weight, let isItalic):
      .object(
        SizedFont.form.write(
          SizedFont(size: size, weight: weight, isItalic: isItalic, family: family)))
    case .file(let file, let size):
      .object(FileFont.form.write(FileFont(size: size, file: file)))
    }
  }
}
