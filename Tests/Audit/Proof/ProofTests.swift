import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import ProofTrials
import StorySupport
import TestSupport
import Testing

/// What is proved, and that it holds.
struct ProofTests {
  @Test(arguments: Repository.screenNames, PromiseTests.opaqueCovers.filter { $0 != "cover-image" })
  func `under an opaque cover every secret is proved`(screen name: String, strategy: String) throws
  {
    let story = try Scenario.story(of: .shipped(name), under: strategy)
    let findings = try Pipeline().findings(of: story)
    #expect(findings.secrets.allSatisfy { $0.verdict == .proved }, "\(findings.sentences)")
  }

  @Test(arguments: Repository.screenNames, PromiseTests.fieldMasks)
  func `under a field mask what is not proved has something that stands against it`(
    screen name: String, strategy: String
  ) throws {
    let story = try Scenario.story(of: .shipped(name), under: strategy)
    for secret in try Pipeline().findings(of: story).secrets where secret.verdict == .tried {
      #expect(secret.dependences != [], "\(secret.view)")
    }
  }

  @Test(arguments: Repository.screenNames)
  func `what shows is not proved`(screen name: String) throws {
    let story = try Scenario.story(of: .shipped(name), under: "none")
    let pipeline = try Pipeline()
    let proved = try pipeline.findings(of: story).secrets.filter { $0.verdict == .proved }
    let shown = Set(try pipeline.leaks(of: story).map(\.view))
    #expect(proved.allSatisfy { !shown.contains($0.view) })
  }

  @Test(arguments: [1, 101, 201, 301])
  func `nothing that is proved of a random screen differs for any of fifty other secrets`(
    seed: UInt64
  ) throws {
    let pipeline = try Pipeline()
    var outcome = ProofTrial.Outcome()
    for seed in seed..<(seed + 5) { outcome.add(try ProofTrial(seed: seed).run(in: pipeline)) }
    #expect(outcome.broken == [])
    #expect(outcome.proved > 5)
  }

  @Test func `a proof breaks where what hides the secret lets something through`() throws {
    for (color, verdict) in [("#336699", Verdict.proved), ("#336699FE", .leaks)] {
      let screen = try #require(Self.covered(by: color))
      let findings = try Pipeline().findings(of: .story(of: screen, under: "none"))
      #expect(findings.secrets.map(\.verdict) == [verdict], "\(color)")
    }
  }

  /// A label beneath a view that fills the window.
  private static func covered(by color: String) -> Screen? {
    let text = """
      {"format": 1, "name": "covered", "root": {"type": "view", "subviews": [
        {"type": "label", "id": "code", "text": "481623", "sensitive": true},
        {"type": "view", "id": "shade", "backgroundColor": "\(color)"}
      ], "constraints": [
        "code.centerX == super.centerX", "code.centerY == super.centerY",
        "shade.top == super.top", "shade.leading == super.leading",
        "shade.trailing == super.trailing", "shade.bottom == super.bottom"
      ]}}
      """
    return Screen.decode(Array(text.utf8), file: "covered.screen.json", files: .none).screen
  }
}
