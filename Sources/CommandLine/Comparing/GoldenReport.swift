import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageReview

/// A result of a test run for programs.
struct GoldenReport {
  /// The result.
  let result: GoldenResult
  /// The folder of its golden.
  let folder: GoldenFolder
  /// The treatment of goldens that were drawn by other versions of the drawing libraries.
  let foreign: ForeignRenderer
  /// The files that the run has left for a person.
  var evidence: [EvidenceFolder.File] = []
  /// Why it differs; nil where that was not asked.
  var explained: ExplainedCase?

  /// True where it makes the run fail.
  var isFailure: Bool { !result.outcome.isAcceptable(foreign) }

  /// What is told of a failure: its outcome, and why below it.
  var lines: [String] {
    ["\(result.fileName): \(result.outcome.words)"]
      + (reasons?.clauses ?? []).map { "    \($0)" }
  }

  /// Why it differs; nil where that is not known.
  var reasons: Reasons? { explained?.reasons }
}

extension GoldenReport {
  /// The result as a page shows it.
  ///
  /// - Parameter entry: the case that asks for the golden; nil where none does.
  func reportCase(of entry: GoldenSuite.Entry?) -> ReportCase {
    var one = ReportCase(
      of: result, outcome: result.outcome.word(foreign),
      isAsExpected: result.outcome.isAsExpected, isFailing: isFailure)
    one.golden = entry?.golden
    one.strategy = entry?.golden.strategy ?? ""
    one.explained = explained
    one.expectedPath = result.golden.map(folder.path)
    one.actualPath = evidence.first { $0.role == .actual }?.path
    return one
  }
}

extension GoldenReport {
  /// An object that always has the same keys; what there is nothing to say of is null or empty.
  var json: JSONValue {
    let outcome = result.outcome
    return [
      "case": result.caseName.json, "golden": result.golden.json,
      "outcome": .string(outcome.word(foreign)), "message": .string(outcome.words),
      "same": .bool(outcome.isAsExpected),
      "unchanged": .bool(outcome == .unchanged), "paths": paths,
      "pixels": (isPicture ? outcome.pixels : nil).map(JSONValue.integer) ?? .null,
      "regions": .array(outcome.regions.map(\.json)),
      "causes": .array((reasons?.causes ?? []).map { .string($0.words) }),
      "verdicts": .array((reasons?.verdicts ?? []).map { .string($0) }),
      "origin": (reasons?.originWord).json,
    ]
  }

  private var isPicture: Bool { result.golden?.hasSuffix(".\(GoldenKind.png.rawValue)") == true }

  private var paths: JSONValue {
    let golden = result.golden.map { JSONValue.Member("golden", .string(folder.path(of: $0))) }
    let seen = evidence.map { JSONValue.Member($0.role.rawValue, .string($0.path)) }
    return .object([golden].compactMap(\.self) + seen)
  }
}

extension String? {
  fileprivate var json: JSONValue { map(JSONValue.string) ?? .null }
}

extension GoldenOutcome {
  /// How a command ends for which nothing else counts.
  func exitCode(_ foreign: ForeignRenderer) -> ExitCode {
    switch self {
    case .inputFailed(let failure): failure.commandFailure.exitCode
    case .notDrawn(_, let isOfInput): isOfInput ? .badInput : .ownFault
    case .same, .unchanged, .missing, .textDiffers, .pictureDiffers, .unreadable, .notFetched,
      .notComparable, .nothingToCompare, .unused, .leaks:
      isAcceptable(foreign) ? .asExpected : .badVerdict
    }
  }

  /// True for a golden that was left out on demand.
  func isSkipped(_ foreign: ForeignRenderer) -> Bool {
    self == .notComparable && isAcceptable(foreign)
  }

  /// The outcome in a word that stays the same from version to version.
  fileprivate func word(_ foreign: ForeignRenderer) -> String {
    switch self {
    case .same: "same"
    case .unchanged: "unchanged"
    case .missing: "missing"
    case .textDiffers, .pictureDiffers: "differs"
    case .unreadable: "unreadable"
    case .notFetched: "notFetched"
    case .notComparable: isSkipped(foreign) ? "skipped" : "notComparable"
    case .nothingToCompare: "nothingToCompare"
    case .unused: "unused"
    case .inputFailed(.missing): "inputMissing"
    case .inputFailed(.invalid): "inputInvalid"
    case .leaks: "leaks"
    case .notDrawn: "notDrawn"
    }
  }

  fileprivate var isAsExpected: Bool { [.same, .unchanged].contains(self) }

  /// How many pixels of a picture differ; nil where none were compared.
  fileprivate var pixels: Int? {
    if case .pictureDiffers(.pixels(let pixels)) = self {
      pixels.count
    } else {
      isAsExpected ? 0 : nil
    }
  }

  /// Where pixels differ.
  fileprivate var regions: [PixelRect] {
    if case .pictureDiffers(.pixels(let pixels)) = self { pixels.clusters } else { [] }
  }
}
