import AfterimageGraphics
import AfterimageScreens

extension Shape where Value == Screen {
  /// The path of a screen file, relative to the file that names it.
  static var screenFile: Shape {
    Shape(
      schema: ["type": "string"], write: { .string("\($0.name).screen.json") },
      read: { node, decoding in
        guard let path = Shape<String>.text.read(node, &decoding) else { return nil }
        let document = DocumentReference(path)
        switch decoding.files.read(document?.file ?? path) {
        case .success(let bytes): return decode(bytes, document, path, &decoding)
        case .failure(let failure):
          decoding.report(failure.kind(path: path), at: node)
          return nil
        }
      })
  }

  private static func decode(
    _ bytes: [UInt8], _ document: DocumentReference?, _ path: String, _ decoding: inout Decoding
  ) -> Screen? {
    let home = folder(of: decoding.source.file)
    let files = decoding.files.inFolder(folder(of: document?.file ?? path))
    let decoded =
      if let document {
        files.decodeDocument(
          bytes, DocumentReference(file: home + document.file, scene: document.scene), files)
      } else {
        Screen.decode(bytes, file: home + path, files: files)
      }
    decoding.include(decoded.diagnostics, from: decoded.source)
    return decoded.screen
  }
}

extension ScreenFiles {
  /// The same files for a file in a folder, whose own paths are relative to it.
  fileprivate func inFolder(_ folder: String) -> ScreenFiles {
    var files = self
    files.read = { path in read(path.hasPrefix("/") ? path : folder + path) }
    return files
  }
}

/// The folder of a path with its slash; nothing where the path has none.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(path[...slash])
}
