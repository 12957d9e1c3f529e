import AfterimageFleet

/// The file that notes where the goldens of a folder come from: a title, and a line for each golden, in the order of their bytes.
///
///     afterimage origins 1
///     NAME⇥REVISION⇥RELEASE⇥INPUTS⇥CONTENT
///
/// INPUTS and CONTENT are SHA-256 in hexadecimal digits. A line that cannot be read counts as none, as one that a merge has
/// spoilt, and so does one of another file than the golden that is there.
package struct GoldenOrigins: Hashable, Sendable {
  /// The notes, by the names of the goldens' files.
  package var notes: [String: GoldenOrigin] = [:]

  /// The name of the file.
  package static let fileName = "origins.txt"

  fileprivate static let title = "afterimage origins 1"
  fileprivate static let tabulator = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")

  /// Makes a file without notes.
  package init() {}
}

extension GoldenOrigins {
  /// Reads a file; without notes where it has another title.
  package init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: Self.lineFeed)
    guard lines.first?.elementsEqual(Self.title.utf8) == true else { return }
    for line in lines.dropFirst() {
      let fields = line.split(separator: Self.tabulator, omittingEmptySubsequences: false)
      guard fields.count == 5, let origin = GoldenOrigin(fields: fields.dropFirst()) else {
        continue
      }
      notes[String(decoding: fields[0], as: UTF8.self)] = origin
    }
  }

  /// The bytes of the file, the same for the same notes.
  package var bytes: [UInt8] {
    let lines = notes.keys.filter(Self.canHold).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }.map(line)
    return Array(([Self.title] + lines).map { $0 + "\n" }.joined().utf8)
  }

  /// True where a name can stand in the file.
  private static func canHold(_ name: String) -> Bool {
    !name.utf8.contains { $0 == tabulator || $0 == lineFeed }
  }

  /// The line of a golden, or its name alone where there is no note.
  func line(of name: String) -> String {
    ([name] + (notes[name]?.fields ?? [])).joined(separator: "\t")
  }
}

extension GoldenOrigin {
  fileprivate var fields: [String] {
    ["\(drawer.revision)", drawer.release, inputs.hexadecimal, content.hexadecimal]
  }

  fileprivate init?(fields: ArraySlice<ArraySlice<UInt8>>) {
    let fields = Array(fields)
    guard let revision = Int(String(decoding: fields[0], as: UTF8.self)),
      let inputs = Digest(hexadecimal: fields[2]), let content = Digest(hexadecimal: fields[3])
    else { return nil }
    let release = String(decoding: fields[1], as: UTF8.self)
    self.init(
      drawer: Drawer(release: release, revision: revision), inputs: inputs, content: content)
  }
}
