import AfterimageGraphics
import Testing

@Suite struct PixelEdgeTests {
  @Test func `Edges round by themselves, so that neighbours keep sharing theirs`() {
    let left = Rect(x: 0, y: 0, width: 10.4, height: 1).snapped(to: 2)
    let right = Rect(x: 10.4, y: 0, width: 10.4, height: 1).snapped(to: 2)
    #expect(left.maxX == right.minX)
    #expect(right.maxX == 21)
  }

  @Test(arguments: [1.0, 2, 3])
  func `the last digits of a solution do not decide which way a half rounds`(scale: Double) {
    let half = 100.5 / scale
    for noise in [-1e-9, 0, 1e-9] {
      let rect = Rect(x: half + noise, y: half - noise, width: 10 / scale, height: 10 / scale)
      #expect(rect.snapped(to: scale).minX == 101 / scale)
      #expect(rect.snapped(to: scale).minY == 101 / scale)
    }
  }

  @Test
  func
    `outward rounding covers all of a rectangle, and nothing more for an edge that is on a pixel`()
  {
    let rect = Rect(x: 1.2, y: 2 + 1e-10, width: 2.1, height: 3 - 2e-10).snappedOutward(to: 1)
    #expect(rect == Rect(x: 1, y: 2, width: 3, height: 3))
  }
}
