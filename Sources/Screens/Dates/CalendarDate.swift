/// A day of the Gregorian calendar and a minute of it, as a clock on the wall shows them.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  package let year: Int
  /// The month, 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int
  /// The hour, 0 to 23.
  package let hour: Int
  /// The minute, 0 to 59.
  package let minute: Int

  /// Makes a moment of its parts; nil where the calendar has no such day or the clock no such minute.
  public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, in: year)).contains(day), (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    self.init(checkedYear: year, month: month, day: day, hour: hour, minute: minute)
  }

  private init(checkedYear year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The first midnight of the calendar.
  package static let first = CalendarDate(checkedYear: 1, month: 1, day: 1, hour: 0, minute: 0)

  /// True for two moments of one day.
  package func isSameDay(as other: CalendarDate) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }

  /// The number of days in a month.
  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, 0 for Sunday to 6 for Saturday (the method of keyed months by Tomohiko Sakamoto).
  package var weekday: Int {
    let keys = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let shifted = month < 3 ? year - 1 : year
    return (shifted + shifted / 4 - shifted / 100 + shifted / 400 + keys[month - 1] + day) % 7
  }

  /// The same minute some days later or earlier; nil beyond the calendar.
  package func adding(days: Int) -> CalendarDate? {
    var (year, month, day) = (year, month, day + days)
    while day < 1 {
      (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
      day += Self.length(ofMonth: month, in: year)
    }
    while day > Self.length(ofMonth: month, in: year) {
      day -= Self.length(ofMonth: month, in: year)
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute)
  }
}

extension CalendarDate {
  /// The minute that lies so many seconds after the beginning of 2001 in Greenwich, as Foundation's Date counts them; nil beyond the calendar.
  package init?(secondsSinceReferenceDate seconds: Double) {
    guard seconds.magnitude < 3.2e11 else { return nil }
    let minutes = Int((seconds / 60).rounded(.down))
    let days = Int((Double(minutes) / 1440).rounded(.down))
    let minute = minutes - days * 1440
    let midnight = CalendarDate(checkedYear: 2001, month: 1, day: 1, hour: 0, minute: 0)
    guard let day = midnight.adding(days: days) else { return nil }
    self.init(
      year: day.year, month: day.month, day: day.day, hour: minute / 60, minute: minute % 60)
  }
}
