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
    let expected = try readPicture(arguments[expectedFile])
    let actual = try readPicture(arguments[actualFile])
    let difference = actual.difference(from: expected)
    let outcome = difference.map(GoldenOutcome.pictureDiffers) ?? .same
    let picture = Bitmap.comparison(expected: expected, actual: actual)
    if difference != nil, let path = try arguments[differencePath], let picture {
      try saving { () throws(OutputFailure) in
        try OutputFiles.write(PNG.encode(picture), to: path, readableBy: .owner)
      }
    }
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

  private static func readPicture(_ path: String) throws(CommandFailure) -> Bitmap {
    switch readFile(at: path) {
    case .failure(let failure):
      let message = Diagnostic(failure.kind(path: path), at: nil).formatted()
      throw CommandFailure(failure == .missing ? .inputMissing : .badInput, [message])
    case .success(let bytes):
      do throws(PNGError) { return try PNG.decode(bytes) } catch {
        throw CommandFailure(.badInput, ["\(path): \(error)"])
      }
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
