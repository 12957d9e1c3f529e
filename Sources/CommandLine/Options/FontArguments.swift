import Afterimage
import AfterimageGraphics

/// The option that says where glyphs are taken from.
enum FontArguments {
  static let fonts = Option(
    "--fonts", "WORD",
    "The fonts: those that come with the program, or those of the system for what they lack.",
    .one(of: FontSource.allCases, named: \.rawValue), default: .bundled)

  /// Opens the fonts.
  static func pipeline(_ arguments: Arguments) throws -> Pipeline {
    let source = try arguments[fonts]
    return try drawing { () throws(PipelineError) in try Pipeline(fonts: source) }
  }
}
