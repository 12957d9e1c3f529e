package import AfterimageGraphics
import AfterimageScreens

/// A month of days with its colours resolved, and after the solution with its words in place.
package struct CalendarContent: Hashable, Sendable {
  /// The month and year above the days.
  package var heading: Cell
  /// The days of the week, then those of the month, then the time with its name where it is shown.
  package var cells: [Cell]
  /// The cell of the chosen day, by its index among the cells.
  package var selected: Int
  /// True where the chosen day is today, which is marked more strongly.
  package var isToday: Bool
  /// The cell of the time; nil where no time is shown.
  package var time: Int?
  /// The colour of the arrows to other months, and of the one that opens the list of months.
  package var tint: Color
  /// The colour behind the time.
  package var background: Color
  /// How wide the heading was set, in points.
  package var headingWidth = 0.0

  /// Words in a cell of the grid.
  package struct Cell: Hashable, Sendable {
    /// The words before they are set.
    package var title: TextContent
    /// The columns that the cell takes, from 0 to 6.
    package var columns: ClosedRange<Int>
    /// The rest of the way down to the top of the cell, in points.
    package var top: Double
    /// The height of the cell, in points.
    package var height: Double
    /// The words as they were set; nil while they are not.
    package var line: TextLine?
  }

  /// The heights of UIDatePicker's parts, in points (chosen by eye: heading, days of the week, a week, the time).
  static let heights = (heading: 44.0, weekdays: 22.0, week: 44.0, time: 50.0)
  /// The height above the first week, in points.
  static let weeksTop = heights.heading + heights.weekdays
  /// The height of heading and weeks: six weeks, as many as a month can touch.
  static let monthHeight = weeksTop + 6 * heights.week
}

/// The drawings of a month: arrows, today's disc or the circle of the chosen day, the area behind the time, and all words.
func calendarDrawings(_ content: CalendarContent, in place: ControlPlace) -> [Drawing] {
  var drawings = arrows(of: content, in: place) + disclosure(of: content, in: place)
  let chosen = frame(of: content.cells[content.selected], in: place)
  let side = 40.0
  let circle = Rect(
    x: chosen.midX - side / 2, y: chosen.midY - side / 2, width: side, height: side
  ).snapped(to: place.scale)
  let mark = content.isToday ? content.tint : content.tint.withAlpha(multipliedBy: 0.15)
  drawings.append(.fill(.capsule(circle), mark))
  if let time = content.time {
    let area = frame(of: content.cells[time], in: place)
      .inset(by: EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)).snapped(to: place.scale)
    drawings.append(.fill(RoundedRect(area, radius: 8), content.background))
  }
  return drawings + ([content.heading] + content.cells).compactMap { $0.line.map { .text($0) } }
}

/// A cell on the canvas.
func frame(of cell: CalendarContent.Cell, in place: ControlPlace) -> Rect {
  let column = place.frame.width / 7
  return place.rect(
    leading: Double(cell.columns.lowerBound) * column, top: cell.top,
    width: Double(cell.columns.count) * column, height: cell.height)
}

/// The arrows to the month before and after, in the last two columns of the heading.
private func arrows(of content: CalendarContent, in place: ControlPlace) -> [Drawing] {
  [(5, -1.0), (6, 1.0)].map { column, way in
    var cell = content.heading
    cell.columns = column...column
    let middle = frame(of: cell, in: place)
    let reach = way * (place.direction == .leftToRight ? 1 : -1) * 3.5
    let path = Path([
      .move(to: Point(x: middle.midX - reach, y: middle.midY - 7)),
      .line(to: Point(x: middle.midX + reach, y: middle.midY)),
      .line(to: Point(x: middle.midX - reach, y: middle.midY + 7)),
    ])
    return .stroke(path, width: 2.333, content.tint)
  }
}

/// The small arrow after the month, which opens the list of months.
private func disclosure(of content: CalendarContent, in place: ControlPlace) -> [Drawing] {
  guard let line = content.heading.line else { return [] }
  let isLeftToRight = place.direction == .leftToRight
  let middle = frame(of: content.heading, in: place).midY
  let gap = 6.0
  let (foot, reach) =
    isLeftToRight
    ? (line.origin.x + content.headingWidth + gap, 4.5) : (line.origin.x - gap, -4.5)
  let path = Path([
    .move(to: Point(x: foot, y: middle - 4.5)),
    .line(to: Point(x: foot + reach, y: middle)),
    .line(to: Point(x: foot, y: middle + 4.5)),
  ])
  return [.stroke(path, width: 2, content.tint)]
}

