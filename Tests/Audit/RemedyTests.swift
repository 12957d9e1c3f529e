import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// The changes that are proposed for stories that leak.
struct RemedyTests {
  /// The faults of the library, and the published protections as they are written.
  private static let leaking =
    Repository.faults
    + Repository.names(in: Repository.screens, ending: Input.scenarioSuffix)
    .filter { $0.hasSuffix(".as-written") }

  /// Played through the audit itself, and not by what the search has seen; the table of the faults stands in the documentation.
  @Test func `for every fault a change is proposed, and nothing leaks after it`() throws {
    let scenarios = try Self.leaking.map(Scenario.shipped)
    #expect(scenarios.count > 40)
    let pipeline = try Pipeline()
    var proposals: [String: [RuleChange]] = [:]
    try Crew(jobs: Crew.cores).work(on: scenarios.count, with: pipeline, pool: pipeline.pool) {
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
      proposals[Self.leaking[index]] = amendment?.changes
    }
    try RemedyTable.expect(proposals)
  }

  /// The change for a story, what leaks of it in a picture, and on cards that kept the secrets before.
  private static func trial(
    of scenario: Scenario, _ pipeline: Pipeline
  ) throws(PipelineError) -> (Amendment?, [Leak]) {
    let explanation = try pipeline.explanation(of: scenario)
    guard let amendment = explanation.amendment else { return (nil, []) }
    let keeping = explanation.exposures.filter { $0.kind == .card && $0.leaks.isEmpty }
      .map(\.snapshot)
    let leaks = try pipeline.leaks(of: amendment.scenario, in: ExposureKind.allCases).filter {
      leak in
      leak.exposureKind != .card
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
    var scenario = try Scenario.shipped("hidden-by-the-app-delegate")
    scenario.steps = [.launch] + scenario.steps.dropFirst().dropLast() + [.event(.appSwitcher)]
    let pipeline = try Pipeline()
    let alone = try pipeline.explanation(of: scenario)
    let (isSafe, clause) = (alone.isSafe, alone.findings.undecidedClause)
    #expect(isSafe)
    #expect(clause?.hasPrefix("the card of the switcher tells of ") == true)
    let deciding = try pipeline.explanation(of: scenario, deciding: ExposureKind.allCases)
    let isOpen = !deciding.isSafe
    #expect(isOpen)
    let amended = try #require(deciding.amendment)
    #expect(try pipeline.leaks(of: amended.scenario, in: ExposureKind.allCases) == [])
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
    let scenarios = try Self.leaking.map(Scenario.shipped)
    for remedy in Remedy.all {
      #expect(scenarios.contains { !remedy.amendments($0).isEmpty }, "\(remedy.name)")
    }
  }

  @Test func `a change changes the rules, and says so in words of its own`() throws {
    for name in Self.leaking {
      let scenario = try Scenario.shipped(name)
      for amendment in Remedy.all.flatMap({ $0.amendments(scenario) }) {
        #expect(amendment.scenario.protections != scenario.protections)
        #expect(amendment.scenario.steps == scenario.steps)
        #expect(amendment.changes.allSatisfy { !$0.description.isEmpty })
      }
    }
  }

  @Test func `the smallest change that helps is the one that is proposed`() throws {
    let cover = Cover(.color(.system(.black)), id: "shade", fade: .init(milliseconds: 300))
    let story = Scenario.story(
      of: try Screen.shipped("statement"),
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
      of: Scenario.story(of: Screen.shipped("card-form"), under: "cover-color"))
    let (isSafe, hasAmendment) = (explanation.isSafe, explanation.amendment != nil)
    #expect(isSafe)
    #expect(!hasAmendment)
  }
}
