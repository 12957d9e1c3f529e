import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens

/// A key of a view, or of an object in its value, that is another one; nil where it is at its default.
struct LookDifference {
  /// The key, behind those of the objects that it stands in.
  let key: String
  /// The value before.
  let old: String?
  /// The value now.
  let new: String?
}

extension LookDifference {
  /// The differences of two values of a key, by the keys of objects and the places in lists of objects; nil where they are neither, so that they differ as a whole.
  static func all(of key: String, _ old: String, _ new: String) -> [LookDifference]? {
    guard let before = JSONTree(old), let after = JSONTree(new) else { return nil }
    let differences = Self.all(of: key, before, after)
    return differences.count == 1 && differences[0].key == key ? nil : differences
  }

  private static func all(
    of key: String, _ old: JSONTree?, _ new: JSONTree?
  ) -> [LookDifference] {
    guard old != new else { return [] }
    guard let before = old?.parts, let after = new?.parts,
      old?.isList == new?.isList, new?.isList == false || before.count == after.count
    else { return [LookDifference(key: key, old: old?.words, new: new?.words)] }
    return unique(before.map(\.key) + after.map(\.key)).flatMap { part in
      all(
        of: "\(key).\(part)", before.first { $0.key == part }?.value,
        after.first { $0.key == part }?.value)
    }
  }
}

/// A value of JSON as far as it is compared part by part.
private struct JSONTree: Equatable {
  /// The members of an object, or the elements of a list of objects by their places; nil for all else.
  var parts: [Part]?
  /// True for a list.
  var isList = false
  /// A word as it stands, all else as JSON.
  let words: String

  struct Part: Equatable {
    let key: String
    let value: JSONTree
  }

  /// Reads a text; nil where it is a word.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let root = JSONDocument(reading: bytes, file: "trace").root else { return nil }
    self.init(root, in: bytes)
  }

  private init(_ node: JSONNode, in bytes: [UInt8]) {
    words = node.string ?? String(decoding: bytes[node.range], as: UTF8.self)
    if let elements = node.elements {
      let values = elements.map { JSONTree($0, in: bytes) }
      guard values.allSatisfy({ $0.parts != nil && !$0.isList }) else { return }
      isList = true
      parts = values.enumerated().map { Part(key: "\($0.offset)", value: $0.element) }
    } else if case .object(let members) = node.content {
      parts = members.map { Part(key: $0.key, value: JSONTree($0.value, in: bytes)) }
    }
  }
}
