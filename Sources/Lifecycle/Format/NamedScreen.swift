import AfterimageGraphics
import AfterimageScreens

/// A screen that a scenario names by the path of its file, with the storyboard scene that it comes from.
struct NamedScreen: Sendable {
  /// The screen.
  let screen: Screen
  /// The scene that the screen comes from, its path relative to the scenario; nil for a screen file.
  var scene: StoryScene?
}

extension Shape where Value == NamedScreen {
  /// The path of a screen file, or of a scene in a storyboard, relative to the file that names it.
  static var namedScreen: Shape {
    Shape(
      schema: ["type": "string"],
      write: { named in
        let scene = named.scene?.document
        return .string(
          scene.map { "\($0.file)#\($0.scene ?? "")" } ?? "\(named.screen.name).screen.json")
      },
      read: { node, decoding in
        guard let path = Shape<String>.text.read(node, &decoding) else { return nil }
        return decoding.screen(at: path, namedAt: node.range.lowerBound)
      })
  }
}

extension Decoding {
  /// Reads the screen at a path, and reports its mistakes; that it is missing is reported at a byte of this file.
  mutating func screen(at path: String, namedAt offset: Int) -> NamedScreen? {
    let document = DocumentReference(path)
    switch files.read(document?.file ?? path) {
    case .failure(let failure):
      report(failure.kind(path: path), at: offset)
      return nil
    case .success(let bytes):
      guard let document else { return screen(bytes, path) }
      return scene(bytes, document)
    }
  }

  private mutating func screen(_ bytes: [UInt8], _ path: String) -> NamedScreen? {
    let decoded = Screen.decode(
      bytes, file: folder(of: source.file) + path, files: files.inFolder(folder(of: path)))
    include(decoded.diagnostics, from: decoded.source)
    return decoded.screen.map { NamedScreen(screen: $0) }
  }

  private mutating func scene(
    _ bytes: [UInt8], _ document: DocumentReference
  ) -> NamedScreen? {
    let shown = DocumentReference(
      file: folder(of: source.file) + document.file, scene: document.scene)
    let decoded = files.decodeDocument(bytes, shown, files.inFolder(folder(of: document.file)))
    include(decoded.diagnostics, from: decoded.source)
    return decoded.screen.map {
      NamedScreen(
        screen: $0,
        scene: StoryScene(
          document: document, segues: decoded.segues,
          children: decoded.embedded.map { ChildController($0.scene, of: $0.view) }))
    }
  }
}

extension ScreenFiles {
  /// The same files for a file in a folder, whose own paths are relative to it.
  fileprivate func inFolder(_ folder: String) -> ScreenFiles {
    var files = self
    files.read = { path in read(path.hasPrefix("/") ? path : folder + path) }
    files.list = { path in list(path.hasPrefix("/") ? path : folder + path) }
    return files
  }
}

/// The folder of a path with its slash; empty where the path has none.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(path[...slash])
}
