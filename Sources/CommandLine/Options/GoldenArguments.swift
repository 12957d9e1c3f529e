import Afterimage
import AfterimageGoldens

/// The options that the golden commands share.
enum GoldenArguments {
  static let evidence = Option(
    "--output", short: "-o", "DIR", "Where a test run leaves what it saw, for approve.", .folder,
    default: "build/goldens")

  /// Reads a suite, without what killed runs have left in its folder; ends the command where there are errors.
  static func suite(
    _ path: String, _ arguments: Arguments, knowing passed: PassedCases = .none
  ) throws -> GoldenSuite {
    let fonts = try arguments[FontArguments.fonts]
    Leftovers.remove(in: path)
    return try reading { () throws(InputFailure) in
      try GoldenSuite.load(path, fonts: fonts, knowing: passed)
    }
  }
}
