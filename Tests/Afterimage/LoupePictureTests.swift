import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import StorySupport
import Testing

/// Pictures with a loupe in them.
struct LoupePictureTests {
  @Test func `the loupe lies on the cover above its text, enlarged, and nothing else changes`()
    throws
  {
    var story = try Scenario.shipped("loupe-over-a-number")
    let picture = try Pipeline().pictures(of: story)[0]
    story.settings.loupeInSnapshot = false
    let covered = try Pipeline().pictures(of: story)[0]
    let changed = zip(picture.pixels, covered.pixels).filter { $0 != $1 }.map(\.0)
    let all = picture.pixels.count
    #expect(!changed.isEmpty && changed.count < all / 10)
    // The ground of the loupe, and the text in it.
    #expect(changed.contains(0xFFFF_FFFF) && changed.contains(0xFF00_0000))
  }
}
