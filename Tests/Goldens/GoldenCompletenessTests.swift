import Afterimage
import AfterimageGoldens
import AfterimageMasking
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Walks lists of what there is: whatever is in them has a golden.
struct GoldenCompletenessTests {
  @Test func `every strategy and every system has a golden`() throws {
    let cases = try Self.goldenCases()
    let strategies = Set(cases.compactMap(\.strategy?.name))
    #expect(Strategy.all.map(\.name).filter { !strategies.contains($0) } == [])
    let systems = Set(cases.map(\.golden.system))
    #expect(System.all.filter { !systems.contains($0) } == [])
  }

  @Test func `every shipped screen and every reference sheet has a golden picture`() throws {
    let pictured = try Self.goldenCases().map(\.golden).filter { $0.goldens.contains(.png) }
    let paths = Set(
      pictured.compactMap { golden in
        if case .screen(let path) = golden.subject { path } else { nil }
      })
    #expect(Repository.screenNames.filter { !paths.contains($0) } == [])
    #expect(Repository.referenceSheets.filter { !paths.contains("reference/\($0)") } == [])
  }

  private static func goldenCases() throws -> [GoldenSuite.ReadyCase] {
    try GoldenSuite.load(Repository.goldens.path).cases
  }
}
