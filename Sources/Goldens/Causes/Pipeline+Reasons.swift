package import Afterimage
package import AfterimageFleet
import AfterimageGraphics
import AfterimageScreens

/// A case that failed, with what its picture and its golden were made from, and why they differ.
package struct ExplainedCase: Codable, Sendable {
  /// What the golden was made from; nil where it does not say.
  package let old: Trace?
  /// What the picture is made from; nil where there is none.
  package let new: Trace?
  /// Why they differ.
  package let reasons: Reasons
  /// The digest of all that it is drawn from, but for the program; nil where that is not known.
  package let inputs: Digest?

  /// Puts what is known of a case together.
  package init(old: Trace?, new: Trace?, reasons: Reasons, inputs: Digest? = nil) {
    self.old = old
    self.new = new
    self.reasons = reasons
    self.inputs = inputs
  }
}

extension Pipeline {
  /// Says why a case of a suite differs from one of its goldens, or why it has none.
  ///
  /// - Parameter unused: the goldens that no case asks for, one of which may be what is left of this case.
  package func explain(
    _ result: GoldenResult, of ready: GoldenSuite.ReadyCase, in suite: GoldenSuite,
    unused: [String] = []
  ) throws(PipelineError) -> ExplainedCase {
    let new = try trace(of: ready, fonts: suite.folder.fonts)
    let inputs = result.kind.flatMap { self.inputs(of: $0, of: ready, fonts: suite.folder.fonts) }
    if case .missing = result.outcome {
      let former = new.flatMap { ready.former(among: unused, of: $0, in: suite.folder) }
      return ExplainedCase(
        old: nil, new: new, reasons: former ?? Reasons(causes: []), inputs: inputs)
    }
    // A text has no room for a trace: the picture beside it keeps that of both.
    let picture = suite.folder.bytes(of: GoldenKind.png.fileName(of: ready.name))
    let old = picture.flatMap { Trace(inGolden: $0) }
    let reasons = new.map { Reasons(from: old, to: $0, differingAt: result.outcome.clusters) }
    let program = suite.program(behind: result, drawnFrom: inputs)
    return ExplainedCase(
      old: old, new: new, reasons: (reasons ?? Reasons(causes: [])).blaming(program),
      inputs: inputs)
  }
}

extension GoldenSuite {
  /// The program where its golden says that another one drew it, which may be why the two differ; nil for all else.
  fileprivate func program(behind result: GoldenResult, drawnFrom inputs: Digest?) -> Cause? {
    switch result.outcome {
    case .textDiffers, .pictureDiffers:
      guard let name = result.golden, let origin = origins.notes[name],
        let golden = folder.bytes(of: name)
      else { return nil }
      return origin.cause(ofGolden: golden, inputs: inputs)
    case .same, .unchanged, .missing, .unreadable, .notFetched, .notComparable, .nothingToCompare,
      .unused, .inputFailed, .leaks, .notDrawn:
      return nil
    }
  }
}

extension GoldenSuite.ReadyCase {
  /// What the case asks for in place of a golden of the same subject that no case asks for any more, the one that has most in common with it; nil where there is none.
  fileprivate func former(
    among unused: [String], of new: Trace, in folder: GoldenFolder
  ) -> Reasons? {
    let reasons = unused.compactMap { name -> Reasons? in
      guard name.hasPrefix(golden.subject.name + "."), let bytes = folder.bytes(of: name),
        let old = Trace(inGolden: bytes), let device = old.facts.value(of: "device"),
        name.hasPrefix("\(golden.subject.name).\(device).")
      else { return nil }
      let reasons = Reasons(from: old, toCaseOf: new)
      return reasons.causes.isEmpty ? nil : reasons
    }
    return reasons.min { $0.causes.count < $1.causes.count }
  }
}

extension GoldenOutcome {
  /// True where there are a golden and something else in its place, so that there is a reason for it.
  package var hasReason: Bool {
    switch self {
    case .textDiffers, .pictureDiffers, .notComparable: true
    case .same, .unchanged, .missing, .unreadable, .notFetched, .nothingToCompare, .unused,
      .inputFailed, .leaks, .notDrawn:
      false
    }
  }

  /// Where pixels differ, in points: goldens have a pixel for each.
  fileprivate var clusters: [Rect] {
    guard case .pictureDiffers(.pixels(let pixels)) = self else { return [] }
    return pixels.clusters.map {
      Rect(x: Double($0.x), y: Double($0.y), width: Double($0.width), height: Double($0.height))
    }
  }
}
