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
      Example(
        "afterimage diff before.ktx after.ktx", "Compares two snapshots of a device."),
    ],
    exitCodes: [.asExpected, .badVerdict, .usage, .badInput, .inputMissing, .disk]
  ) { arguments, console in
    try refuse(
      [arguments[differencePath]], over: [arguments[expectedFile], arguments[actualFile]])
    if let path = try arguments[differencePath] {
      try OutputEnding.require(path, among: ["png"], for: "--output")
    }
    let expected = try PictureFile(at: arguments[expectedFile])
    let actual = try PictureFile(at: arguments[actualFile])
    let difference = try difference(of: actual, from: expected, drawnTo: arguments[differencePath])
    let outcome = difference.map(GoldenOutcome.pictureDiffers) ?? .same
    try console.print(arguments[asJSON] ? difference.json.text(.pretty) : outcome.words)
    return difference == nil ? .asExpected : .badVerdict
  }

  private static let expectedFile = Positional(
    "A", "The picture as it should be: PNG, JPEG, or KTX as devices keep it.", PictureFile.kind)
  private static let actualFile = Positional("B", "The picture as it is.", PictureFile.kind)
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
        try OutputFiles.deliver(PNG.encode(picture), to: path, readableBy: .owner)
      }
    }
    return difference
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
  /// Left, top, width and height.
  var json: JSONValue {
    [.integer(x), .integer(y), .integer(width), .integer(height)]
  }
}
