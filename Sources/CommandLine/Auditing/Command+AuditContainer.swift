import Afterimage
import AfterimageAudit
import AfterimageEvidence
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

extension Command {
  /// Names each picture that was copied from a device by the story that it agrees with, and judges it by that and by what can be read in it.
  static func auditContainer(
    _ folder: String, by stories: [AuditedStory], _ crew: Crew, _ pipeline: Pipeline,
    showingPictures showsPictures: Bool, _ console: Console
  ) throws -> AuditedSecrets {
    let paths = ContainerFolder(folder).pictures
    guard !paths.isEmpty else {
      throw CommandFailure(.inputMissing, ["\(folder): no picture lies in it or below it"])
    }
    let predictions = try predictions(of: stories, crew, pipeline)
    let reader = TextReading(console)
    var audited = AuditedSecrets()
    var pictures: [DevicePicture] = []
    var codes: [ExitCode] = []
    for path in paths {
      do {
        let bitmap = try PictureFile(at: "\(folder)/\(path)").picture()
        let picture = try devicePicture(
          bitmap, at: path, among: predictions, of: stories, pipeline, reader)
        pictures.append(picture)
        if showsPictures { audited.pictures.append(StoryEvidence(of: picture, bitmap)) }
      } catch let failure as CommandFailure {
        for message in failure.messages { console.say(message) }
        codes.append(failure.exitCode)
      }
    }
    audited.rows = pictures.flatMap(\.rows)
    audited.words = ["table": pictures.text, "json": pictures.json]
    (audited.inputCount, audited.code) = (pictures.count, codes.worst)
    return audited
  }

  private static func predictions(
    of stories: [AuditedStory], _ crew: Crew, _ pipeline: Pipeline
  ) throws -> [PredictedPicture] {
    var predictions: [PredictedPicture] = []
    try crew.work(on: stories.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      Result { () throws(PipelineError) in
        try pipeline.predictions(
          of: Play(of: stories[index].scenario), named: stories[index].name, at: index)
      }
    } deliver: { _, found in
      predictions += try drawing { () throws(PipelineError) in try found.get() }
    }
    return predictions
  }

  private static func devicePicture(
    _ picture: Bitmap, at path: String, among predictions: [PredictedPicture],
    of stories: [AuditedStory], _ pipeline: Pipeline, _ reader: borrowing TextReading
  ) throws -> DevicePicture {
    try drawing { () throws(PipelineError) in
      let found = try pipeline.namesake(of: picture, among: predictions)
      var rows: [AuditRow] = []
      let namesakes = found.agreeing + (found.nearest.map { [$0.prediction] } ?? [])
      for story in Set(namesakes.map(\.story)).sorted() {
        let scenario = stories[story].scenario
        let findings = try pipeline.findings(of: scenario)
        // Several strategies may leave the same picture, of which the same is known.
        rows += AuditRow.rows(
          of: findings, in: scenario.shownScreens, input: path, strategy: nil
        ).filter { row in !rows.contains { $0.finding == row.finding } }
      }
      return DevicePicture(
        path: path, agreeing: found.agreeing, nearest: found.nearest,
        read: reader.kinds(in: picture), predicted: rows)
    }
  }
}

extension [DevicePicture] {
  /// The pictures as a list for people: below each path what is known of it, and at the end the counts.
  var text: String {
    let lines = flatMap { [$0.path] + $0.lines.map { "  \($0)" } }
    let counts = Verdict.allCases.reversed().compactMap { verdict -> String? in
      let count = self.count { $0.verdict == verdict }
      return count > 0 ? "\(count) \(verdict.words)" : nil
    }
    let subject = "\(count) picture\(count == 1 ? "" : "s")"
    return (lines + ["\(subject): \(counts.joined(separator: ", "))", ""]).joined(separator: "\n")
  }

  /// The pictures as JSON for programs.
  var json: String { JSONValue.array(map(\.json)).text(.pretty) + "\n" }
}

/// Reads pictures where tesseract is installed; where it is not, a line has said so.
private struct TextReading: ~Copyable {
  private let reader: TextReader?

  init(_ console: Console) {
    do throws(TextReader.Failure) { reader = try TextReader() } catch {
      console.say("\(error)")
      reader = nil
    }
  }

  /// The kinds of secret that can be read by their form; nil where nothing reads.
  func kinds(in picture: Bitmap) -> [String]? {
    switch reader {
    case .some(let reader): SecretForm.kinds(in: reader.lines(in: picture, scale: 3))
    case .none: nil
    }
  }
}
