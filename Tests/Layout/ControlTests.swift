import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// An iPhone 8 has two pixels a point; a character of the tests' face is half an em wide.
@Suite struct ControlTests {
  private static let extents: [(View, Int, String)] = [
    (Switch().view, 17, "51 31"), (Switch().view, 26, "63 28"), (Slider().view, 26, "0 34"),
    (Stepper().view, 17, "94 32"), (ProgressView().view, 17, "0 4"),
    (ProgressView().view, 12, "0 2"), (ProgressView().with(\.style, .bar).view, 17, "0 2.5"),
    (ActivityIndicator().view, 17, "20 20"), (ActivityIndicator(.large).view, 17, "37 37"),
    (PageControl(numberOfPages: 3).view, 12, "39 37"),
    (PageControl(numberOfPages: 3).view, 17, "77 26"),
    // The widest title has 6 characters of 6.5 points, 20 beside it, in whole points.
    (SegmentedControl(["First", "Second"]).view, 17, "117 32"),
    (
      SegmentedControl(["First", "Second"]).with(\.apportionsSegmentWidthsByContent, true).view,
      17, "112 32"
    ),
  ]

  @Test(arguments: extents)
  func `a control asks for the extent of UIKit's`(
    _ control: View, _ version: Int, _ size: String
  ) throws {
    let constraints = size.hasPrefix("0 ") ? ["a.width == 0"] : []
    let layout = try layout(
      inCorner(hugging(control), constraints), change: iOS(version))
    #expect(layout.frames(of: "a") == "a 0 0 \(size)")
  }

  @Test func `a switch that is on is green with its thumb at the trailing end`() throws {
    let on = try controlDrawings(Switch(isOn: true))
    #expect(on.first == .fill(shape(0, 0, 51, 31, 15.5), Color(hex: 0x34C759)))
    #expect(on.last == .fill(shape(22, 2, 27, 27, 13.5), .white))
    let off = try controlDrawings(Switch())
    #expect(off.first == .fill(shape(0, 0, 51, 31, 15.5), Color(hex: 0x787880, alpha: 0.16)))
    #expect(off.last == .fill(shape(2, 2, 27, 27, 13.5), .white))
  }

  @Test func `a switch of iOS 26 has a wide thumb, and a darker track where it is off`() throws {
    let on = try controlDrawings(Switch(isOn: true), change: iOS(26))
    #expect(on.last == .fill(shape(24, 2, 37, 24, 12), .white))
    let off = try controlDrawings(Switch(), change: iOS(26))
    #expect(off.first == .fill(shape(0, 0, 63, 28, 14), Color(hex: 0x3C3C43, alpha: 0.298)))
  }

  @Test func `a thumb and a selected segment cast no shadow beyond their control`() throws {
    func clips(
      _ control: some ViewConvertible, _ constraints: [String] = []
    ) throws -> [RoundedRect] {
      try controlDrawings(control, constraints).compactMap { drawing in
        if case .group(let group) = drawing { group.clip } else { nil }
      }
    }
    #expect(try clips(Switch()) == [shape(0, 0, 51, 31, 15.5)])
    let segments = SegmentedControl(["a", "b"], selectedSegmentIndex: 0)
    #expect(try clips(segments, ["a.width == 100"]) == [shape(0, 0, 100, 32, 8)])
  }

  @Test(arguments: [(18, 18.0), (26, 24)])
  func `the line of a stepper is longer since iOS 26`(version: Int, height: Double) throws {
    let top = (32 - height) / 2
    let line = Drawing.fill(
      shape(46.5, top, 1, height, 0), Color(hex: 0x3C3C43, alpha: 0.29))
    #expect(try controlDrawings(Stepper(), change: iOS(version)).contains(line))
  }

  @Test func `right to left a switch that is on has its thumb on the left`() throws {
    let on = try controlDrawings(Switch(isOn: true)) { $0.layoutDirection = .rightToLeft }
    #expect(on.last == .fill(shape(2, 2, 27, 27, 13.5), .white))
  }

  @Test(arguments: [
    (Switch().view, Switch().with(\.isEnabled, false).view),
    (Slider().view, Slider().with(\.isEnabled, false).view),
  ])
  func `a disabled control is half transparent`(_ enabled: View, _ disabled: View) throws {
    func alpha(_ control: View) throws -> Double {
      try layout(inCorner(control, ["a.width == 100"])).nodes[1].appearance.alpha
    }
    #expect(try alpha(disabled) == 0.5)
    #expect(try alpha(enabled) == 1)
  }

