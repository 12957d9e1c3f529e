import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import StorySupport
import Testing

/// What the pictures tell that are taken in another text size.
struct UserChoiceLeakTests {
  @Test func `a bar of a fixed height leaves what larger text pushes out of it`() throws {
    let story = try Scenario.shipped("larger-text-in-the-background")
    let explanation = try Pipeline().explanation(of: story)
    #expect(Set(explanation.findings.leaks.map(\.moment)) == [2])
    #expect(explanation.exposures.last?.facts.contains(.otherTraits) == true)
  }

  @Test func `an app that is not woken has no picture in another text size`() throws {
    var story = try Scenario.shipped("larger-text-in-the-background")
    story.settings.wakesForTraits = false
    #expect(try Pipeline().leaks(of: story) == [])
  }
}
