import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// An iPhone 8 has two pixels a point; a character of the tests' face is half an em wide.
@Suite struct ControlTests {
  private static let corner = ["a.left == super.left", "a.top == super.top"]

  private func layoutOf(
    _ type: String, _ more: String = "", mask: FieldMask? = nil, _ constraints: [String] = [],
    change: (inout Traits) -> Void = { _ in }
  ) throws -> Layout {
    let element = "{ \"type\": \"\(type)\", \"id\": \"a\"\(more.isEmpty ? "" : ", " + more) }"
    let list = (Self.corner + constraints).map { "\"\($0)\"" }.joined(separator: ", ")
    let root = "{ \"type\": \"view\", \"subviews\": [\(element)], \"constraints\": [\(list)] }"
    return try layout(root, mask: mask, change: change)
  }

  /// What the control draws.
  private func drawings(
    _ type: String, _ more: String = "", _ constraints: [String] = [],
    change: (inout Traits) -> Void = { _ in }
  ) throws -> [Drawing] {
    let layout = try layoutOf(type, more, constraints, change: change)
    return layout.displayList().items.dropFirst().map(\.drawing)
  }

  private static func system(_ version: Int) -> @Sendable (inout Traits) -> Void {
    { traits in traits.system = System.all.first { $0.majorVersion == version } ?? .default }
  }

