import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import StorySupport
import Testing

/// The pictures of what picture in picture shows.
struct PictureInPicturePictureTests {
  @Test func `the window lies in a corner, as large as its view, over what is none of the app's`()
    throws
  {
    let story = try Scenario.shipped("picture-in-picture")
    let timeline = story.play()
    let picture = try Pipeline().picture(of: timeline.picturesInPicture[0], scale: 3)
    let size = (picture.width, picture.height)
    #expect(size == (1179, 2556))
    func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[3 * y * picture.width + 3 * x] }
    // The black of the video, 240 by 180 points at 8 from the edges, and the light grey around it.
    let black: UInt32 = 0xFF00_0000
    #expect(pixel(393 - 8 - 120, 852 - 8 - 10) == black)
    #expect(pixel(393 - 8 - 240 - 2, 852 - 100) != black)
    #expect(pixel(393 - 4, 852 - 4) != black)
    #expect(picture.pixels.contains(0xFFFF_FFFF))
  }
}
