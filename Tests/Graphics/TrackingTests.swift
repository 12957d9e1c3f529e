import AfterimageGraphics
import Testing

struct TrackingTests {
  @Test func `letters stand apart in small print and close together at 17 points`() {
    #expect(Font(size: 11).tracking > 0)
    #expect((Font(size: 17).tracking + 17 * 52.0 / 2048).magnitude < 1e-12)
    #expect(Font(size: 28).tracking > 0)
  }

  @Test func `an em's tracking has no jump`() {
    let ems = stride(from: 8.0, through: 90, by: 0.25).map { Font(size: $0).tracking / $0 }
    #expect(zip(ems, ems.dropFirst()).allSatisfy { ($0 - $1).magnitude < 0.003 })
  }

  @Test func `below the sizes that are known the share of the em stays, above there is none`() {
    #expect((Font(size: 4).tracking / 4 - 52.0 / 2048).magnitude < 1e-12)
    #expect(Font(size: 116).tracking == 0)
  }

  @Test func `the shapes of letters change from 17 to 28 points`() {
    #expect([9.0, 17, 20, 28, 60].map { Font(size: $0).opticalSize } == [17, 17, 20, 28, 28])
  }

  @Test func `a face that does not follow the size has one shape and one tracking`() {
    var font = Font(size: 11)
    font.face = FontFace(ascent: 1, descent: 0.366)
    #expect(font.opticalSize == 17)
    #expect((font.tracking / 11 - Font(size: 17).tracking / 17).magnitude < 1e-12)
    #expect((font.lineHeight - 11 * 1.366).magnitude < 1e-12)
    #expect(Font(size: 17).lineHeight == 17.0 * 2444 / 2048)
  }

  @Test func `before iOS 13 there were a face for text and one for display`() {
    let now = Font(size: 24)
    #expect(now.inIOS(13) == now)
    #expect(Font(size: 19).inIOS(12).opticalSize == 17)
    #expect(Font(size: 20).inIOS(12).opticalSize == 28)
    #expect(now.inIOS(10).tracking > now.inIOS(12).tracking)
    #expect(Font(size: 12).inIOS(9).tracking == Font(size: 12).tracking)
  }
}
