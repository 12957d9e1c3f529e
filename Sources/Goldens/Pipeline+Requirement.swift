import Afterimage
import AfterimageAudit

extension Pipeline {
  /// The secrets of a case that are not as it asks, each in a sentence that names no secret.
  func brokenRequirements(of ready: GoldenSuite.ReadyCase) throws(PipelineError) -> [String] {
    guard let required = ready.golden.required else { return [] }
    let traits = ready.golden.traits
    let findings = try findings(of: story(of: ready.input, ready.strategy?.masking, traits))
    return findings.secrets.filter { !required.isMet(by: $0.verdict) }.map {
      "\($0.screen).\($0.view) \($0.verdict.words): \($0)"
    }
  }
}
