import AfterimageGraphics
import AfterimageRendering
import Testing

/// A renderer keeps its last picture, and draws of the next one what is new.
struct RedrawTests {
  private static func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: Size(width: 120, height: 120), items: items)
  }

  @Test(arguments: 1...40)
  func `a picture is the same whatever was drawn before it`(seed: UInt64) throws {
    var drawings = RandomDrawings(seed: seed)
    let warm = try Renderer(text: TextEngine())
    let scale = [1.0, 2, 3][Int(seed % 3)]
    var items = drawings.list()
    for turn in 0..<30 {
      let list = Self.list(items)
      let fresh = try Renderer(text: TextEngine()).render(list, scale: scale, background: .white)
      let redrawn = try warm.render(list, scale: scale, background: .white)
      #expect(redrawn.difference(from: fresh) == nil, "turn \(turn)")
      items = drawings.varied(items)
    }
  }

  @Test func `a picture that somebody holds stays as it is`() throws {
    let renderer = try Renderer(text: TextEngine())
    let first = Self.list([DisplayItem(.fill(box(0, 0, 120, 120), .red))])
    let second = Self.list([DisplayItem(.fill(box(0, 0, 120, 120), .blue))])
    let held = try renderer.render(first, scale: 1, background: .white)
    let other = try renderer.render(second, scale: 1, background: .white)
    #expect(held.count(of: 0xFFFF_0000) == 120 * 120)
    #expect(other.count(of: 0xFF00_00FF) == 120 * 120)
  }

  @Test func `the pixels that somebody took from a picture stay as they are`() throws {
    let renderer = try Renderer(text: TextEngine())
    let first = Self.list([DisplayItem(.fill(box(0, 0, 120, 120), .red))])
    let pixels = try renderer.render(first, scale: 1, background: .white).pixels
    _ = try renderer.render(Self.list([]), scale: 1, background: .white)
    #expect(pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `a picture that nobody holds gives its memory to the next`() throws {
    let renderer = try Renderer(text: TextEngine())
    let lists = [Color.red, .blue].map {
      Self.list([DisplayItem(.fill(box(0, 0, 120, 120), $0))])
    }
    let places = try (0..<6).map { turn in
      try renderer.render(lists[turn % 2], scale: 1, background: .white).pixels
        .withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    #expect(Set(places).count == 1)
  }

  @Test func `another background, scale or size is drawn whole`() throws {
    let renderer = try Renderer(text: TextEngine())
    let note = Self.list([DisplayItem(line("note"))])
    for (scale, background) in [(1.0, Color.white), (1, .red), (2, .red), (1, .white)] {
      let fresh = try Renderer(text: TextEngine()).render(
        note, scale: scale, background: background)
      #expect(try renderer.render(note, scale: scale, background: background) == fresh)
    }
    let wide = DisplayList(size: Size(width: 60, height: 240), items: note.items)
    let fresh = try Renderer(text: TextEngine()).render(wide, scale: 1, background: .white)
    #expect(try renderer.render(wide, scale: 1, background: .white) == fresh)
  }

  @Test func `a picture that failed leaves nothing behind`() throws {
    let renderer = try Renderer(text: TextEngine())
    let good = Self.list([DisplayItem(line("note"))])
    let vast = try #require(
      Bitmap(width: 32_768, height: 1, pixels: Array(repeating: 0xFF00_00FF, count: 32_768)))
    let whole = Rect(x: 0, y: 0, width: 120, height: 120)
    let bad = Self.list([
      DisplayItem(.fill(box(0, 0, 120, 120), .red)),
      DisplayItem(.image(vast, in: whole, clip: whole)),
    ])
    let before = try renderer.render(good, scale: 1, background: .white).pixels
    #expect(throws: RenderingError.self) {
      try renderer.render(bad, scale: 1, background: .white)
    }
    #expect(try renderer.render(good, scale: 1, background: .white).pixels == before)
  }

  /// A square that changes its colour, and a blur some rows below it.
  private static func list(_ color: Color, rowsBetween: Double, clip: RoundedRect?) -> DisplayList {
    let blur = Backdrop.blur(Blur(radius: 6, saturation: 1, tint: .clear))
    let place = Rect(x: 10, y: 20 + rowsBetween, width: 100, height: 60)
    return list([
      DisplayItem(.fill(box(0, 60, 120, 40), .blue)), DisplayItem(.fill(box(0, 10, 50, 10), color)),
      DisplayItem(.group(Group([DisplayItem(.backdrop(blur, in: place, opacity: 1))], clip: clip))),
    ])
  }

  @Test(arguments: 0...20, [nil, box(10, 24, 100, 60, radius: 14)])
  func `no strip cuts an effect beside the rows that are drawn again`(
    rowsBetween: Int, clip: RoundedRect?
  ) throws {
    let warm = try Renderer(text: TextEngine())
    for color in [Color.red, .blue, .red] {
      let list = Self.list(color, rowsBetween: Double(rowsBetween), clip: clip)
      let fresh = try Renderer(text: TextEngine()).render(list, scale: 1, background: .white)
      let redrawn = try warm.render(list, scale: 1, background: .white)
      #expect(redrawn.difference(from: fresh) == nil)
      let file = try warm.nextPNG(list, scale: 1, background: .white)
      #expect(try PNG.decode(file) == fresh)
    }
  }
}
