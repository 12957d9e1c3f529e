import AfterimageGraphics
import AfterimageLifecycle
import Testing

/// Pictures with a context menu in them.
struct ContextMenuPictureTests {
  @Test func `the preview lies on the cover where its view lies, and the rest is dimmed`() throws {
    let pictures = try CopyPictures(
      of: "context-menu-preview", without: \.contextMenuInSnapshot)
    #expect(zip(pictures.picture.pixels, pictures.covered.pixels).allSatisfy { $0 != $1 })
    // The ground of the preview, on which the balance stands; that of the menu is grey.
    let white: UInt32 = 0xFFFF_FFFF
    #expect(pictures.bounds(of: white) == pictures.view)
    #expect(!pictures.covered.pixels.contains(white))
  }
}
