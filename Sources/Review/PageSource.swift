private import CPages

/// The parts of the page as they come with the program.
enum PageSource {
  /// The template, with a mark for each part.
  static let template = text(cpages_page)
  /// The style.
  static let style = text(cpages_style)
  /// The script.
  static let script = text(cpages_script)

  private static func text(
    _ part: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?
  ) -> String {
    var length = 0
    guard let bytes = part(&length) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