extension TextSizing {
  /// A month whose words are set in their cells.
  func arranged(_ content: CalendarContent, in place: ControlPlace) -> CalendarContent {
    var arranged = content
    arranged.heading.line = line(of: content.heading, in: place)
    let heading = Paragraph(text: content.heading.title.text, font: content.heading.title.font)
    arranged.headingWidth = measurer.lines(heading).first?.width ?? 0
    for index in content.cells.indices {
      arranged.cells[index].line = line(of: content.cells[index], in: place)
    }
    return arranged
  }

  private func line(of cell: CalendarContent.Cell, in place: ControlPlace) -> TextLine? {
    lines(of: cell.title, in: frame(of: cell, in: place).inset(by: cell.title.insets)).first
  }
}

extension Lowering {
  /// A month of days with the chosen one marked, and the time below where it is asked for; a time alone is words on grey.
  func calendar(of picker: DatePicker, as view: LoweredView, tint: Color) -> LoweredView {
    guard picker.mode != .time else { return pills(of: picker, as: view) }
    let writing = CellWriting(
      direction: view.direction, label: color(.label), faint: color(.tertiaryLabel), tint: tint)
    let days = weekdayCells(writing) + dayCells(of: picker, writing)
    let showsTime = picker.mode == .dateAndTime
    let time = showsTime ? timeCells(of: picker.date, writing) : []
    var lowered = view
    lowered.content = .calendar(
      CalendarContent(
        heading: heading(of: picker.date, writing), cells: days + time,
        selected: 6 + picker.date.day,
        isToday: picker.date.isSameDay(as: picker.resolvedToday),
        time: showsTime ? days.count + 1 : nil, tint: tint,
        background: color(.tertiarySystemFill)))
    lowered.metrics.contentSize = (
      320, CalendarContent.monthHeight + (showsTime ? CalendarContent.heights.time : 0)
    )
    return lowered
  }

  /// How the words of a month are written.
  private struct CellWriting {
    var direction: TextDirection
    var label: Color
    var faint: Color
    var tint: Color

    /// The side where the interface's language begins.
    var leading: TextContent.HorizontalAlignment { direction == .leftToRight ? .left : .right }

    func content(
      _ text: String, _ font: Font, _ color: Color,
      _ alignment: TextContent.HorizontalAlignment = .center
    ) -> TextContent {
      TextContent(
        text: text, font: font, color: color, alignment: alignment, direction: direction,
        insets: alignment == .center ? .zero : EdgeInsets(left: 16, right: 16))
    }
  }

  private func heading(of date: CalendarDate, _ writing: CellWriting) -> CalendarContent.Cell {
    CalendarContent.Cell(
      title: writing.content(
        "\(date.monthName) \(date.year)", Font(size: 17, weight: .semibold), writing.label,
        writing.leading),
      columns: 0...4, top: 0, height: CalendarContent.heights.heading)
  }

  private func weekdayCells(_ writing: CellWriting) -> [CalendarContent.Cell] {
    CalendarDate.weekdayNames.enumerated().map { column, name in
      CalendarContent.Cell(
        title: writing.content(
          name.uppercased(), Font(size: 13, weight: .semibold), writing.faint),
        columns: column...column, top: CalendarContent.heights.heading,
        height: CalendarContent.heights.weekdays)
    }
  }

  private func dayCells(
    of picker: DatePicker, _ writing: CellWriting
  ) -> [CalendarContent.Cell] {
    let date = picker.date
    let first = ((date.weekday - date.day + 1) % 7 + 7) % 7
    let count = CalendarDate.length(ofMonth: date.month, in: date.year)
    return (1...count).map { day in
      let cell = first + day - 1
      let isChosen = day == date.day
      let isToday = date.adding(days: day - date.day)?.isSameDay(as: picker.resolvedToday) == true
      return CalendarContent.Cell(
        title: writing.content(
          "\(day)", Font(size: 20, weight: isChosen ? .semibold : .regular),
          isChosen && isToday ? .white : isChosen || isToday ? writing.tint : writing.label),
        columns: cell % 7...cell % 7,
        top: CalendarContent.weeksTop + Double(cell / 7) * CalendarContent.heights.week,
        height: CalendarContent.heights.week)
    }
  }

  private func timeCells(
    of date: CalendarDate, _ writing: CellWriting
  ) -> [CalendarContent.Cell] {
    let font = Font(size: 17)
    let name = writing.content("Time", font, writing.label, writing.leading)
    let time = writing.content(date.timeText, font, writing.label)
    return [(name, 0...3), (time, 5...6)].map { title, columns in
      CalendarContent.Cell(
        title: title, columns: columns, top: CalendarContent.monthHeight,
        height: CalendarContent.heights.time)
    }
  }
}
