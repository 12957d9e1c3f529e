/// A font of an app's own: a file of TrueType or OpenType with one face, which all that is set in it share.
public final class FontFile: Sendable {
  /// What the input calls it: a path relative to the folder of the file that names it.
  package let path: String
  /// The name by which UIKit and documents know the face, such as `Lato-Bold`.
  package let postScriptName: String
  /// The height above the baseline, in em.
  package let ascent: Double
  /// The depth below the baseline, in em, positive.
  package let descent: Double
  /// The content of the file.
  package let bytes: [UInt8]
  /// The 64 bits of FNV-1a over the bytes, so that a font is not read to be told from another.
  package let digest: UInt64

  /// Reads what layout has to know of a file; what draws it is the text engine's to read.
  ///
  /// - Parameters:
  ///   - path: what messages and screen files call it.
  ///   - bytes: the content of the file.
  public init(path: String, bytes: [UInt8]) throws(FontFileError) {
    let tables = try FontTables(bytes)
    self.path = path
    self.bytes = bytes
    postScriptName = try tables.postScriptName()
    let lines = try tables.lineMeasures()
    ascent = lines.ascent
    descent = lines.descent
    digest = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension FontFile: Hashable {
  /// True for the same content under the same path.
  public static func == (one: FontFile, other: FontFile) -> Bool {
    one === other
      || (one.digest == other.digest && one.path == other.path && one.bytes == other.bytes)
  }

  /// Adds what tells a font from another to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(path)
  }
}

/// Why a file is not a font that is read.
public enum FontFileError: Error, Hashable, Sendable {
  /// It does not begin as a font of TrueType or OpenType does.
  case notOpenType
  /// It has several faces, of which nobody says which one is meant.
  case collection
  /// It is compressed for the web.
  case compressed
  /// A table that every font has is missing, cut off or says what cannot be.
  case brokenTable(String)
}

extension FontFileError: CustomStringConvertible {
  /// The failure, and a way out where there is one.
  public var description: String {
    switch self {
    case .notOpenType: "it is no font of TrueType or OpenType"
    case .collection: "it is a collection of several faces; put the face into a file of its own"
    case .compressed: "it is a font for the web; unpack it to a .ttf or .otf file"
    case .brokenTable(let tag): "its table `\(tag)` is missing or broken"
    }
  }
}