  @Test(arguments: [
    (Stepper(value: 3), true, true), (Stepper(), false, true), (Stepper(value: 100), true, false),
    (Stepper().with(\.wraps, true), true, true),
    (Stepper(value: 3).with(\.isEnabled, false), false, false),
  ])
  func `a sign of a stepper is grey where no step is left`(
    _ stepper: Stepper, _ minus: Bool, _ plus: Bool
  ) throws {
    guard case .stepper(let content) = try layout(inCorner(stepper)).nodes[1].content else {
      Issue.record("no stepper")
      return
    }
    let colors = [content.decrement.color, content.increment.color]
    let grey = Color(hex: 0x3C3C43, alpha: 0.298)
    #expect(colors == [minus ? .black : grey, plus ? .black : grey])
  }

  @Test func `a progress bar is filled from the leading end`() throws {
    let bar = ProgressView(progress: 0.25)
    let left = try controlDrawings(bar, ["a.width == 100"])
    #expect(left.last == .fill(shape(0, 0, 25, 4, 2), Color(hex: 0x007AFF)))
    let right = try controlDrawings(bar, ["a.width == 100"]) { $0.layoutDirection = .rightToLeft }
    #expect(right.last == .fill(shape(75, 0, 25, 4, 2), Color(hex: 0x007AFF)))
    #expect(try controlDrawings(ProgressView(), ["a.width == 100"]).count == 1)
  }

  @Test func `an activity indicator has eight spokes, and none where it stands still`() throws {
    let spokes = try controlDrawings(ActivityIndicator())
    let widths = spokes.compactMap { drawing in
      if case .stroke(_, let width, _) = drawing { width } else { nil }
    }
    #expect(widths == [Double](repeating: 2.5, count: 8))
    #expect(Set(spokes).count == 8)
    let stopped = ActivityIndicator().with(\.isAnimating, false)
    #expect(try controlDrawings(stopped).isEmpty)
    #expect(try controlDrawings(stopped.with(\.hidesWhenStopped, false)).count == 8)
  }

  @Test func `the selected segment is a white pill within its share`() throws {
    let drawings = try controlDrawings(
      SegmentedControl(["a", "b", "c"], selectedSegmentIndex: 1), ["a.width == 300"])
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
    let control = SegmentedControl([.symbol("circle"), "a"])
    let layout = try layout(inCorner(control, ["a.width == 100"]))
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
    let layout = try layout(inCorner(SegmentedControl(["a", "b"]), ["a.width == 100"])) {
      $0.layoutDirection = .rightToLeft
    }
    guard case .segmentedControl(let content) = layout.nodes[1].content else {
      Issue.record("no segments")
      return
    }
    #expect(content.segments.map(\.frame.minX) == [50, 0])
  }

  private static let values: [(View, View)] = [
    (Switch(isOn: true).view, Switch(isOn: false).view),
    (Slider(value: 0.1).view, Slider(value: 0.9).view),
    (Stepper(value: 0).view, Stepper(value: 5).view),
    (ProgressView(progress: 0).view, ProgressView(progress: 1).view),
    (
      PageControl(numberOfPages: 3).view,
      PageControl(numberOfPages: 3).with(\.currentPage, 2).view
    ),
    (
      SegmentedControl(["a", "b"]).view,
      SegmentedControl(["a", "b"], selectedSegmentIndex: 1).view
    ),
  ]

  @Test(arguments: values)
  func `a mask hides the value of a control`(_ one: View, _ other: View) throws {
    func list(_ control: View, mask: FieldMask? = nil) throws -> DisplayList {
      try layout(inCorner(control, ["a.width == 100", "a.height == 32"]), mask: mask).displayList()
    }
    for mask in FieldMask.allCases {
      let first = try list(one.sensitive(), mask: mask)
      #expect(try first == list(other.sensitive(), mask: mask))
      #expect(try first != list(one))
    }
    #expect(try list(one) != list(other))
  }

  @Test func `in a form's row a switch has its alignment rectangle at the trailing edge`() throws {
    let form = Form { Section { Row("News") { Switch().id("a") } } }
    let layout = try layout(
      View { form.id("f") }.constraints {
        "H:|[f]|"
        "V:|[f]"
      })
    #expect(layout.node(named: "a")?.frame.width == 51)
    let card = layout.nodes.first { $0.type == .part(.card) }
    #expect(layout.node(named: "a")?.frame.maxX == card.map { $0.frame.maxX - 14 })
  }
}
