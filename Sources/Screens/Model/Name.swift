/// A name that can become a file name: `[A-Za-z0-9._-]+`, at most 128 characters, and neither `.` nor `..`.
public struct Name: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The characters.
  public let description: String

  /// Takes a text as a name; nil where a character is not allowed.
  package init?(_ text: String) {
    guard (1...128).contains(text.utf8.count), text != ".", text != "..",
      text.utf8.allSatisfy(Self.allows)
    else { return nil }
    description = text
  }

  /// Reads a name as it is encoded; throws `DecodingError` for what is none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .description)
    guard let name = Name(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .description, in: values, debugDescription: "it cannot become a file name")
    }
    self = name
  }

  private init(checked description: String) {
    self.description = description
  }

  /// The name of a screen that is made of a cover alone.
  static let cover = Name(checked: CoverConstraints.id)

  /// The name of a screen that is made of a context menu alone.
  static let contextMenu = Name(checked: "context-menu")

  /// The name of what is known by a picture alone.
  package static let devicePicture = Name(checked: "picture")

  /// Orders names by their bytes.
  public static func < (left: Name, right: Name) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }

  private static func allows(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
