import AfterimageGraphics
import AfterimageRendering
import Testing

struct BackdropTests {
  private let halves = [
    Drawing.fill(box(0, 0, 40, 40), .white), .fill(box(0, 0, 20, 40), .black),
  ]
  private let blur = Backdrop.blur(
    Blur(radius: 4, saturation: 1, tint: Color(hex: 0x000000, alpha: 0)))

  @Test func `a blur mixes both sides of an edge and spares what lies far from it`() throws {
    let bitmap = try picture(
      40, 40, halves[0], halves[1],
      .backdrop(blur, in: Rect(x: 0, y: 0, width: 40, height: 40), opacity: 1))
    let edge = try #require(bitmap[20, 20]) & 0xFF
    #expect((0x60...0xA0).contains(edge))
    #expect(bitmap[0, 20] == 0xFF00_0000)
    #expect(bitmap[39, 20] == 0xFFFF_FFFF)
  }

  @Test func `an effect keeps to its rectangle`() throws {
    let bitmap = try picture(
      40, 40, halves[0], halves[1],
      .backdrop(.mosaic(side: 10), in: Rect(x: 15, y: 10, width: 10, height: 10), opacity: 1))
    #expect(bitmap[20, 9] == 0xFFFF_FFFF)
    #expect(bitmap[19, 20] == 0xFF00_0000)
    let inside = try #require(bitmap[20, 15]) & 0xFF
    #expect((0x7F...0x80).contains(inside))
    #expect(bitmap[15, 15] == bitmap[24, 15])
  }

  @Test func `half of an effect lies half way between none and all of it`() throws {
    let rect = Rect(x: 10, y: 0, width: 20, height: 40)
    let whole = try picture(
      40, 40, halves[0], halves[1], .backdrop(.mosaic(side: 20), in: rect, opacity: 1))
    let half = try picture(
      40, 40, halves[0], halves[1], .backdrop(.mosaic(side: 20), in: rect, opacity: 0.5))
    let effect = Int(try #require(whole[12, 5]) & 0xFF)
    let mixed = Int(try #require(half[12, 5]) & 0xFF)
    #expect((mixed - effect / 2).magnitude <= 1)
  }

  @Test func `the clip of a group cuts an effect that is worked out for its whole rectangle`()
    throws
  {
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let open = try picture(40, 40, halves[0], halves[1], .backdrop(blur, in: rect, opacity: 1))
    let cut = try picture(
      40, 40, halves[0], halves[1],
      .group(
        Group(
          [DisplayItem(.backdrop(blur, in: rect.offset(by: Point(x: 0, y: -5)), opacity: 1))],
          offset: Point(x: 0, y: 5), clip: box(0, 0, 40, 20))))
    #expect(cut[18, 10] == open[18, 10])
    #expect(cut[18, 30] == 0xFF00_0000)
  }

  @Test func `an effect does not touch what is drawn after it`() throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let bitmap = try picture(
      40, 40, halves[0], .backdrop(blur, in: rect, opacity: 1), .fill(box(10, 10, 4, 4), .red))
    #expect(bitmap.count(of: 0xFFFF_0000) == 16)
    #expect(bitmap.count(of: 0xFFFF_FFFF) == 1600 - 16)
  }

  @Test(arguments: [0, -3, .infinity, .nan])
  func `a mosaic without a sensible side is still a picture`(side: Double) throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let bitmap = try picture(
      40, 40, halves[0], .backdrop(.mosaic(side: side), in: rect, opacity: 1))
    #expect(bitmap.count(of: 0xFFFF_FFFF) == 1600)
  }

  @Test func `a blur whose radius is no number is refused`() throws {
    let blur = Backdrop.blur(Blur(radius: .nan, saturation: .nan, tint: .clear))
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(throws: RenderingError.self) {
      try picture(40, 40, halves[0], .backdrop(blur, in: rect, opacity: 1))
    }
  }

  @Test func `a clip within a faded group cuts an effect, wherever the group begins`() throws {
    let effect = DisplayItem(
      .backdrop(.mosaic(side: 80), in: Rect(x: 45, y: 0, width: 30, height: 40), opacity: 1))
    let stripes = (0..<8).map { DisplayItem(.fill(box(Double($0) * 10, 0, 5, 40), .black)) }
    let bitmap = try picture(
      80, 40,
      .group(
        Group(
          [DisplayItem(.fill(box(0, 0, 80, 40), .white))] + stripes + [
            DisplayItem(.group(Group([effect], clip: box(20, 0, 40, 40))))
          ], clip: box(20, 0, 60, 40), opacity: 0.999)))
    #expect(bitmap[46, 20] == bitmap[58, 20])
    #expect(bitmap[61, 20] != bitmap[67, 20])
  }
}
