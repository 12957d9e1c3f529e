import AfterimageGraphics
import AfterimageScreens

/// The font files around a document by the names of their faces, each read once, when a name asks for it.
struct DocumentFonts {
  /// The paths of the files that have not been looked into, the nearest first.
  private var unread: [String]
  private let files: ScreenFiles
  private var faces: [String: FontFile] = [:]
  /// How many more bytes may be read; a file that is found from several folders counts each time.
  private var remaining = Limits.inputBytes

  /// Knows where files are, and has read none.
  init(unread: [String], files: ScreenFiles) {
    self.unread = unread
    self.files = files
  }

  /// The file of a face by its PostScript name; nil where no file that can be read has it.
  mutating func file(ofFace name: String) -> FontFile? {
    // Most files are called as their face is.
    let likely = unread.filter { Self.isFile($0, of: name) }
    for path in likely + unread where faces[name] == nil { look(into: path) }
    return faces[name]
  }

  private static func isFile(_ path: String, of name: String) -> Bool {
    path.split(separator: "/").last.map { $0.dropLast(".ttf".count) == name } ?? false
  }

  private mutating func look(into path: String) {
    guard remaining > 0, let index = unread.firstIndex(of: path) else { return }
    unread.remove(at: index)
    guard case .success(let file) = files.font(at: path) else { return }
    remaining -= file.bytes.count
    if faces[file.postScriptName] == nil { faces[file.postScriptName] = file }
  }
}
