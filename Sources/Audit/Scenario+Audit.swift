import Afterimage
public import AfterimageLifecycle

extension Scenario {
  /// Varies every secret of the story, and finds each picture that the system keeps in which that shows.
  ///
  /// - Parameter cards: true where the cards of the switcher are looked at, too, and decide beside the pictures.
  /// - Throws: `NothingToJudge` where the story never leaves the app; `PipelineError` where a screen cannot be drawn, or the story is too long to be judged whole.
  public func audit(cards: Bool = false) throws -> Findings {
    let kinds = cards ? ExposureKind.allCases : ExposureKind.decisive
    return try judged(try Pipeline().findings(of: self, in: kinds, deciding: kinds))
  }

  /// Explains why each picture of the story leaks or does not, on which facts that rests, and which smallest change of the rules stops the leaks.
  ///
  /// - Parameter cards: true where the cards of the switcher decide beside the pictures.
  /// - Throws: what `audit(cards:)` throws.
  public func explain(cards: Bool = false) throws -> Explanation {
    let explanation = try Pipeline().explanation(
      of: self, deciding: cards ? ExposureKind.allCases : ExposureKind.decisive)
    _ = try judged(explanation.findings)
    return explanation
  }

  private func judged(_ findings: Findings) throws(NothingToJudge) -> Findings {
    guard let absence = findings.absence, absence == .neverLeft else { return findings }
    throw NothingToJudge(description: "\(name): \(absence)")
  }
}

/// The error of a story that never leaves the app, so that the system takes no picture to judge.
public struct NothingToJudge: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the story, what it lacks, and a way out.
  public let description: String
}
