@_exported public import Afterimage
@_exported public import AfterimageAudit
public import AfterimageScreens

extension Screen {
  /// Reads a screen file by its path relative to the folder of the test.
  ///
  /// - Throws: `InvalidInput` with every mistake in the file, or that it cannot be read.
  public init(file path: String, beside test: String = #filePath) throws(InvalidInput) {
    let path = path.hasPrefix("/") ? path : "\(folder(of: test))/\(path)"
    let bytes: [UInt8]
    switch readFile(at: path) {
    case .success(let content): bytes = content
    case .failure(let failure):
      throw InvalidInput(
        diagnostics: [Diagnostic(failure.kind(path: path), at: Diagnostic.Place?.none)])
    }
    let decoded = Screen.decode(bytes, file: path, files: .beside(path))
    guard let screen = decoded.screen else { throw InvalidInput(diagnostics: decoded.diagnostics) }
    self = screen
  }
}

/// The folder of a file.
func folder(of file: String) -> String {
  file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
}

/// The name of a file without the folders that it lies in.
func fileName(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
