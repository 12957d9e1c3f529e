import AfterimageGraphics
package import AfterimageScreens

/// The object that a side file `NAME.sensitive.json` holds: what its author knows better than the rules.
package struct SensitivityFile: Sendable {
  /// Where editors find the schema.
  var schema: String?
  /// The version of the format.
  var format = 1.0
  /// The marks by the ids of the document or of the screen, in the order of the file.
  package var views: [Entry] = []

  /// A view by its id, and whether it is sensitive.
  package struct Entry: Hashable, Sendable {
    /// The id.
    package let id: String
    /// True for a secret.
    package let isSensitive: Bool
    /// The byte of the file where the id stands.
    let offset: Int
  }

  /// The object that the file holds.
  package static let form = ObjectForm(
    name: "the file of sensitive views",
    documentation: "What of a storyboard or xib is sensitive, whatever its names say.",
    blank: SensitivityFile(),
    keys: [
      Key("$schema", optional: \.schema, .text, "Where editors find the schema of this file."),
      Key("format", \.format, .formatNumber, isRequired: true, "The version of the format, 1."),
      Key(
        "views", \.views, .sensitiveViews, isRequired: true,
        "True or false by the ids of views, as the document or the screen has them."),
    ])

  /// The path of the side file of a document: beside it, with the same name.
  package static func name(of document: DocumentReference) -> String {
    document.stem + ".sensitive.json"
  }
}

extension SensitivityFile {
  /// Reads a side file.
  ///
  /// - Parameters:
  ///   - known: every id that the file may name.
  /// - Throws: all mistakes, in the order of the file.
  static func decode(
    _ bytes: [UInt8], file: String, known: [String]
  ) throws(InvalidInput) -> SensitivityFile {
    let document = JSONDocument(reading: bytes, file: file)
    var decoding = Decoding(document.source, files: .none)
    let content = document.root.flatMap { form.read($0, &decoding) }
    let ids = Set(known)
    for entry in content?.views ?? [] where !ids.contains(entry.id) {
      decoding.report(.missingView(entry.id, known: known), at: entry.offset)
    }
    let diagnostics = document.mistakes(with: decoding).ordered().limited()
    guard let content, diagnostics.isEmpty else { throw InvalidInput(diagnostics: diagnostics) }
    return content
  }
}

extension Shape where Value == [SensitivityFile.Entry] {
  /// An object of true and false by ids.
  static var sensitiveViews: Shape {
    Shape(
      schema: ["type": "object", "additionalProperties": ["type": "boolean"]],
      write: { entries in .object(entries.map { .init($0.id, .bool($0.isSensitive)) }) },
      read: { node, decoding in
        guard let members = node.members else {
          decoding.reportType(of: node, expected: "an object of true and false by the ids of views")
          return nil
        }
        return members.compactMap { member in
          Shape<Bool>.bool.read(member.value, &decoding).map {
            .init(id: member.key, isSensitive: $0, offset: member.keyRange.lowerBound)
          }
        }
      })
  }
}
