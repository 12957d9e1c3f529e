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
  /// The prediction that is nearest to it, and how many pixels differ beyond the loss of ASTC; nil where one agrees, or none is like it.
  package let nearest: (prediction: PredictedPicture, pixels: Int)?
  /// The kinds of secret that can be read in it, such as a card number; nil where nothing reads.
  package let read: [String]?
  /// What is known of the secrets on it: those of the stories with which it agrees, or else of the nearest, and what can be read.
  package let rows: [AuditRow]

  /// Puts together what is known of a picture.
  ///
  /// - Parameter predicted: the rows of the stories with which it agrees, or else of the nearest, under the path of the picture.
  package init(
    path: String, agreeing: [PredictedPicture],
    nearest: (prediction: PredictedPicture, pixels: Int)?, read: [String]?,
    predicted: [AuditRow]
  ) {
    (self.path, self.agreeing, self.nearest, self.read) = (path, agreeing, nearest, read)
    let readings = (read ?? []).map { AuditRow(of: path, reading: $0) }
    let doubt = Doubt.notPredicted(differentPixels: nearest?.pixels)
    if !agreeing.isEmpty {
      rows = readings + predicted
    } else if predicted.isEmpty {
      rows = readings + [AuditRow(of: path, doubting: doubt)]
    } else {
      rows = readings + predicted.map { $0.doubted(because: doubt) }
    }
  }

  /// The verdict: what is read shows; of what agrees with no prediction nobody can tell, unless the nearest leaks.
  package var verdict: Verdict { rows.map(\.finding.verdict).max() ?? .proved }
}

extension AuditRow {
  /// A row for a kind of secret that can be read in a picture.
  fileprivate init(of path: String, reading: String) {
    self.init(
      of: path, "it has the form of one",
      SecretFinding(
        screen: .devicePicture, view: "text", trials: 0, proof: .open(.init()), doubt: nil,
        reading: reading, leaks: []))
  }

  /// A row for a picture of which no prediction is like it, or none with a secret.
  fileprivate init(of path: String, doubting doubt: Doubt) {
    self.init(
      of: path, "it may be of any screen",
      SecretFinding(
        screen: .devicePicture, view: "all", trials: 0, proof: .open(.init()), doubt: doubt,
        leaks: []))
  }

  private init(of path: String, _ reason: String, _ finding: SecretFinding) {
    self.init(
      input: path, file: nil, line: nil, reason: reason, kind: .other, strategy: nil,
      circumstances: nil, finding: finding, sample: nil)
  }

  /// The row of a prediction with which a picture does not agree.
  fileprivate func doubted(because doubt: Doubt) -> AuditRow {
    var copy = self
    copy.finding.doubt = doubt
    return copy
  }
}

extension DevicePicture {
  /// What is known of the picture, a line for each thing; no line has a secret.
  package var lines: [String] {
    [identity] + secretLines
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
    let lines = rows.map(\.finding).compactMap { finding -> String? in
      guard finding.screen != .devicePicture else {
        return finding.reading.map { "leaks: \($0) can be read in it" }
      }
      return "\(finding.screen).\(finding.view) \(finding.verdict.words): \(finding)"
    }
    let hasNone = lines.isEmpty && (!agreeing.isEmpty || nearest != nil)
    return hasNone ? ["nothing on it counts as a secret"] : unique(lines)
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
        rows.map(\.finding).filter { $0.screen != .devicePicture }.map {
          [
            "screen": .string($0.screen.description), "view": .string($0.view),
            "verdict": .string($0.verdict.rawValue), "sentence": .string("\($0)"),
          ]
        }),
    ]
  }
}
