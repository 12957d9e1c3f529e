import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftSource
import Testing

@Suite struct CheckTests {
  private static let source = """
    import SwiftUI

    private struct Badge: View {
      let title: String
      var body: some View { Text(title).font(.headline) }
    }

    final class BadgeTests: SnapshotCase {
      func testNames() {
        struct Row: View {
          let titles: [String]
          var body: some View { HStack { ForEach(titles, id: \\.self) { Badge(title: $0) } } }
        }
        for title in ["One", "Two"] {
          assertSnapshot(of: Badge(title: title), as: .image, named: title.lowercased())
        }
        SnapshotVerifyAccessibility(Row(titles: ["Three"]), size: nil)
        XCTAssertEqual(1, 1)
      }
    }
    """

  @Test func `each view that a test hands to a check is a screen by the name of the check`()
    throws
  {
    let program = try SourceFixtures.program(["BadgeTests.swift": Self.source])
    let checks = SourceCheck.all(
      by: "BadgeTests.testNames", in: program, Traits(device: .standard))
    #expect(checks.map(\.name) == ["one", "two", nil])
    let texts = checks.compactMap { $0.screen.screen?.json }
    #expect(texts.count == 3)
    for (text, word) in zip(texts, ["One", "Two", "Three"]) {
      #expect(text.contains("\"\(word)\""))
    }
    #expect(checks.flatMap(\.screen.remarks).isEmpty)
  }
}
