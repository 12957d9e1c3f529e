package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageScreens

/// A picture that a story is predicted to leave, and how to find it among many.
package struct PredictedPicture: Sendable {
  /// The story: its input and its strategy, in words.
  package let name: String
  /// The index of the story.
  package let story: Int
  /// The picture.
  package let snapshot: Snapshot
  /// The picture in a few numbers.
  package let sketch: PictureSketch
}

/// A picture that was copied from a device, and what is known of it.
package struct DevicePicture: Sendable {
  /// The path of its file.
  package let path: String
  /// The predictions with which it agrees; none where no prediction is like it.
  package let agreeing: [PredictedPicture]
  /// The prediction that is nearest to it, and how many pixels differ beyond the loss of ASTC; nil where one agrees, or none has its size.
  package let nearest: (prediction: PredictedPicture, pixels: Int)?
  /// The kinds of secret that can be read in it, such as a card number; nil where nothing reads.
  package let read: [String]?
  /// The secrets of the stories with which it agrees, or else of the nearest.
  package let secrets: [SecretFinding]

  /// Puts together what is known of a picture.
  package init(
    path: String, agreeing: [PredictedPicture],
    nearest: (prediction: PredictedPicture, pixels: Int)?, read: [String]?,
    secrets: [SecretFinding]
  ) {
    (self.path, self.agreeing, self.nearest) = (path, agreeing, nearest)
    (self.read, self.secrets) = (read, secrets)
  }

  /// The verdict: what is read shows; of what agrees with no prediction nobody can tell, unless the nearest leaks.
  package var verdict: Verdict {
    if read?.isEmpty == false { return .leaks }
    let predicted = secrets.map(\.verdict).max() ?? .proved
    return agreeing.isEmpty ? max(.cannotTell, predicted) : predicted
  }
}

extension DevicePicture {
  /// What is known of the picture, a line for each thing; no line has a secret.
  package var lines: [String] {
    [identity] + (read ?? []).map { "leaks: \($0) can be read in it" } + secretLines
  }

  private var identity: String {
    if !agreeing.isEmpty { return "agrees with \(listedBriefly(unique(agreeing.map(\.name))))" }
    guard let nearest else {
      return
        "cannot tell: no prediction is like it; name the device with --device, and how it was held"
    }
    return "agrees with no prediction; of the nearest, \(nearest.prediction.name), from which"
      + " \(nearest.pixels) pixels differ:"
  }

  private var secretLines: [String] {
    guard !agreeing.isEmpty || nearest != nil else { return [] }
    let lines = secrets.map { "\($0.screen).\($0.view) \($0.verdict.words): \($0)" }
    return lines.isEmpty ? ["nothing on it counts as a secret"] : unique(lines)
  }

  /// The picture as JSON for programs.
  package var json: JSONValue {
    [
      "picture": .string(path),
      "verdict": .string(verdict.rawValue),
      "agrees": .array(unique(agreeing.map(\.name)).map { .string($0) }),
      "nearest": nearest.map { .string($0.prediction.name) } ?? .null,
      "differentPixels": nearest.map { .integer($0.pixels) } ?? .null,
      "read": read.map { .array($0.map { .string($0) }) } ?? .null,
      "secrets": .array(
        secrets.map {
          [
            "screen": .string($0.screen.description), "view": .string($0.view),
            "verdict": .string($0.verdict.rawValue), "sentence": .string("\($0)"),
          ]
        }),
    ]
  }
}
