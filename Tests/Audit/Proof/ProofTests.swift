import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
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

  /// The seeds of random screens; each is one screen under every strategy that could keep its secrets.
  @Test(arguments: [1, 101, 201, 301])
  func `nothing that is proved differs for any of fifty other secrets`(first: UInt64) throws {
    let pipeline = try Pipeline()
    var proved = 0
    for seed in first..<(first + 10) {
      for strategy in ["none", "hide", "redact", "placeholder", "cover-color"] {
        proved += try checked(seed: seed, under: strategy, pipeline)
      }
    }
    #expect(proved > 8, "\(proved)")
  }

  private func checked(
    seed: UInt64, under strategy: String, _ pipeline: Pipeline
  ) throws -> Int {
    var lot = RandomScreen(seed: seed)
    guard let screen = lot.screen() else { return 0 }
    let story = try Scenario.story(of: screen, under: strategy)
    let proved = try pipeline.findings(of: story).secrets.filter { $0.verdict == .proved }
    guard !proved.isEmpty else { return 0 }
    let leaks = try pipeline.leaks(of: story, variations: RandomText.variations(seed: seed))
    for secret in proved {
      #expect(
        !leaks.contains { $0.view == secret.view }, "seed \(seed), \(strategy): \(secret.view)")
    }
    return proved.count
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

/// Texts of random letters and lengths.
enum RandomText {
  /// Fifty ways to put another text in the place of a secret.
  static func variations(seed: UInt64) -> [SecretVariation] {
    var random = SplitMix(seed: seed &* 7919)
    return (0..<50).map { index in
      let text = String.random(&random)
      return SecretVariation(name: "random-\(index)") { _, _ in text }
    }
  }
}

extension String {
  fileprivate static func random(_ random: inout SplitMix) -> String {
    let letters: [Character] = Array("0123456789 iWmagyÅ,.-€\u{5d0}\u{6f22}\u{1f600}\n")
    let length = [0, 1, 2, 3, 5, 8, 13, 21, 55, 144].randomElement(using: &random) ?? 1
    return String((0..<length).map { _ in letters.randomElement(using: &random) ?? "x" })
  }
}
