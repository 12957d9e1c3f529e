import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import StorySupport
import Testing

/// Pictures with a context menu in them.
struct ContextMenuPictureTests {
  @Test func `the preview lies on the cover where its view lies, and the rest is dimmed`() throws {
    var story = try Scenario.shipped("context-menu-preview")
    let picture = try Pipeline().pictures(of: story)[0]
    story.settings.contextMenuInSnapshot = false
    let covered = try Pipeline().pictures(of: story)[0]
    #expect(zip(picture.pixels, covered.pixels).allSatisfy { $0 != $1 })
    // The ground of the preview, on which the balance stands.
    let white: UInt32 = 0xFFFF_FFFF
    #expect(picture.pixels.filter { $0 == white }.count > 300 * 20)
    #expect(!covered.pixels.contains(white))
  }
}
