/// A storyboard or xib, and perhaps a scene in it, as a path names it: `Main.storyboard#Login`.
package struct DocumentReference: Hashable, Sendable {
  /// The path of the document.
  package let file: String
  /// The storyboard identifier, class or object id of a scene; nil for the one that comes first.
  package let scene: String?

  /// The endings of documents' names.
  package static let suffixes = [".storyboard", ".xib"]

  /// Names a document, or a scene in it.
  package init(file: String, scene: String? = nil) {
    self.file = file
    self.scene = scene
  }

  /// Takes a path apart; nil for the path of another kind of file.
  package init?(_ path: String) {
    if Self.isDocumentName(path) {
      self.init(file: path)
    } else if let mark = path.lastIndex(of: "#"), Self.isDocumentName(String(path[..<mark])) {
      self.init(file: String(path[..<mark]), scene: String(path[path.index(after: mark)...]))
    } else {
      return nil
    }
  }

  /// True for the name of a storyboard or xib.
  package static func isDocumentName(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  /// The name of the document without its folder and its ending.
  package var stem: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let suffix = Self.suffixes.first { name.hasSuffix($0) } ?? ""
    return String(name.dropLast(suffix.count))
  }

  /// A line of the document, from 1; 0 is the document as a whole.
  package func place(ofLine line: Int) -> SourcePlace {
    SourcePlace(file: file, line: line, column: 0)
  }
}
