import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// The published protections in Screens/: each as its authors intend it and as it is written.
struct PublishedProtectionTests {
  /// What the pictures give away of the secrets at worst.
  ///
  /// Hidden numbers leave the place that they take, which tells whether there is one at all. What a blur lets through
  /// nobody can read, and it is told all the same.
  private static let intended: [(name: String, disclosure: Disclosure)] = [
    ("black-controller", .nothing), ("black-eyes", .nothing), ("blank-form-cover", .nothing),
    ("blur-beneath-sheet", .pixels), ("blur-over-root", .pixels), ("forwarded-hiding", .shape),
    ("hidden-fields", .nothing), ("keyboard-up", .nothing), ("log-on-shade", .nothing),
    ("splash", .nothing),
  ]

  @Test func `every published protection is here`() {
    let names = Repository.names(in: Repository.screens, ending: ".intended" + Input.scenarioSuffix)
    #expect(names == Self.intended.map(\.name))
  }

  @Test(arguments: intended)
  func `as its authors intend it a protection keeps the secrets, or all but their shape`(
    name: String, disclosure: Disclosure
  ) throws {
    let scenario = try Scenario.shipped(name + ".intended")
    let findings = try Pipeline().findings(of: scenario, in: [.picture])
    let found = Set(Simulation.run(scenario).snapshots.map { findings.disclosure(of: $0) })
    #expect(found == [disclosure])
  }

  @Test(arguments: ["blur-over-root", "blur-beneath-sheet"])
  func `as its authors intend it a blur lies over all that it lets through`(name: String) throws {
    let scenario = try Scenario.shipped(name + ".intended")
    let pipeline = try Pipeline()
    for exposure in try pipeline.exposures(of: Play(of: scenario), pipeline.findings(of: scenario))
    {
      let last = try #require(exposure.snapshot.composition.layers.last)
      guard case .cover(let cover) = last, case .backdrop(.blur) = cover.content else {
        Issue.record("\(last)")
        continue
      }
      #expect(cover.opacity == 1)
      #expect(exposure.reasons.contains { if case .blurred = $0 { true } else { false } })
    }
  }

  @Test(arguments: intended.map(\.name))
  func `as it is written a protection shows secrets, and a reason is given for each picture`(
    name: String
  ) throws {
    let scenario = try Scenario.shipped(name + ".as-written")
    let pipeline = try Pipeline()
    let findings = try pipeline.findings(of: scenario)
    let isSafe = findings.isSafe
    #expect(!isSafe)
    let exposures = try pipeline.exposures(of: Play(of: scenario), findings)
    let leaking = exposures.filter { !$0.leaks.isEmpty }
    #expect(leaking.allSatisfy { !$0.reasons.isEmpty && !$0.facts.isEmpty })
  }
}
