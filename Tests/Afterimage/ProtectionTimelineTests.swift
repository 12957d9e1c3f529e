import Afterimage
import AfterimageLifecycle
import Foundation
import StorySupport
import TestSupport
import Testing

/// The timelines of Screens/protections: `ProtectionTimelines/NAME.timeline` for each fault and its mended twin.
struct ProtectionTimelineTests {
  private static let folder = Repository.tests.appending(path: "Afterimage/ProtectionTimelines")
  private static let mended = ".mended"

  @Test(arguments: Repository.faults)
  func `the timelines of a fault and its mended twin are as recorded`(name: String) throws {
    let text = try [name, name + Self.mended].map(Self.timeline).joined(separator: "\n")
    let file = Self.folder.appending(path: name + ".timeline")
    try TextGolden.expect(text, equals: file)
  }

  @Test func `no timeline is left of a story that is gone`() {
    #expect(
      Repository.names(in: Self.folder, ending: ".timeline").sorted() == Repository.faults.sorted())
  }

  private static func timeline(of name: String) throws -> String {
    Simulation.run(try Scenario.shipped(name)).text()
  }
}
