import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import Testing

/// The changes that are proposed for stories that leak.
struct RemedyTests {
  private static let library = Samples.screens.appending(path: "protections")
  private static let faults =
    Samples.names(in: library, ending: Input.scenarioSuffix)
    .filter { !$0.hasSuffix(".mended") }
    .map { library.appending(path: $0 + Input.scenarioSuffix).path }
  private static let written =
    Samples.names(in: Samples.screens, ending: ".as-written" + Input.scenarioSuffix)
    .map {
      Samples.screens.appending(path: "\($0).as-written" + Input.scenarioSuffix).path
    }

  /// Played through the audit itself, and not by what the search has seen.
  @Test func `for every fault a change is known, and nothing shows after it`() throws {
    let scenarios = try (Self.faults + Self.written).map(Self.scenario)
    #expect(scenarios.count > 40)
    let pipeline = try Pipeline()
    try Crew(jobs: Crew.cores).work(on: scenarios.count, with: pipeline, twins: pipeline.twins) {
      (index, pipeline) in
      Result { () throws(PipelineError) in try Self.trial(of: scenarios[index], pipeline) }
    } deliver: { (index, trial) throws(PipelineError) in
      let (amendment, leaks) = try trial.get()
      #expect(amendment != nil, "\(scenarios[index].name)")
      #expect(amendment?.changes.isEmpty == false, "\(scenarios[index].name)")
      #expect(leaks.isEmpty, "\(scenarios[index].name)")
      var before = scenarios[index]
      before.protections = amendment?.scenario.protections ?? []
      #expect(before == amendment?.scenario, "\(scenarios[index].name)")
    }
  }

  /// The change for a story, what leaks of it in a picture, and on cards that kept the secrets before.
  private static func trial(
    of scenario: Scenario, _ pipeline: Pipeline
  ) throws(PipelineError) -> (Amendment?, [Leak]) {
    let explanation = try pipeline.explanation(of: scenario)
    guard let amendment = explanation.amendment else { return (nil, []) }
    let keeping = explanation.exposures.filter { $0.sight == .card && $0.leaks.isEmpty }
      .map(\.snapshot)
    let leaks = try pipeline.leaks(of: amendment.scenario, in: Sight.allCases).filter { leak in
      leak.sight == .picture
        || keeping.contains {
          $0.moment == leak.moment && $0.userInterfaceStyle == leak.appearance
            && $0.scene == leak.scene
        }
    }
    return (amendment, leaks)
  }

  @Test func `where the cards of the switcher decide, too, nothing shows on them after the change`()
    throws
  {
    let path = Self.library.appending(path: "hidden-by-the-app-delegate.scenario.json").path
    var scenario = try Self.scenario(path)
    scenario.steps = [.launch] + scenario.steps.dropFirst().dropLast() + [.event(.appSwitcher)]
    let pipeline = try Pipeline()
    let alone = try pipeline.explanation(of: scenario)
    let (isSafe, clause) = (alone.isSafe, alone.findings.undecidedClause)
    #expect(isSafe)
    #expect(clause?.hasPrefix("the card of the switcher tells of ") == true)
    let deciding = try pipeline.explanation(of: scenario, deciding: Sight.allCases)
    let isOpen = !deciding.isSafe
    #expect(isOpen)
    let amended = try #require(deciding.amendment)
    #expect(try pipeline.leaks(of: amended.scenario, in: Sight.allCases) == [])
  }

  @Test func `each change has a size, and a change of more is larger`() {
    let callback = Callback.sceneDidEnterBackground
    let fade = RuleChange.withoutFade(id: "shade", on: callback)
    let moved = RuleChange.moved(.hide, to: .sceneWillResignActive, insteadOf: callback)
    let two = RuleChange.moreHidden(["number", "code"], on: callback)
    let cover = RuleChange.coverAdded(on: [callback], until: .sceneDidBecomeActive)
    #expect([fade, moved, two, cover].map(\.size) == [1, 1, 2, 5])
  }

  @Test func `kinds of changes have names of their own, and each proposes something somewhere`()
    throws
  {
    #expect(Set(Remedy.all.map(\.name)).count == Remedy.all.count)
    let scenarios = try (Self.faults + Self.written).map(Self.scenario)
    for remedy in Remedy.all {
      #expect(scenarios.contains { !remedy.amendments($0).isEmpty }, "\(remedy.name)")
    }
  }

  @Test func `a change changes the rules, and says so in words of its own`() throws {
    for path in Self.faults + Self.written {
      let scenario = try Self.scenario(path)
      for amendment in Remedy.all.flatMap({ $0.amendments(scenario) }) {
        #expect(amendment.scenario.protections != scenario.protections)
        #expect(amendment.scenario.steps == scenario.steps)
        #expect(amendment.changes.allSatisfy { !$0.description.isEmpty })
      }
    }
  }

  @Test func `the smallest change that helps is the one that is told`() throws {
    let cover = Cover(.color(.system(.black)), id: "shade", fade: .init(milliseconds: 300))
    let story = Samples.story(
      of: try Samples.screen("statement"),
      [.init(on: .applicationDidEnterBackgroundNotification, [.async([.cover(cover)])])])
    let explanation = try Pipeline().explanation(of: story)
    #expect(
      explanation.amendment?.changes == [
        .withoutFade(id: "shade", on: .applicationDidEnterBackgroundNotification),
        .inTheSameTurn(
          .cover(id: "shade"), on: .applicationDidEnterBackgroundNotification),
      ])
  }

  @Test func `a story that keeps its secrets needs no change`() throws {
    let explanation = try Pipeline().explanation(
      of: Samples.story(of: Samples.screen("card-form"), under: "cover-color"))
    let (isSafe, hasAmendment) = (explanation.isSafe, explanation.amendment != nil)
    #expect(isSafe)
    #expect(!hasAmendment)
  }

  private static func scenario(_ path: String) throws -> Scenario {
    guard case .scenario(let scenario) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    return scenario
  }
}
