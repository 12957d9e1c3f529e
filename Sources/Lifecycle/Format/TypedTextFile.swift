import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens

/// The object of a text with a mark; the text alone may stand for it.
private struct MarkedText: Sendable {
  var text = ""
  var isSensitive: Bool?

  static let form = ObjectForm(
    name: "a text", documentation: "A text for a view.", blank: MarkedText(),
    keys: [
      Key("text", \.text, .text, isRequired: true, "The characters."),
      Key(
        "sensitive", optional: \.isSensitive, .bool,
        "True where the text is a secret wherever it is written, false where it is none; else as the view."
      ),
    ])

  static let shape = form.shape { MarkedText(text: $0) }
}

extension Shape where Value == [Located<TypedText>] {
  /// An object of texts by the ids of views, each with its place in the file.
  static var locatedTexts: Shape {
    Shape(
      schema: [
        "type": "object",
        "additionalProperties": MarkedText.shape.schema,
      ],
      write: { .object($0.map { .init($0.value.id, value(of: $0.value)) }) }, read: read)
  }

  @Sendable private static func value(of text: TypedText) -> JSONValue {
    guard let isSensitive = text.isSensitive else { return .string(text.text) }
    return MarkedText.form.shape.write(MarkedText(text: text.text, isSensitive: isSensitive))
  }

  @Sendable private static func read(
    _ node: JSONNode, _ decoding: inout Decoding
  ) -> [Located<TypedText>]? {
    guard let members = node.members else {
      decoding.reportType(of: node, expected: "an object of texts by the ids of views")
      return nil
    }
    return members.compactMap { member in
      MarkedText.shape.read(member.value, &decoding).map { marked in
        Located(
          value: TypedText(member.key, marked.text, isSensitive: marked.isSensitive),
          offset: member.keyRange.lowerBound)
      }
    }
  }
}

extension Shape where Value == [TypedText] {
  /// An object of texts by the ids of views.
  static var texts: Shape {
    let located = Shape<[Located<TypedText>]>.locatedTexts
    return Shape(
      schema: located.schema,
      write: { located.write($0.map { Located(value: $0, offset: 0) }) },
      read: { node, decoding in located.read(node, &decoding)?.map(\.value) })
  }
}
