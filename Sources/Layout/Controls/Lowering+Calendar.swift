import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// Settles a month of days with the chosen one marked, and the time below where it is asked for; a time alone is words on grey.
  mutating func settleCalendar(of picker: DatePicker, tint: Color, at index: Int) {
    guard picker.mode != .time else { return settlePills(of: picker, at: index) }
    let writing = CellWriting(
      direction: hierarchy.nodes[index].direction, label: color(.label),
      faint: color(.tertiaryLabel), tint: tint)
    let days = weekdayCells(writing) + dayCells(of: picker, writing)
    let showsTime = picker.mode == .dateAndTime
    let time = showsTime ? timeCells(of: picker.date, writing) : []
    hierarchy.nodes[index].control = .calendar(
      CalendarContent(
        heading: heading(of: picker.date, writing), cells: days + time,
        selected: 6 + picker.date.day, isToday: picker.date.isSameDay(as: picker.settledToday),
        time: showsTime ? days.count + 1 : nil, tint: tint,
        background: color(.tertiarySystemFill)))
    hierarchy.metrics[index].contentSize = (
      320, CalendarContent.monthHeight + (showsTime ? CalendarContent.heights.time : 0)
    )
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
      let place = first + day - 1
      let isChosen = day == date.day
      let isToday = date.adding(days: day - date.day)?.isSameDay(as: picker.settledToday) == true
      return CalendarContent.Cell(
        title: writing.content(
          "\(day)", Font(size: 20, weight: isChosen ? .semibold : .regular),
          isChosen && isToday ? .white : isChosen || isToday ? writing.tint : writing.label),
        columns: place % 7...place % 7,
        top: CalendarContent.weeksTop + Double(place / 7) * CalendarContent.heights.week,
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
