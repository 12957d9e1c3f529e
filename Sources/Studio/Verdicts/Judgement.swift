import Afterimage
import AfterimageAttack
import AfterimageAudit
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageScreens

/// What is known of the secrets of a story.
struct Judgement: Sendable {
  /// The worst verdict; nil where the story has no secret, or cannot be drawn.
  private(set) var verdict: Verdict?
  /// The strategy by which the input is judged by itself.
  let own: String
  private var sentences: [String]
  private var rows: [AuditRow] = []
  private var disclosures: [Disclosure?] = []
  private var isAttacked = false
  private let duration: Duration

  /// Judges a story.
  init(of story: StudioStory, _ query: StudioQuery, by pipeline: Pipeline) {
    let start = ContinuousClock.now
    own = story.input.ownStrategy
    let play = Play(of: story.scenario)
    do throws(PipelineError) {
      let findings = try pipeline.findings(of: play)
      sentences = findings.sentences
      verdict = findings.secrets.isEmpty ? nil : findings.verdict
      rows = AuditRow.rows(
        of: findings, in: story.scenario.shownScreens, input: query.input,
        strategy: query.strategy)
      disclosures = FilmStrip(of: play.timeline).frames.map { frame in
        frame.exposureKind.map { findings.disclosure(of: frame.snapshot, as: $0) }
      }
    } catch {
      // What cannot be drawn cannot be called safe.
      verdict = .cannotTell
      sentences = ["\(error)"]
    }
    duration = ContinuousClock.now - start
  }

  /// True where a secret leaks and nobody has tried to read it yet.
  var canBeAttacked: Bool { !isAttacked && verdict == .leaks }

  /// Reads the secrets that leak as an adversary would.
  mutating func attack(_ story: StudioStory, by pipeline: Pipeline) {
    isAttacked = true
    let places = rows.indices.filter { rows[$0].finding.verdict == .leaks }
    let secrets = places.map { (view: rows[$0].finding.view, sample: rows[$0].sample ?? "") }
    guard let plan = AttackPlan(for: secrets, of: Play(of: story.scenario), by: pipeline) else {
      return
    }
    var readings: [AdversaryReading?] = places.map { _ in nil }
    for group in plan.groups {
      let read = plan.readings(of: group, in: .exact, by: pipeline)
      for (place, reading) in zip(group, read) { readings[place] = reading }
    }
    for (place, reading) in zip(places, plan.comparable(readings)) {
      rows[place].adversaries = [reading].compactMap(\.self)
    }
  }

  /// The judgement for a page.
  ///
  /// - Parameter key: the name that the page knows the story by.
  func json(named key: String) -> JSONValue {
    [
      "key": .string(key), "verdict": .string(verdict?.rawValue ?? "none"),
      "sentences": .array(sentences.map { .string($0) }),
      "milliseconds": .number(duration / .milliseconds(1)),
      "attacking": .bool(canBeAttacked), "secrets": .array(rows.map(\.studioJSON)),
      "disclosures": .array(disclosures.map { .string($0?.word ?? "inUse") }),
    ]
  }
}

extension Disclosure {
  /// The disclosure in a word for pages.
  fileprivate var word: String {
    switch self {
    case .noSecret: "noSecret"
    case .nothing: "nothing"
    case .unknown: "unknown"
    case .shape: "shape"
    case .pixels: "pixels"
    }
  }
}

extension AuditRow {
  /// The secret for a page, without what stands for it.
  fileprivate var studioJSON: JSONValue {
    let place: JSONValue.Member? = file.map { file in
      .init("place", ["file": .string(file), "line": line.map { .integer($0) } ?? .null])
    }
    let members: [JSONValue.Member?] = [
      .init("view", .string(finding.view)),
      .init("screen", .string(finding.screen.description)),
      .init("verdict", .string(finding.verdict.rawValue)),
      .init("sentence", .string("\(finding)")), place,
      reason.map { .init("reason", .string($0)) },
      .init(
        "ledger",
        .array(
          adversaries.map { reading in
            [
              "adversary": .string(reading.sentence), "kind": .string(reading.kind),
              "prior": .number(reading.priorBits), "lower": .number(reading.lowerBits),
              "upper": .number(reading.upperBits), "result": .string(reading.result),
            ]
          })),
    ]
    return .object(members.compactMap(\.self))
  }
}
