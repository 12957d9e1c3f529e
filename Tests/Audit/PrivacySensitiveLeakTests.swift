import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageScreens
import StorySupport
import Testing

/// What a text tells that SwiftUI redacts: how many characters it has.
struct PrivacySensitiveLeakTests {
  private static func variations(redacts: Bool) throws -> Set<String> {
    let root = View { Label("4242").id("number").privacySensitive() }.constraints {
      "number.leading == margins.leading"
      "number.top == safeArea.top + 20"
    }
    var story = Scenario.story(of: try Screen("card", root: root), [])
    story.settings.privacySensitiveRedacted = redacts
    return Set(try Pipeline().leaks(of: story).map(\.variation))
  }

  @Test func `a redacted text shows its length and nothing else`() throws {
    let redacted = try Self.variations(redacts: true)
    #expect(redacted.contains("longer") && !redacted.contains("same-length"))
    #expect(try Self.variations(redacts: false).contains("same-length"))
  }
}