  private func shape(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double)
    -> RoundedRect
  {
    RoundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius)
  }

  @Test(arguments: [
    ("switch", "", 17, "51 31"), ("switch", "", 26, "63 28"), ("slider", "", 26, "0 31"),
    ("stepper", "", 17, "94 32"), ("progressView", "", 17, "0 4"),
    ("progressView", "", 12, "0 2"), ("progressView", "\"style\": \"bar\"", 17, "0 2.5"),
    ("activityIndicator", "", 17, "20 20"),
    ("activityIndicator", "\"style\": \"large\"", 17, "37 37"),
    ("pageControl", "\"numberOfPages\": 3", 12, "39 37"),
    ("pageControl", "\"numberOfPages\": 3", 17, "71 26"),
    // The widest title has 6 characters of 6.5 points, 20 beside it, in whole points.
    ("segmentedControl", "\"segments\": [\"First\", \"Second\"]", 17, "117 32"),
    (
      "segmentedControl",
      "\"segments\": [\"First\", \"Second\"], \"apportionsSegmentWidthsByContent\": true", 17,
      "112 32"
    ),
  ])
  func `a control asks for the extent of UIKit's`(
    _ type: String, _ more: String, _ version: Int, _ size: String
  ) throws {
    let hugging = "\"contentHuggingPriority\": 900" + (more.isEmpty ? "" : ", ") + more
    let layout = try layoutOf(
      type, hugging, size.hasPrefix("0 ") ? ["a.width == 0"] : [], change: Self.system(version))
    #expect(layout.frames(of: "a") == "a 0 0 \(size)")
  }

  @Test(arguments: [(12, "a -2 0 104 31"), (17, "a -2 0 104 31"), (26, "a 0 0 100 31")])
  func `the frame of a slider reaches beyond the rectangle that constraints act on`(
    _ version: Int, _ frame: String
  ) throws {
    let layout = try layoutOf(
      "slider", "\"contentHuggingPriority\": 900", ["a.width == 100"],
      change: Self.system(version))
    #expect(layout.frames(of: "a") == frame)
  }

  @Test func `a switch that is on is green with its thumb at the trailing end`() throws {
    let on = try drawings("switch", "\"on\": true")
    #expect(on.first == .fill(shape(0, 0, 51, 31, 15.5), Color(hex: 0x34C759)))
    #expect(on.last == .fill(shape(22, 2, 27, 27, 13.5), .white))
    let off = try drawings("switch")
    #expect(off.first == .fill(shape(0, 0, 51, 31, 15.5), Color(hex: 0x787880, alpha: 0.16)))
    #expect(off.last == .fill(shape(2, 2, 27, 27, 13.5), .white))
  }

  @Test func `a switch of iOS 26 has a wide thumb`() throws {
    let on = try drawings("switch", "\"on\": true", change: Self.system(26))
    #expect(on.last == .fill(shape(24, 2, 37, 24, 12), .white))
  }

  @Test func `right to left a switch that is on has its thumb on the left`() throws {
    let on = try drawings("switch", "\"on\": true") { $0.layoutDirection = .rightToLeft }
    #expect(on.last == .fill(shape(2, 2, 27, 27, 13.5), .white))
  }

  @Test(arguments: ["switch", "slider"])
  func `a disabled control is half transparent`(_ type: String) throws {
    let disabled = try layoutOf(type, "\"enabled\": false", ["a.width == 100"])
    #expect(disabled.nodes[1].appearance.alpha == 0.5)
    let enabled = try layoutOf(type, "", ["a.width == 100"])
    #expect(enabled.nodes[1].appearance.alpha == 1)
  }

  @Test(arguments: [("0", 0.0), ("25", 18), ("100", 72), ("900", 72), ("-5", 0)])
  func `the thumb of a slider lies where its value is in the range`(
    _ value: String, _ left: Double
  ) throws {
    let drawings = try drawings(
      "slider", "\"value\": \(value), \"maximumValue\": 100", ["a.width == 96", "a.height == 27"])
    #expect(drawings.last == .fill(shape(left - 2, 0, 28, 28, 14), .white))
    #expect(drawings[0] == .fill(shape(-2, 12, 100, 4, 2), Color(hex: 0x787880, alpha: 0.2)))
    #expect(drawings[1] == .fill(shape(-2, 12, left + 14, 4, 2), Color(hex: 0x007AFF)))
  }

  @Test(arguments: [
    ("\"value\": 3", true, true), ("", false, true), ("\"value\": 100", true, false),
    ("\"wraps\": true", true, true), ("\"value\": 3, \"enabled\": false", false, false),
  ])
  func `a sign of a stepper is grey where no step is left`(
    _ more: String, _ minus: Bool, _ plus: Bool
  ) throws {
    guard case .stepper(let content) = try layoutOf("stepper", more).nodes[1].content else {
      Issue.record("no stepper")
      return
    }
    let colors = [content.decrement.color, content.increment.color]
    let grey = Color(hex: 0x3C3C43, alpha: 0.298)
    #expect(colors == [minus ? .black : grey, plus ? .black : grey])
  }

  @Test func `a progress bar is filled from the leading end`() throws {
    let left = try drawings("progressView", "\"progress\": 0.25", ["a.width == 100"])
    #expect(left.last == .fill(shape(0, 0, 25, 4, 2), Color(hex: 0x007AFF)))
    let right = try drawings("progressView", "\"progress\": 0.25", ["a.width == 100"]) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(right.last == .fill(shape(75, 0, 25, 4, 2), Color(hex: 0x007AFF)))
    #expect(try drawings("progressView", "", ["a.width == 100"]).count == 1)
  }

  @Test func `an activity indicator has eight spokes, and none where it stands still`() throws {
    let spokes = try drawings("activityIndicator")
    let widths = spokes.compactMap { drawing in
      if case .stroke(_, let width, _) = drawing { width } else { nil }
    }
    #expect(widths == [Double](repeating: 2.5, count: 8))
    #expect(Set(spokes).count == 8)
    #expect(try drawings("activityIndicator", "\"animating\": false").isEmpty)
    let shown = "\"animating\": false, \"hidesWhenStopped\": false"
    #expect(try drawings("activityIndicator", shown).count == 8)
  }

  @Test func `a page control marks the shown page, and the last for one beyond it`() throws {
    let colors = "\"currentPageIndicatorTintColor\": \"systemBlue\""
    for (page, marked) in [(0, 0), (2, 2), (9, 2)] {
      let dots = try drawings(
        "pageControl", "\"numberOfPages\": 3, \"currentPage\": \(page), \(colors)",
        change: Self.system(12))
      #expect(dots.count == 3)
      let dot = shape(Double(marked) * 16, 15, 7, 7, 3.5)
      #expect(dots[marked] == .fill(dot, Color(hex: 0x007AFF)))
    }
    #expect(try drawings("pageControl", "\"numberOfPages\": 1").count == 1)
    let single = "\"numberOfPages\": 1, \"hidesForSinglePage\": true"
    #expect(try drawings("pageControl", single).isEmpty)
  }

  @Test func `the selected segment is a white pill within its share`() throws {
    let drawings = try drawings(
      "segmentedControl", "\"segments\": [\"a\", \"b\", \"c\"], \"selectedSegmentIndex\": 1",
      ["a.width == 300"])
    #expect(drawings.first == .fill(shape(0, 0, 300, 32, 8), Color(hex: 0x767680, alpha: 0.12)))
    #expect(drawings.contains(.fill(shape(102, 2, 96, 28, 7), .white)))
    let titles = drawings.compactMap { drawing in
      if case .text(let line) = drawing { line } else { nil }
    }
    #expect(titles.map(\.text) == ["a", "b", "c"])
    #expect(titles.map(\.font.weight) == [.regular, .medium, .regular])
    #expect(titles.map { $0.origin.x + 3.25 } == [50, 150, 250])
  }

  @Test func `a segment may show a symbol in the place of a title`() throws {
    let layout = try layoutOf(
      "segmentedControl", "\"segments\": [{ \"symbol\": \"circle\" }, \"a\"]", ["a.width == 100"])
    guard case .segmentedControl(let content) = layout.nodes[1].content,
      case .symbol(let glyph) = content.segments[0].face
    else {
      Issue.record("no symbol")
      return
    }
    // 13 * 1.28 is the circle, a fifth more its room, rounded up to half points.
    #expect(glyph.size.width == 20)
    #expect(content.segments[0].line == nil && content.segments[1].line != nil)
  }

  @Test func `right to left the first segment lies on the right`() throws {
    let layout = try layoutOf(
      "segmentedControl", "\"segments\": [\"a\", \"b\"]", ["a.width == 100"]
    ) { $0.layoutDirection = .rightToLeft }
    guard case .segmentedControl(let content) = layout.nodes[1].content else {
      Issue.record("no segments")
      return
    }
    #expect(content.segments.map(\.frame.minX) == [50, 0])
  }

  @Test(arguments: [
    ("switch", "\"on\": true", "\"on\": false"), ("slider", "\"value\": 0.1", "\"value\": 0.9"),
    ("stepper", "\"value\": 0", "\"value\": 5"),
    ("progressView", "\"progress\": 0", "\"progress\": 1"),
    ("pageControl", "\"numberOfPages\": 3", "\"numberOfPages\": 3, \"currentPage\": 2"),
    (
      "segmentedControl", "\"segments\": [\"a\", \"b\"]",
      "\"segments\": [\"a\", \"b\"], \"selectedSegmentIndex\": 1"
    ),
  ])
  func `a mask hides the value of a control`(_ type: String, _ one: String, _ other: String) throws
  {
    let size = ["a.width == 100", "a.height == 32"]
    for mask in FieldMask.allCases {
      let first = try layoutOf(type, "\"sensitive\": true, " + one, mask: mask, size)
      let second = try layoutOf(type, "\"sensitive\": true, " + other, mask: mask, size)
      #expect(first.displayList() == second.displayList())
      #expect(first.displayList() != (try layoutOf(type, one, size)).displayList())
    }
    #expect(
      try layoutOf(type, one, size).displayList() != layoutOf(type, other, size).displayList())
  }

  @Test func `in a form's row a switch has its alignment rectangle at the trailing edge`() throws {
    let form = """
      { "type": "form", "id": "f", "sections": [{ "rows": [
        { "label": "News", "field": { "type": "switch", "id": "a" } }] }] }
      """
    let layout = try layout(root(form, "H:|[f]|", "V:|[f]"))
    #expect(layout.node(named: "a")?.frame.width == 51)
    let card = layout.nodes.first { $0.type == .card }
    #expect(layout.node(named: "a")?.frame.maxX == card.map { $0.frame.maxX - 14 })
  }
}
