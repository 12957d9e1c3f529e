package import AfterimageGraphics

extension ScreenFiles {
  /// Reads a font file by its path relative to the folder of the file that names it.
  package func font(at path: String) -> Result<FontFile, FontFailure> {
    let bytes: [UInt8]
    switch read(path) {
    case .success(let content): bytes = content
    case .failure(let failure): return .failure(FontFailure(kind: failure.kind(path: path)))
    }
    guard bytes.count <= Limits.fontBytes else {
      return .failure(
        .broken(path, "it is larger than \(Wording.mebibytes(Limits.fontBytes))"))
    }
    do throws(FontFileError) {
      return .success(try FontFile(path: path, bytes: bytes))
    } catch {
      return .failure(.broken(path, error.description))
    }
  }
}

/// Why a file does not become a font.
package struct FontFailure: Error, Hashable, Sendable {
  /// The mistake.
  package let kind: Diagnostic.Kind

  fileprivate static func broken(_ path: String, _ reason: String) -> FontFailure {
    FontFailure(kind: .fontBroken(path: path, reason: reason))
  }
}
