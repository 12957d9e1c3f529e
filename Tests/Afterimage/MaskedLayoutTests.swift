import Afterimage
import AfterimageLayout
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// A mask that moves nothing is laid out with the frames of the screen without it.
struct MaskedLayoutTests {
  @Test(arguments: Repository.screenNames)
  func `a mask over a screen that was laid out before gives the layout of the mask alone`(
    name: String
  ) throws {
    let screen = try Screen.shipped(name)
    let traits = Traits(device: .standard)
    let warm = try Pipeline()
    let bare = try warm.layOut(screen, in: traits)
    for mask in [FieldMask.redact, .placeholder, .hide] {
      let alone = try Pipeline().layOut(screen, in: traits, mask: mask)
      let masked = try warm.layOut(screen, in: traits, mask: mask)
      #expect(masked.frames == alone.frames)
      #expect(masked.displayList() == alone.displayList())
      #expect(masked.conflicts.map(\.description) == alone.conflicts.map(\.description))
    }
    #expect(try warm.layOut(screen, in: traits).displayList() == bare.displayList())
  }
}
