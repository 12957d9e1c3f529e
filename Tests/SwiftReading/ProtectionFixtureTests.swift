import AfterimageLifecycle
import AfterimageScreens
import AfterimageSwiftSource
import Foundation
import TestSupport
import Testing

/// Source of a protection, whose story lies beside it.
private struct ProtectionFixture: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static var all: [ProtectionFixture] {
    SourceFixtures.files(in: "Protections").map { ProtectionFixture(url: $0) }
  }
}

@Suite struct ProtectionFixtureTests {
  @Test(arguments: ProtectionFixture.all)
  private func `a protection in source becomes the story beside it`(
    _ fixture: ProtectionFixture
  ) throws {
    let story = try #require(
      AppStory(
        of: SourceFixtures.project(fixture.url), SourceFixtures.program(fixture.url),
        in: Traits(device: .standard)))
    let golden = fixture.url.deletingPathExtension().appendingPathExtension("scenario.json")
    try TextGolden.expect(story.scenario.json, equals: golden)
  }
}
