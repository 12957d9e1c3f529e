package import AfterimageGraphics
private import COCR

/// A reader of what is written in pictures, by tesseract, which is loaded when one is made; for one thread at a time.
package struct TextReader: ~Copyable {
  private let reader: OpaquePointer

  /// The reasons for which nothing can be read.
  package enum Failure: Error, Hashable, Sendable {
    /// The library is not there.
    case libraryMissing
    /// The library is there without its data for English.
    case languageMissing
  }

  /// Loads tesseract and its data for English.
  package init() throws(Failure) {
    var opened: OpaquePointer?
    switch ocr_open(&opened) {
    case ocr_done: break
    case ocr_no_language: throw .languageMissing
    default: throw .libraryMissing
    }
    guard let opened else { throw .libraryMissing }
    reader = opened
  }

  deinit { ocr_close(reader) }

  /// The lines that can be read in a picture, empty ones left out.
  ///
  /// - Parameter scale: pixels in a point; text of a screen is as large as print at 72 points an inch.
  package func lines(in picture: Bitmap, scale: Double) -> [String] {
    let grey = picture.pixels.map(\.luminance)
    let resolution = Int32(max(70, scale * 72))
    guard
      let text = ocr_text(reader, grey, Int32(picture.width), Int32(picture.height), resolution)
    else { return [] }
    defer { ocr_free_text(reader, text) }
    return String(cString: text).split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}

extension TextReader {
  /// True where all letters and digits of a secret stand in lines that were read one after the other, whatever lies between them.
  package static func reads(_ secret: String, in lines: [String]) -> Bool {
    let words = secret.filter { $0.isLetter || $0.isNumber }.lowercased()
    let all = lines.joined().filter { $0.isLetter || $0.isNumber }.lowercased()
    return !words.isEmpty && all.contains(words)
  }
}

extension TextReader.Failure: CustomStringConvertible {
  /// The reason with a way out.
  package var description: String {
    switch self {
    case .libraryMissing:
      "tesseract is not here, so no text is read in pictures; on Debian 'apt-get install"
        + " tesseract-ocr', with Homebrew 'brew install tesseract'"
    case .languageMissing:
      "tesseract has no data for English, so no text is read in pictures; on Debian 'apt-get"
        + " install tesseract-ocr-eng'"
    }
  }
}

extension UInt32 {
  /// The luminance of a premultiplied pixel on black, by the weights of ITU-R BT.601.
  fileprivate var luminance: UInt8 {
    let (red, green, blue) = (self >> 16 & 0xFF, self >> 8 & 0xFF, self & 0xFF)
    return UInt8((red * 299 + green * 587 + blue * 114 + 500) / 1000)
  }
}
