import AfterimageGraphics
import AfterimageRendering
import Testing

struct LayerTests {
  private func shadow(
    of shape: RoundedRect, radius: Double = 2, offset: Point = .zero, opacity: Double = 1
  ) -> Drawing {
    .shadow(
      CastShadow(
        of: [DisplayItem(.fill(shape, .red))], bounds: shape.rect, radius: radius, offset: offset,
        color: Color(hex: 0x000000, alpha: opacity)))
  }

  private func darkness(_ bitmap: Bitmap) -> Double {
    bitmap.pixels.reduce(0) { $0 + Double(255 - ($1 & 0xFF)) / 255 }
  }

  @Test func `a shadow without radius is the silhouette in its own colour, moved`() throws {
    let bitmap = try picture(
      20, 20, shadow(of: box(4, 4, 8, 6), radius: 0, offset: Point(x: 3, y: 5)))
    #expect(bitmap.ink == Rect(x: 7, y: 9, width: 8, height: 6))
    #expect(bitmap.count(of: 0xFF00_0000) == 48)
  }

  @Test(arguments: [1.0, 3, 6])
  func `a blurred shadow is as dark on the whole as what casts it`(radius: Double) throws {
    let bitmap = try picture(80, 80, shadow(of: box(30, 30, 20, 20), radius: radius))
    // Each of the pixels that the blur reaches is rounded to a 255th.
    #expect((darkness(bitmap) - 400).magnitude < 8)
    #expect(bitmap[40, 30] == bitmap[30, 40], "the same in both directions")
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
  }

  @Test func `a shadow is the same wherever the canvas ends`() throws {
    let whole = try picture(60, 60, shadow(of: box(-10, -10, 30, 30), radius: 5))
    let part = try picture(24, 24, shadow(of: box(-10, -10, 30, 30), radius: 5))
    for y in 0..<24 { for x in 0..<24 { #expect(whole[x, y] == part[x, y]) } }
  }

  @Test func `opacity thins a shadow, and within a group it is moved with it`() throws {
    let faint = try picture(20, 20, shadow(of: box(0, 0, 20, 20), radius: 0, opacity: 0.5))
    #expect(faint[10, 10] == 0xFF7F_7F7F || faint[10, 10] == 0xFF80_8080)
    let moved = try picture(
      20, 20,
      .group(
        Group([DisplayItem(shadow(of: box(0, 0, 5, 5), radius: 0))], offset: Point(x: 9, y: 2))))
    #expect(moved.ink == Rect(x: 9, y: 2, width: 5, height: 5))
  }

  @Test func `an axial gradient passes from its first colour to its last and goes on beyond`()
    throws
  {
    let gradient = ColorGradient(
      .axial, stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)],
      from: Point(x: 20, y: 0), to: Point(x: 80, y: 0))
    let bitmap = try picture(100, 4, .gradient(box(0, 0, 100, 4), gradient))
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[99, 3] == 0xFF00_00FF)
    let reds = (0..<100).compactMap { bitmap[$0, 1] }.map { $0 >> 16 & 0xFF }
    #expect(reds == reds.sorted(by: >))
    #expect((120...135).contains(reds[50]))
  }

  @Test func `a radial gradient is an ellipse around its start`() throws {
    let gradient = ColorGradient(
      .radial, stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)],
      from: Point(x: 50, y: 20), to: Point(x: 100, y: 40))
    let bitmap = try picture(100, 40, .gradient(box(0, 0, 100, 40), gradient))
    #expect(bitmap[0, 0] == 0xFF00_00FF)
    let across = try #require(bitmap[75, 20])
    let down = try #require(bitmap[50, 30])
    #expect((Int(across & 0xFF) - Int(down & 0xFF)).magnitude < 8, "half way is half way")
    #expect(try #require(bitmap[50, 20]) & 0xFF < 8)
  }

  @Test func `a radial gradient without extent is its last colour alone`() throws {
    let gradient = ColorGradient(
      .radial, stops: [.init(location: 0, color: .red), .init(location: 1, color: .blue)],
      from: Point(x: 200, y: 400), to: Point(x: 200, y: 800))
    let bitmap = try picture(400, 800, .gradient(box(0, 0, 400, 800), gradient))
    #expect(bitmap[10, 400] == 0xFF00_00FF)
    #expect(bitmap[390, 10] == 0xFF00_00FF)
  }

  @Test func `only the named corners are round`() throws {
    let shape = RoundedRect(
      Rect(x: 0, y: 0, width: 20, height: 20), radius: 8, corners: [.topLeft, .bottomRight])
    let bitmap = try picture(20, 20, .fill(shape, .red))
    #expect(bitmap[0, 0] == 0xFFFF_FFFF)
    #expect(bitmap[19, 19] == 0xFFFF_FFFF)
    #expect(bitmap[19, 0] == 0xFFFF_0000)
    #expect(bitmap[0, 19] == 0xFFFF_0000)
  }

  @Test func `a continuous corner begins earlier than a circular one and is as deep`() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let circular = RoundedRect(rect, radius: 20).outline
    let continuous = RoundedRect(rect, radius: 20, curve: .continuous).outline
    #expect(circular.elements.first == .move(to: Point(x: 20, y: 0)))
    guard case .move(let start)? = continuous.elements.first else {
      Issue.record("no start")
      return
    }
    #expect((start.x - 30.5733).magnitude < 0.001)
    let round = try picture(100, 100, .fill(RoundedRect(rect, radius: 20), .red))
    let smooth = try picture(
      100, 100, .fill(RoundedRect(rect, radius: 20, curve: .continuous), .red))
    #expect(round[5, 5] != 0xFFFF_FFFF)
    #expect(round[4, 4] == smooth[4, 4])
    #expect(darkness(smooth) < darkness(round))
  }

  @Test func `the continuous corners of a capsule are half circles`() throws {
    let rect = Rect(x: 0, y: 0, width: 60, height: 40)
    let round = try picture(60, 40, .fill(RoundedRect(rect, radius: 20), .red))
    let smooth = try picture(
      60, 40, .fill(RoundedRect(rect, radius: 20, curve: .continuous), .red))
    #expect((darkness(round) - darkness(smooth)).magnitude < 0.5)
  }
}
