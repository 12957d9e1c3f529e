import Afterimage
import AfterimageRendering
import AfterimageScreens

/// Where the pictures of screens go.
enum RenderDestination: Sendable {
  /// The picture of the one screen.
  case picture(PictureDestination, DocumentFormat?)
  /// A file `NAME.png` for each screen, in a folder, or in the current one.
  case folder(String?)

  /// The endings of the pictures that are drawn.
  static let endings = ["png"] + DocumentFormat.allCases.map(\.rawValue)

  /// Takes the value of `-o` for one screen, or for several.
  init(_ path: String?, isOfSeveral: Bool, _ console: Console) throws {
    guard let path, path != "." else {
      self = .folder(nil)
      return
    }
    let ending = OutputEnding.of(path)
    let format = DocumentFormat.allCases.first { $0.rawValue == ending }
    let isPicture = path == "-" || ending == "png" || format != nil
    let isFolder = path.hasSuffix("/") || !isPicture && (isOfSeveral || OutputFiles.isFolder(path))
    if isFolder {
      try OutputEnding.requireFolder(path, or: Self.endings, for: "--output")
      self = .folder(path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path)
    } else if isOfSeveral {
      throw UsageErrors([
        .inapplicable("--output", because: "several screens need a folder, not the file \(path)")
      ])
    } else {
      try OutputEnding.require(path, among: Self.endings, orFolder: true, for: "--output")
      self = .picture(try PictureDestination(path, console), format)
    }
  }

  /// The form of the picture where it is not PNG.
  var format: DocumentFormat? {
    if case .picture(_, let format) = self { format } else { nil }
  }

  /// The folder of the pictures; nil is the current one, and for a picture without a folder.
  var folder: String? {
    if case .folder(let path) = self { path } else { nil }
  }

  /// Writes the picture of a screen, and tells the path of its file.
  func write(_ bytes: [UInt8], of screen: Name, _ console: Console) throws {
    switch self {
    case .picture(let destination, _): try destination.write(bytes, console)
    case .folder(let path):
      let file = (path.map { "\($0)/" } ?? "") + "\(screen).png"
      try saving { () throws(OutputFailure) in
        try OutputFiles.createFolder(ofFile: file)
        try OutputFiles.write(bytes, to: file)
      }
      try console.print(file)
    }
  }
}
