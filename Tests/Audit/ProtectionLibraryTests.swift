import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// The folder Screens/protections: real faults, each with its mended twin.
struct ProtectionLibraryTests {
  private static let mended = ".mended"
  private static let names = Repository.names(
    in: Repository.protections, ending: Input.scenarioSuffix)

  @Test func `there are at least forty faults, each with a mended twin and no twin without`() {
    #expect(Repository.faults.count >= 40)
    #expect(Self.names.sorted() == Repository.faults.flatMap { [$0, $0 + Self.mended] }.sorted())
  }

  @Test(arguments: Repository.faults)
  func `a mended twin tells the same story with another protection`(name: String) throws {
    let fault = try Scenario.shipped(name)
    let twin = try Scenario.shipped(name + Self.mended)
    #expect(fault.expectation == .leaks)
    #expect(twin.expectation == .safe)
    #expect(fault.source?.isEmpty == false)
    #expect(twin.source == fault.source)
    #expect(twin.steps == fault.steps)
    #expect(twin.traits == fault.traits)
    #expect(twin.settings == fault.settings)
    #expect(twin.protections != fault.protections)
  }

  @Test(arguments: names)
  func `every step of the library can be taken`(name: String) throws {
    let refusals = Simulation.run(try Scenario.shipped(name)).entries.filter { entry in
      if case .refused = entry.event { true } else { false }
    }
    #expect(refusals.isEmpty)
  }

  @Test func `every scenario comes out as it says`() throws {
    let scenarios = try Self.names.map(Scenario.shipped)
    let pipeline = try Pipeline()
    try Crew(jobs: Crew.cores).work(on: scenarios.count, with: pipeline, pool: pipeline.pool) {
      (index, pipeline) in
      Result { () throws(PipelineError) in try pipeline.leaks(of: scenarios[index]) }
    } deliver: { (index, leaks) throws(PipelineError) in
      let expectation: Scenario.Expectation = try leaks.get().isEmpty ? .safe : .leaks
      #expect(expectation == scenarios[index].expectation, "\(Self.names[index])")
    }
  }

  @Test(arguments: [
    ("main-queue-async", ""),
    (
      "by-way-of-another-queue",
      "when the app enters the background within 0.100 s of becoming inactive"
    ),
    (
      "late-completion",
      "when the app enters the background 0.200 s to 1.000 s after becoming inactive"
    ),
    ("always-on-display", "when the picture is taken within 0.300 s of the background's handler"),
  ])
  func `a leak says at which of the possible times it shows`(name: String, times: String) throws {
    let leaks = try Pipeline().leaks(of: try Scenario.shipped(name), variations: [.sameLength])
    #expect(Set(leaks.map(\.times.description)) == [times])
  }

  @Test func `each picture has a disclosure of its own`() throws {
    let windows = try Self.disclosures(in: "first-window-only") { $0.scene }
    #expect(windows == [1: [.nothing], 2: [.pixels]])
    let turned = try Self.disclosures(in: "fixed-frame-on-tablet") { $0.traits.orientation }
    #expect(turned == [.portrait: [.nothing], .landscape: [.pixels]])
  }

  /// What the pictures of a scenario give away, by something about them.
  private static func disclosures<Key: Hashable>(
    in name: String, by key: (Snapshot) -> Key
  ) throws -> [Key: Set<Disclosure>] {
    let scenario = try Scenario.shipped(name)
    let findings = try Pipeline().findings(of: scenario, in: [.picture])
    return Dictionary(grouping: Simulation.run(scenario).snapshots, by: key)
      .mapValues { Set($0.map { findings.disclosure(of: $0) }) }
  }
}
