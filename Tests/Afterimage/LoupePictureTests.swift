import AfterimageGraphics
import AfterimageLifecycle
import Testing

/// Pictures with a loupe in them.
struct LoupePictureTests {
  @Test func `the loupe lies on the cover above its text, enlarged, and nothing else changes`()
    throws
  {
    let pictures = try CopyPictures(of: "loupe-over-a-number", without: \.loupeInSnapshot)
    let loupe = try #require(pictures.changed)
    #expect(loupe.maxY <= pictures.view.y)
    #expect(loupe.width > pictures.view.width && loupe.height > pictures.view.height)
    #expect(loupe.width * loupe.height < pictures.picture.pixels.count / 10)
    // The ground of the loupe, and the text in it.
    for color: UInt32 in [0xFFFF_FFFF, 0xFF00_0000] {
      let bounds = try #require(pictures.bounds(of: color))
      #expect(bounds.union(loupe) == loupe)
    }
  }
}
