/// The words that UIDatePicker has for a moment in American English.
extension CalendarDate {
  /// The months in full.
  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The days of the week as three letters, from Sunday.
  package static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// The month in full.
  package var monthName: String { Self.monthNames[month - 1] }
  /// The month as three letters.
  package var shortMonthName: String { String(monthName.prefix(3)) }
  /// The day, such as `Nov 21, 2026`.
  package var dayText: String { "\(shortMonthName) \(day), \(year)" }
  /// The day on a wheel, such as `Sat Nov 21`.
  package var wheelDayText: String {
    "\(Self.weekdayNames[weekday]) \(shortMonthName) \(day)"
  }
  /// The hour on a face of twelve.
  package var hourOfTwelve: Int { (hour + 11) % 12 + 1 }
  /// Which half of the day it is.
  package var periodText: String { hour < 12 ? "AM" : "PM" }
  /// The time, such as `9:41 AM`.
  package var timeText: String { "\(hourOfTwelve):\(minuteText) \(periodText)" }
}
