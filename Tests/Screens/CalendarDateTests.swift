import AfterimageScreens
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("2026-11-21", 6), ("2024-02-29", 4), ("2000-01-01", 6), ("1900-03-01", 4), ("1815-12-10", 0),
    ("0001-01-01", 1), ("9999-12-31", 5),
  ])
  func `the day of the week is the calendar's`(_ text: String, _ weekday: Int) throws {
    #expect(try #require(CalendarDate(text)).weekday == weekday)
  }

  @Test func `weekdays follow each other for four hundred years`() throws {
    var date = try #require(CalendarDate("1800-01-01"))
    for _ in 0..<146_097 {
      let next = try #require(date.adding(days: 1))
      try #require(next.weekday == (date.weekday + 1) % 7)
      try #require(next.adding(days: -1) == date)
      date = next
    }
    #expect(date.text == "2200-01-01")
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-00-10", "2023-02-29", "1900-02-29", "2026-1-1", "+026-01-01",
    "2026-11-21T24:00", "2026-11-21T09:60", "2026-11-21T9:41", "2026-11-21 09:41", "0000-01-01",
    "2026-11-21T09:41T", "٢٠٢٦-١١-٢١",
  ])
  func `what is no moment is refused`(_ text: String) { #expect(CalendarDate(text) == nil) }

  @Test(arguments: ["2026-11-21", "2026-11-21T09:41", "0001-01-01", "9999-12-31T23:59"])
  func `a moment is written as it was read`(_ text: String) {
    #expect(CalendarDate(text)?.text == text)
  }

  @Test(arguments: [
    ("T00:05", "12:05 AM"), ("T09:41", "9:41 AM"), ("T12:00", "12:00 PM"), ("T23:59", "11:59 PM"),
  ])
  func `times are said on a face of twelve`(_ time: String, _ words: String) {
    #expect(CalendarDate("2026-11-21" + time)?.timeText == words)
  }

  @Test func `the calendar has an end`() throws {
    #expect(try #require(CalendarDate("9999-12-31")).adding(days: 1) == nil)
    #expect(try #require(CalendarDate("0001-01-01")).adding(days: -1) == nil)
  }

  @Test(arguments: [
    (0.0, "2001-01-01"), (476_509_177.7, "2016-02-07T03:39"), (-59.0, "2000-12-31T23:59"),
    (-184_694_399.3, "1995-02-24T08:00"),
  ])
  func `seconds since the reference date are a moment in Greenwich`(
    seconds: Double, text: String
  ) {
    #expect(CalendarDate(secondsSinceReferenceDate: seconds)?.text == text)
  }

  @Test func `seconds beyond the calendar are no moment`() {
    #expect(CalendarDate(secondsSinceReferenceDate: -1e11) == nil)
    #expect(CalendarDate(secondsSinceReferenceDate: .infinity) == nil)
    #expect(CalendarDate(secondsSinceReferenceDate: .nan) == nil)
  }
}
