import AfterimageGraphics
import AfterimageScreens

/// A file that is to hold a picture: PNG, JPEG or KTX, by its first bytes.
struct PictureFile {
  /// Where it lies.
  let path: String
  /// Its content.
  let bytes: [UInt8]

  /// The completion that a shell offers for a picture's path.
  static let kind = ValueKind.file("png", "ktx", "jpg", "jpeg")

  /// True for what a picture may be called.
  static func isName(_ path: String) -> Bool { endings.contains { path.hasSuffix(".\($0)") } }

  private static let endings = ["png", "ktx", "jpg", "jpeg"]

  /// Reads a file, and ends the command where that is not possible.
  init(at path: String) throws(CommandFailure) {
    switch readFile(at: path) {
    case .failure(let failure):
      let message = Diagnostic(failure.kind(path: path), at: nil).formatted()
      throw CommandFailure(failure == .missing ? .inputMissing : .badInput, [message])
    case .success(let bytes):
      self.path = path
      self.bytes = bytes
    }
  }

  /// Ends the command where the file holds no picture; of PNG the pixels stay packed.
  func check() throws(CommandFailure) {
    guard PictureFormat(of: bytes) == .png else {
      _ = try picture()
      return
    }
    do throws(PNGError) { try PNG.check(bytes) } catch { throw failure(error.description) }
  }

  /// The picture; ends the command where there is none.
  func picture() throws(CommandFailure) -> Bitmap {
    do throws(PictureFormatError) { return try PictureFormat(of: bytes).decode(bytes) } catch {
      throw failure(error.description)
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(.badInput, ["\(path): \(reason)"])
  }
}
