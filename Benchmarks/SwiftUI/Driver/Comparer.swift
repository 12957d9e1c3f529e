import Afterimage
import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftSource
import UIKitScore

/// Draws what tests hand to checks, and compares it with the pictures that they keep.
struct Comparer {
  /// The source of the tests and of what they show.
  let program: SourceProgram
  /// What lies in the catalogues of the project.
  let resources: SourceResources
  /// What lays out and draws.
  let pipeline: Pipeline
  /// The folder for what is to be looked at.
  let output: String

  /// The line of a picture: its name, how many pieces hold, how many there are.
  func line(of picture: CheckedPicture) throws -> String {
    guard case .success(let bytes) = readFile(at: picture.path) else {
      return "\(picture.name)\t0\t0"
    }
    let circumstances = picture.circumstances
    let stored = picture.view(in: try PNG.decode(bytes))
    let made = screen(of: picture, in: circumstances.traits)
    let comparison = try made?.screen.map {
      try circumstances.compare($0, with: stored, by: pipeline)
    }
    if !picture.isHeldBack { try tell(of: picture, made, comparison) }
    let missed = { pieces(of: circumstances.seen(stored), scale: picture.scale).count }
    let score = comparison?.score
    return "\(picture.name)\t\(score?.holding ?? 0)\t\(score?.matches.count ?? missed())"
  }

  /// The screen that a picture shows; nil where none could be made.
  private func screen(of picture: CheckedPicture, in traits: Traits) -> SourceScreen? {
    let checks = SourceCheck.all(
      by: picture.check, in: program, traits, resources: resources,
      measure: { pipeline.frames(of: $0, in: traits) })
    if let name = picture.named { return checks.first { $0.name?.inFileName == name }?.screen }
    return checks.indices.contains(picture.index) ? checks[picture.index].screen : nil
  }

  /// Writes what was not understood, the pieces that do not hold, the screen, and both pictures.
  private func tell(
    of picture: CheckedPicture, _ made: SourceScreen?, _ comparison: UIKitComparison?
  ) throws {
    let place = output + "/" + picture.name.split(separator: "/").joined(separator: ".")
    let remarks =
      made?.remarks.map { "\($0.line.text): \($0.text)" } ?? ["no view reaches the check"]
    let report = comparison.map { UIKitReport([$0.score]).text } ?? ""
    let text = (remarks + [report]).joined(separator: "\n")
    try OutputFiles.write(Array(text.utf8), to: place + ".txt")
    if let json = made?.screen?.json {
      try OutputFiles.write(Array(json.utf8), to: place + ".screen.json")
    }
    if let both = comparison?.sideBySide {
      try OutputFiles.write(PNG.encode(both), to: place + ".png")
    }
  }
}

extension String {
  /// The name as it is part of a file's: runs of what is no letter, no digit and no underscore are one dash.
  fileprivate var inFileName: String {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
