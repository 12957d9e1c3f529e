import AfterimageCommandLine
import Foundation
import TestSupport
import Testing

/// The timeline in JSON, which other programs read: `Timelines/NAME.json` for the scenario NAME of Screens/protections.
@Suite struct TimelineFormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Timelines")

  @Test(arguments: ["late-completion", "fade-out-blocks-the-next"])
  func `the timeline in JSON is as recorded`(name: String) throws {
    let run = afterimage("snapshot", Shipped.scenario("protections/\(name)"), "--json")
    #expect(run.code == .asExpected)
    let file = Self.folder.appending(path: name + ".json")
    try TextGolden.expect(run.output, equals: file)
  }

  @Test
  func `every entry that shows something leads to what it shows, and one of the times is taken`()
    throws
  {
    let run = afterimage(
      "snapshot", Shipped.scenario("protections/fade-out-blocks-the-next"), "--json")
    let stories = try JSONSerialization.jsonObject(with: Data(run.outputBytes)) as? [[String: Any]]
    let timeline = try #require(stories?.first?["timeline"] as? [String: Any])
    let entries = try #require(timeline["entries"] as? [[String: Any]])
    for key in ["snapshot", "card"] {
      let shown = try #require(timeline[key + "s"] as? [[String: Any]])
      #expect(!shown.isEmpty)
      #expect(entries.compactMap { $0[key] as? Int } == Array(shown.indices))
    }
    let snapshots = try #require(timeline["snapshots"] as? [[String: Any]])
    for snapshot in snapshots {
      let alternatives = try #require(snapshot["alternatives"] as? [[String: Any]])
      let taken = alternatives.filter { $0["taken"] as? Bool == true }
      #expect(taken.count == 1)
      #expect(taken.first?["layers"] as? [String] == snapshot["layers"] as? [String])
    }
  }
}
