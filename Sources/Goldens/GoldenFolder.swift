package import Afterimage
package import AfterimageGraphics
import AfterimageScreens

/// A folder of goldens, with the file that names the libraries that drew them.
package struct GoldenFolder: Sendable {
  /// The path.
  package let path: String
  /// The fonts that the pictures are drawn with.
  package let fonts: FontSource

  /// Names a folder.
  package init(_ path: String, fonts: FontSource = .bundled) {
    self.path = path
    self.fonts = fonts
  }

  /// The file that names the versions of the drawing libraries.
  package static let fingerprintFile = "fingerprint.txt"

  /// The path of a golden.
  package func path(of fileName: String) -> String { "\(path)/\(fileName)" }

  /// The bytes of a golden; nil where there is none that can be read.
  func bytes(of fileName: String) -> [UInt8]? { try? readFile(at: path(of: fileName)).get() }

  /// Removes a golden.
  package func remove(_ fileName: String) throws(OutputFailure) {
    try OutputFiles.remove(path(of: fileName))
  }

  /// The goldens that are there, in the order of their names.
  package func names() throws(OutputFailure) -> [String] {
    try OutputFiles.names(in: path).filter { name in
      GoldenKind.allCases.contains { name.hasSuffix("." + $0.rawValue) }
    }
  }
}
