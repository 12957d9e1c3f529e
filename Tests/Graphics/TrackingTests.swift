import AfterimageGraphics
import Testing

struct TrackingTests {
  @Test func `letters stand apart in small print and close together in large print`() {
    #expect(Font(size: 11).tracking > 0)
    #expect(Font(size: 17).tracking == 0)
    #expect(Font(size: 34).tracking < 0)
    #expect(Font(size: 34, weight: .bold).tracking < Font(size: 34).tracking)
  }

  @Test func `an em is tracked less the larger it is, without a jump`() {
    let ems = stride(from: 8.0, through: 60, by: 0.25).map { Font(size: $0).tracking / $0 }
    #expect(zip(ems, ems.dropFirst()).allSatisfy { $0 - $1 > -1e-12 && $0 - $1 < 0.003 })
  }

  @Test func `beyond the sizes that are known the share of the em stays`() {
    let small: Double = Font(size: 4).tracking / 4 - 0.0508
    #expect(small.magnitude < 1e-12)
    let large: Double = Font(size: 116).tracking - 2 * Font(size: 58).tracking
    #expect(large.magnitude < 1e-12)
  }

  @Test func `a face that is not tracked keeps its letters together at every size`() {
    var font = Font(size: 11)
    font.face = FontFace(ascent: 1, descent: 0.366, isTracked: false)
    #expect(font.tracking == 0)
    #expect((font.lineHeight - 11 * 1.366).magnitude < 1e-12)
    #expect(Font(size: 17).lineHeight == 17.0 * 2444 / 2048)
  }
}
