import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct PickerTests {
  private func layoutOf(
    _ picker: some ViewConvertible, mask: FieldMask? = nil,
    change: (inout Traits) -> Void = { _ in }
  ) throws -> Layout {
    try layout(inCorner(picker), mask: mask, change: change)
  }

  private func lines(_ layout: Layout) -> [TextLine] {
    layout.displayList().items.compactMap { item in
      if case .text(let line) = item.drawing { line } else { nil }
    }
  }

  private let picker = Picker([
    .init(["a", "b", "c", "d", "e", "f"], selectedRow: 1), .init(["x"]),
  ])

  private func datePicker(
    _ date: String, _ style: DatePicker.Style, _ mode: DatePicker.Mode = .dateAndTime,
    today: String? = nil
  ) throws -> DatePicker {
    var picker = DatePicker(try #require(CalendarDate(date)))
    picker.style = style
    picker.mode = mode
    picker.today = try today.map { try #require(CalendarDate($0)) }
    return picker
  }

  @Test func `a picker is 320 by 216 points and shows three rows on either side of the chosen one`()
    throws
  {
    let layout = try layoutOf(picker)
    #expect(layout.frames(of: "a") == "a 0 0 320 216")
    #expect(lines(layout).map(\.text) == ["a", "b", "c", "d", "e", "x"])
    #expect(lines(layout).map(\.font.size) == [21, 23, 21, 18, 14, 23])
    let middles = lines(layout).map { $0.origin.x + $0.font.size / 4 }
    #expect(middles == [80, 80, 80, 80, 80, 240])
  }

  @Test func `right to left the first wheel lies on the right`() throws {
    let layout = try layoutOf(picker) { $0.layoutDirection = .rightToLeft }
    #expect(lines(layout).map { $0.origin.x + $0.font.size / 4 } == [240, 240, 240, 240, 240, 80])
  }

  @Test(arguments: [
    (DatePicker.Mode.date, "Nov 21, 2026", 1), (.time, "12:05 AM", 1),
    (.dateAndTime, "Nov 21, 2026", 2),
  ])
  func `a compact date picker says its moment on grey`(
    _ mode: DatePicker.Mode, _ first: String, _ count: Int
  ) throws {
    let layout = try layoutOf(datePicker("2026-11-21T00:05", .compact, mode))
    #expect(lines(layout).first?.text == first)
    #expect(lines(layout).count == count)
    let width = Double(first.count) * 8.5 + 24 + (count == 2 ? 6 + 8 * 8.5 + 24 : 0)
    #expect(layout.nodes[1].frame == Rect(x: 0, y: 0, width: width, height: 34.5))
  }

  @Test(arguments: [
    (DatePicker.Mode.date, ["November", "21", "2026"]), (.time, ["12", "05", "AM"]),
    (.dateAndTime, ["Today", "12", "05", "AM"]),
  ])
  func `wheels have the chosen moment in the middle`(
    _ mode: DatePicker.Mode, _ middle: [String]
  ) throws {
    let layout = try layoutOf(datePicker("2026-11-21T00:05", .wheels, mode))
    #expect(lines(layout).filter { $0.font.size == 23 }.map(\.text) == middle)
    #expect(layout.frames(of: "a") == "a 0 0 320 216")
  }

  @Test func `a wheel calls a day Today, the chosen one unless another is said to be`() throws {
    func days(today: String? = nil) throws -> [String] {
      let layout = try layoutOf(datePicker("2026-11-21T00:05", .wheels, today: today))
      return Array(lines(layout).map(\.text).prefix(7))
    }
    #expect(try days()[2...4] == ["Fri Nov 20", "Today", "Sun Nov 22"])
    #expect(
      try days(today: "2026-11-19")[1...3] == ["Today", "Fri Nov 20", "Sat Nov 21"])
  }

  @Test func `today is a disc where it is chosen, and in the tint where it is not`() throws {
    func colors(today: String? = nil) throws -> [Color] {
      let layout = try layoutOf(datePicker("2026-11-21", .inline, .date, today: today))
      return lines(layout).filter { ["20", "21"].contains($0.text) && $0.font.size == 20 }.map(
        \.color)
    }
    let tint = Color(hex: 0x007AFF)
    #expect(try colors() == [.black, .white])
    #expect(try colors(today: "2026-11-20") == [tint, tint])
  }

  @Test(arguments: TextDirection.allCases)
  func `three arrows stand in the heading of a month, one after its name`(
    _ direction: TextDirection
  ) throws {
    let layout = try layoutOf(datePicker("2026-11-21", .inline, .date))
    let arrows = layout.displayList().items.filter {
      if case .stroke = $0.drawing { true } else { false }
    }
    #expect(arrows.count == 3)
  }

  @Test func `a month begins on the right day and has all of its days`() throws {
    let layout = try layoutOf(datePicker("2024-02-29", .inline, .date))
    let lines = lines(layout)
    #expect(lines.first?.text == "February 2024")
    let days = lines.filter { $0.font.size == 20 }
    #expect(days.map(\.text) == (1...29).map(String.init))
    // 1 February 2024 was a Thursday: the fifth of seven columns.
    let column = 320.0 / 7
    #expect((days[0].origin.x + 5 - 4.5 * column).magnitude < 0.5)
    #expect(days.filter { $0.font.weight == .semibold }.map(\.text) == ["29"])
    #expect(layout.frames(of: "a") == "a 0 0 320 330")
  }

  @Test(arguments: [DatePicker.Style.compact, .inline, .wheels])
  func `a mask hides the moment`(_ style: DatePicker.Style) throws {
    for mask in FieldMask.allCases {
      let layouts = try ["2026-11-21", "1999-11-21"].map { date in
        try layoutOf(datePicker(date, style, .date).sensitive(), mask: mask)
      }
      #expect(layouts[0].displayList() == layouts[1].displayList())
      #expect(lines(layouts[0]).isEmpty)
    }
  }
}
