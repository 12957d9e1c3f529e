package import AfterimageGraphics

/// The files that an input may name, as functions, so that decoding reads nothing by itself.
package struct ScreenFiles: Sendable {
  /// Reads a file by its path relative to the folder of the file that names it.
  package var read: @Sendable (_ path: String) -> Result<[UInt8], FileFailure>
  /// Decodes the bytes of a PNG or JPEG image.
  package var decodeImage: @Sendable (_ bytes: [UInt8]) -> Result<Bitmap, ImageFailure>
  /// Makes a screen of a document of Interface Builder, which may name other files.
  package var decodeDocument: DocumentDecoder = { bytes, document, _ in
    let mistake = Diagnostic.Kind.documentBroken("documents of Interface Builder are not read here")
    return DecodedScreen(
      screen: nil, diagnostics: [Diagnostic(mistake, at: document.place(ofLine: 0))],
      source: SourceText(bytes, file: document.file))
  }

  /// A function from the content of a document to a screen.
  package typealias DocumentDecoder =
    @Sendable (_ bytes: [UInt8], _ document: DocumentReference, _ files: ScreenFiles)
    -> DecodedScreen

  /// The names of what lies in a folder, in the order of their bytes; nil where it is no folder that may be read.
  package var list: @Sendable (_ path: String) -> [String]?

  /// Makes files of functions; without one that lists, no folder can be searched.
  package init(
    read: @escaping @Sendable (_ path: String) -> Result<[UInt8], FileFailure>,
    decodeImage: @escaping @Sendable (_ bytes: [UInt8]) -> Result<Bitmap, ImageFailure>,
    list: @escaping @Sendable (_ path: String) -> [String]? = { _ in nil }
  ) {
    self.read = read
    self.decodeImage = decodeImage
    self.list = list
  }

  /// No files at all: whatever is named is missing.
  package static let none = ScreenFiles(
    read: { _ in .failure(.missing) }, decodeImage: { _ in .failure(.broken("no decoder")) })
}

/// Why a file is not read.
package enum FileFailure: Error, Hashable, Sendable {
  case missing
  case isFolder
  /// The system refuses, for a reason in its words.
  case unreadable(String)
  /// The file lies, symbolic links followed, outside the folder that inputs are taken from.
  case outside(folder: String)
  /// The file has more bytes than an input may have.
  case tooLarge(limit: Int)
}

/// Why bytes do not become an image.
package enum ImageFailure: Error, Hashable, Sendable {
  /// The bytes are not an image that is read, for a reason.
  case broken(String)
  /// The image has more pixels than an image may have.
  case tooLarge(limit: Int)
}

/// The same failures as diagnostics.
extension FileFailure {
  package func kind(path: String) -> Diagnostic.Kind {
    switch self {
    case .missing: .fileMissing(path: path)
    case .isFolder: .fileIsFolder(path: path)
    case .unreadable(let reason): .fileUnreadable(path: path, reason: reason)
    case .outside(let folder): .fileOutsideFolder(path: path, folder: folder)
    case .tooLarge(let limit): .inputTooLarge(limit: limit)
    }
  }
}

extension ImageFailure {
  package func kind(path: String) -> Diagnostic.Kind {
    switch self {
    case .broken(let reason): .imageBroken(path: path, reason: reason)
    case .tooLarge(let limit): .imageTooLarge(path: path, limit: limit)
    }
  }
}
