import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// An iPhone 8 has two pixels a point.
@Suite struct SliderTests {
  @Test(arguments: [
    (12, "a -2 0 104 31"), (15, "a -2 0 104 31"), (17, "a -2 0 104 34"), (26, "a 0 0 100 34"),
  ])
  func `the frame of a slider reaches beyond the rectangle that constraints act on`(
    _ version: Int, _ frame: String
  ) throws {
    let layout = try layout(
      inCorner(hugging(Slider()), ["a.width == 100"]), change: iOS(version))
    #expect(layout.frames(of: "a") == frame)
  }

  @Test(arguments: [(0.0, 0.0), (25, 17), (100, 69), (900, 69), (-5, 0)])
  func `the thumb of a slider lies where its value is in the range, on whole points`(
    _ value: Double, _ left: Double
  ) throws {
    let slider = Slider(value: value).with(\.maximumValue, 100)
    let drawings = try controlDrawings(slider, ["a.width == 96", "a.height == 27"])
    #expect(drawings.last == .fill(shape(left, -0.5, 27, 27, 13.5), .white))
    #expect(drawings[0] == .fill(shape(1, 12, 94, 4, 2), Color(hex: 0x787880, alpha: 0.2)))
    #expect(drawings[1] == .fill(shape(1, 12, left + 12.5, 4, 2), Color(hex: 0x007AFF)))
  }
}
