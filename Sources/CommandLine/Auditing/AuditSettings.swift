import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageEvidence
import AfterimageFleet
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// What is asked of an audit, whatever the files.
struct AuditSettings: Sendable {
  /// The kinds of pictures that decide.
  let deciding: [ExposureKind]
  /// True where a report shows pictures.
  let showsPictures: Bool
  /// True where a report tells what lies where in them.
  let showsViews: Bool
  /// The files that are attacked; none where nobody asks for an attack.
  let forms: [Store.Form]
  /// The strategies that are asked for.
  let strategies: [ChosenStrategy]
  /// What apps are read with; nil where none can be.
  let apps: AppFolder?
  /// The command line.
  let arguments: Arguments

  /// Reads a file, and finds its stories with the places of their inputs in it.
  func read(
    _ file: GivenFile, by reader: InputReader
  ) throws -> (AuditWork.Product, [(input: Int, story: AuditedStory)]) {
    let clock = ThreadClock()
    var product = AuditWork.Product(AuditedFile())
    if let failure = file.failure {
      product.file.failures = [failure]
      return (product, [])
    }
    let log = InputLog()
    if file.isApp, let apps {
      let contents = InputReader.Contents(ofApp: file.path, from: log.files, by: apps)
      product.file.failures = contents.failures
      if !contents.stories.isEmpty {
        product.file.inputs = [AuditedInput(path: file.path, stories: [])]
      }
      product.answers = log.answersIfSteady
      product.microseconds = clock.microseconds
      return (
        product, try AuditedStory.all(ofApp: contents, at: file.path, arguments).map { (0, $0) }
      )
    }
    let contents = reader.contents(of: file.path, from: log.files)
    product.file.failures = contents.failures
    var stories: [(input: Int, story: AuditedStory)] = []
    for (path, loaded) in contents.inputs {
      if loaded.input.mayHaveSecrets {
        stories += try AuditedStory.all(of: loaded.input, at: path, under: strategies, arguments)
          .map { (product.file.inputs.count, $0) }
      }
      product.file.inputs.append(AuditedInput(path: path, stories: []))
    }
    product.answers = log.answersIfSteady
    product.microseconds = clock.microseconds
    return (product, stories)
  }

  /// The rows of a story and, where they are asked for, its pictures.
  func judgement(
    of story: AuditedStory, by pipeline: Pipeline
  ) throws(PipelineError) -> (judged: JudgedStory, attack: PlacedPlan?) {
    let play = Play(of: story.scenario)
    let findings = try pipeline.findings(of: play, in: deciding, deciding: deciding)
    var judged = JudgedStory(neverLeft: findings.absence == .neverLeft)
    judged.rows = AuditRow.rows(
      of: findings, in: story.scenario.shownScreens, input: story.path, strategy: story.strategy,
      circumstances: story.circumstances, rule: story.rulePlace)
    let attack = forms.isEmpty ? nil : pipeline.plan(of: &judged.rows, in: play)
    if showsPictures, !findings.secrets.isEmpty {
      judged.pictures = try pipeline.evidence(
        of: story.scenario, findings, input: story.path, strategy: story.strategy,
        circumstances: story.circumstances, in: deciding, showingViews: showsViews)
    }
    return (judged, attack)
  }
}

extension Pipeline {
  /// What is looked for of the secrets that leak, beside which it is told what OCR reads of them.
  fileprivate func plan(of rows: inout [AuditRow], in play: Play) -> PlacedPlan? {
    let places = rows.indices.filter { rows[$0].finding.verdict == .leaks }
    if let lines = linesRead(in: play) {
      for place in places {
        rows[place].isReadByOCR = rows[place].sample.map { TextReader.reads($0, in: lines) }
      }
    }
    let secrets = places.map { (rows[$0].finding.view, rows[$0].sample ?? "") }
    return AttackPlan(for: secrets, of: play, by: self).map { (places, $0) }
  }

  /// The lines that OCR reads in the last picture of a story; nil where there is none, or nothing reads.
  private func linesRead(in play: Play) -> [String]? {
    guard let last = play.timeline.snapshots.last, let picture = try? picture(of: last) else {
      return nil
    }
    // Where tesseract is not installed the rows have no such reading, as the page tells.
    return try? TextReader().lines(in: picture, scale: last.traits.scale)
  }
}

extension Input {
  /// False for a screen with nothing in it that counts as a secret; a story may write one.
  fileprivate var mayHaveSecrets: Bool {
    switch self {
    case .screen(let screen): Scenario.standardStory(of: screen, under: .unprotected).hasSecrets
    case .scenario: true
    }
  }
}
