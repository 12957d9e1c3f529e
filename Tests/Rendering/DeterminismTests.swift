import AfterimageGraphics
import AfterimageRendering
import Testing

struct DeterminismTests {
  private static let list = DisplayList(
    size: Size(width: 200, height: 120),
    items: [
      DisplayItem(.fill(box(0, 0, 200, 120), Color(hex: 0xF2F2F7))),
      DisplayItem(.fill(box(16, 10, 168, 60, radius: 10), .white)),
      DisplayItem(line("Margaret Hamilton", y: 30)),
      DisplayItem(line("4242 4242", y: 55, weight: .semibold)),
      DisplayItem(.border(box(16, 10, 168, 60, radius: 10), width: 1.0 / 3, .blue)),
      DisplayItem(
        .group(Group([DisplayItem(line("faded", y: 100, weight: .bold))], opacity: 0.4))),
      DisplayItem(
        .backdrop(
          .blur(Blur(radius: 3, saturation: 1.8, tint: Color(hex: 0xFFFFFF, alpha: 0.3))),
          in: Rect(x: 100, y: 60, width: 100, height: 60), opacity: 0.8)),
    ])

  private static func render() throws -> Bitmap {
    try Renderer(text: TextEngine()).render(list, scale: 3, background: .white)
  }

  @Test func `sixteen renders at once give the same bytes as one alone`() async throws {
    let alone = try DeterminismTests.render()
    let pictures = try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<16 { group.addTask { try DeterminismTests.render() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 16)
    #expect(pictures.allSatisfy { $0 == alone })
  }

  /// Widths of words in more faces than cairo keeps open, at sizes of their own, each of which loads its glyphs anew.
  private static func widths(seed: Int) throws -> [Double] {
    let measurer = try TextEngine().measurer
    var widths: [Double] = []
    for typeface in Typeface.Bundled.allCases {
      for step in 0..<24 {
        var font = Font(
          size: 8 + Double(step) / 3 + Double(seed) / 64,
          weight: step.isMultiple(of: 2) ? .regular : .bold,
          isItalic: step.isMultiple(of: 3))
        font.face = FontFace(ascent: 0.952, descent: 0.213, typeface: .bundled(typeface))
        widths += measurer.lines(Paragraph(text: "Hamilton \(step)", font: font)).map(\.width)
      }
    }
    return widths
  }

  /// Widths of words in more faces than cairo keeps open, all of which it opens itself.
  private static func widths(seed: Int, of files: [FontFile]) throws -> [Double] {
    let measurer = try TextEngine().measurer
    return files.flatMap { file in
      Font.Weight.allCases.flatMap { weight in
        var font = Font(size: 12 + Double(seed) / 64, file: file)
        font.weight = weight
        return measurer.lines(Paragraph(text: "Hamilton", font: font)).map(\.width)
      }
    }
  }

  private static func together(
    _ widths: @escaping @Sendable (Int) throws -> [Double]
  ) async throws -> [[Double]] {
    let found = try await withThrowingTaskGroup(of: (Int, [Double]).self) { group in
      for seed in 0..<8 { group.addTask { (seed, try widths(seed)) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return (0..<8).compactMap { found[$0] }
  }

  @Test func `threads that set many faces at once measure what each measures alone`() async throws {
    let alone = try (0..<8).map(Self.widths)
    #expect(try await Self.together { try Self.widths(seed: $0) } == alone)
  }

  @Test func `threads share named instances, which cairo opens itself, as each sets them alone`()
    async throws
  {
    let files = try ["Inter-Regular.ttf", "Inter-Italic.ttf"].map(NamedInstances.file)
    let alone = try (0..<8).map { try Self.widths(seed: $0, of: files) }
    #expect(Set(alone[0]).count > 10)
    #expect(try await Self.together { try Self.widths(seed: $0, of: files) } == alone)
  }

  @Test func `an engine that has drawn before gives the same bytes`() throws {
    let renderer = try Renderer(text: TextEngine())
    let other = DisplayList(
      size: Size(width: 50, height: 50), items: [DisplayItem(line("4242 4242", size: 9))])
    _ = try renderer.render(other, scale: 1, background: .black)
    let again = try renderer.render(DeterminismTests.list, scale: 3, background: .white)
    #expect(try again == DeterminismTests.render())
  }

  @Test func `the fingerprint names five libraries with their versions, in order`() throws {
    let names = RenderFingerprint.current.split(separator: " ").compactMap {
      $0.wholeMatch(of: /([a-z]+)-([0-9]+\.[0-9]+\.[0-9]+)/)?.1
    }
    #expect(names == ["cairo", "freetype", "harfbuzz", "pango", "pixman"])
  }
}
