import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

extension Command {
  /// Names each picture that was copied from a device by the story that it agrees with, and judges it by that and by what can be read in it.
  static func auditContainer(
    _ folder: String, by stories: [AuditedStory], _ crew: Crew, _ pipeline: Pipeline,
    asJSON: Bool, _ console: Console
  ) throws -> ExitCode {
    let paths = ContainerFolder(folder).pictures
    guard !paths.isEmpty else {
      throw CommandFailure(.inputMissing, ["\(folder): no picture lies in it or below it"])
    }
    let predictions = try predictions(of: stories, crew, pipeline)
    let reader = TextReading(console)
    var codes: [ExitCode] = []
    var pictures: [DevicePicture] = []
    for path in paths {
      do {
        let file = try PictureFile(at: "\(folder)/\(path)")
        pictures.append(
          try devicePicture(
            file.picture(), at: path, among: predictions, of: stories, pipeline, reader))
      } catch let failure as CommandFailure {
        for message in failure.messages { console.say(message) }
        codes.append(failure.exitCode)
      }
    }
    try printPictures(pictures, asJSON: asJSON, console)
    return (codes + pictures.map { ExitCode(of: $0.verdict) }).worst
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
      var secrets: [SecretFinding] = []
      let namesakes = found.agreeing + (found.nearest.map { [$0.prediction] } ?? [])
      for story in Set(namesakes.map(\.story)).sorted() {
        secrets += try pipeline.findings(of: stories[story].scenario).secrets
      }
      return DevicePicture(
        path: path, agreeing: found.agreeing, nearest: found.nearest,
        read: reader.kinds(in: picture), secrets: secrets)
    }
  }

  private static func printPictures(
    _ pictures: [DevicePicture], asJSON: Bool, _ console: Console
  ) throws {
    guard !asJSON else {
      return try console.print(JSONValue.array(pictures.map(\.json)).text(.pretty))
    }
    for picture in pictures {
      try console.print(([picture.path] + picture.lines.map { "  \($0)" }).joined(separator: "\n"))
    }
    let counts = Verdict.allCases.reversed().compactMap { verdict -> String? in
      let count = pictures.count { $0.verdict == verdict }
      return count > 0 ? "\(count) \(verdict.words)" : nil
    }
    let subject = "\(pictures.count) picture\(pictures.count == 1 ? "" : "s")"
    try console.print("\(subject): \(counts.joined(separator: ", "))")
  }
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
