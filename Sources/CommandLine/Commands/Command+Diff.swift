import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageScreens

extension Command {
  /// Compares two pictures, exactly.
  static let diff = Command(
    "diff", "Compares two pictures, exactly.",
    parameters: [expectedFile, actualFile, differencePath, asJSON],
    examples: [
      Example("afterimage diff before.png after.png", "Says how many pixels differ, and where."),
      Example(
        "afterimage diff before.png after.png -o difference.png",
        "Draws both, with what differs between them."),
    ],
    exitCodes: [.asExpected, .badVerdict, .usage, .badInput, .inputMissing, .disk]
  ) { arguments, console in
    let expected = try PictureFile(at: arguments[expectedFile])
    let actual = try PictureFile(at: arguments[actualFile])
    let difference = try difference(of: actual, from: expected, drawnTo: arguments[differencePath])
    let outcome = difference.map(GoldenOutcome.pictureDiffers) ?? .same
    try console.print(arguments[asJSON] ? difference.json.text(.pretty) : outcome.words)
    return difference == nil ? .asExpected : .badVerdict
  }

  private static let expectedFile = Positional(
    "A.png", "The picture as it should be.", .file("png"))
  private static let actualFile = Positional("B.png", "The picture as it is.", .file("png"))
  private static let differencePath = Option(
    "--output", short: "-o", "OUT.png", "Where to draw expected, difference and actual.",
    .file("png"))
  private static let asJSON = Flag("--json", "Print JSON.")

  /// Compares pixels only where the files differ: the same bytes are the same picture.
  private static func difference(
    of actual: PictureFile, from expected: PictureFile, drawnTo path: String?
  ) throws(CommandFailure) -> PictureDifference? {
    guard actual.bytes != expected.bytes else {
      try expected.check()
      return nil
    }
    let (expected, actual) = (try expected.picture(), try actual.picture())
    guard let difference = actual.difference(from: expected) else { return nil }
    if let path, let picture = Bitmap.comparison(expected: expected, actual: actual) {
      try saving { () throws(OutputFailure) in
        try OutputFiles.write(PNG.encode(picture), to: path, readableBy: .owner)
      }
    }
    return difference
  }
}

/// A file that is to hold a picture.
private struct PictureFile {
  let path: String
  let bytes: [UInt8]

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

  func check() throws(CommandFailure) {
    try reading { () throws(PNGError) in try PNG.check(bytes) }
  }

  func picture() throws(CommandFailure) -> Bitmap {
    try reading { () throws(PNGError) in try PNG.decode(bytes) }
  }

  private func reading<Value>(
    _ read: () throws(PNGError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(PNGError) { return try read() } catch {
      throw CommandFailure(.badInput, ["\(path): \(error)"])
    }
  }
}

extension PictureDifference? {
  /// The verdict for programs.
  fileprivate var json: JSONValue {
    switch self {
    case nil: ["same": true]
    case .size(let expectedWidth, let expectedHeight, let actualWidth, let actualHeight):
      [
        "same": false,
        "expectedSize": [.integer(expectedWidth), .integer(expectedHeight)],
        "actualSize": [.integer(actualWidth), .integer(actualHeight)],
      ]
    case .pixels(let pixels):
      [
        "same": false, "pixels": .integer(pixels.count), "largest": .integer(Int(pixels.largest)),
        "bounds": pixels.bounds.json, "clusters": .array(pixels.clusters.map(\.json)),
      ]
    }
  }
}

extension PixelRect {
  fileprivate var json: JSONValue {
    [.integer(x), .integer(y), .integer(width), .integer(height)]
  }
}
