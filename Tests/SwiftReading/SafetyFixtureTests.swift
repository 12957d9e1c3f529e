import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens
import AfterimageSwiftSource
import Foundation
import Testing

/// Source of an app of which it is known whether a secret can show.
private struct SafetyFixture: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static func all(in folder: String) -> [SafetyFixture] {
    SourceFixtures.files(in: folder).map { SafetyFixture(url: $0) }
  }

  /// True where every story that the source tells is safe.
  func isSafe() throws -> Bool {
    try explanations().allSatisfy(\.isSafe)
  }

  /// True where a story that the source tells leaks for certain.
  func leaks() throws -> Bool {
    try explanations().contains { $0.findings.verdict == .leaks }
  }

  private func explanations() throws -> [Explanation] {
    let story = try #require(
      AppStory(
        of: SourceFixtures.project(url), SourceFixtures.program(url),
        in: Traits(device: .standard)))
    return try story.stories.map { try Pipeline().explanation(of: $0.scenario) }
  }
}

@Suite struct SafetyFixtureTests {
  @Test(arguments: SafetyFixture.all(in: "Open"))
  private func `an app that looks covered and is not is never called safe`(
    _ fixture: SafetyFixture
  ) throws {
    #expect(try !fixture.isSafe())
  }

  @Test(arguments: SafetyFixture.all(in: "Covering"))
  private func `an app that covers what it shows is called safe`(
    _ fixture: SafetyFixture
  ) throws {
    #expect(try fixture.isSafe())
  }

  @Test(arguments: SafetyFixture.all(in: "Leaking"))
  private func `an app that leaks with an answer is said to, whatever it does with another`(
    _ fixture: SafetyFixture
  ) throws {
    #expect(try fixture.leaks())
  }
}
