import AfterimageGraphics
import AfterimageScreens

extension Lowering {
  /// A date picker in its style.
  func lowered(_ picker: DatePicker, as view: LoweredView, tint: Color) -> LoweredView {
    var lowered =
      switch picker.style {
      case .compact: pills(of: picker, as: view)
      case .wheels: self.lowered(wheels: Self.wheels(of: picker), fillsFrame: false, as: view)
      case .inline: calendar(of: picker, as: view, tint: tint)
      }
    if !picker.isEnabled { lowered.appearance.alpha *= 0.5 }
    return lowered
  }

  /// The titles of each wheel at a number of steps from the chosen moment; days end with the calendar, all others go round.
  private static func wheels(of picker: DatePicker) -> [(Int) -> String?] {
    let date = picker.date
    let day: (Int) -> String? = { step in
      date.adding(days: step).map {
        $0.isSameDay(as: picker.resolvedToday) ? "Today" : $0.wheelDayText
      }
    }
    let month: (Int) -> String? = { CalendarDate.monthNames[around(date.month - 1 + $0, 12)] }
    let days = CalendarDate.length(ofMonth: date.month, in: date.year)
    let dayOfMonth: (Int) -> String? = { "\(around(date.day - 1 + $0, days) + 1)" }
    let year: (Int) -> String? = { (1...9999).contains(date.year + $0) ? "\(date.year + $0)" : nil }
    return switch picker.mode {
    case .date: [month, dayOfMonth, year]
    case .time: timeWheels(of: date)
    case .dateAndTime: [day] + timeWheels(of: date)
    }
  }

  private static func timeWheels(of date: CalendarDate) -> [(Int) -> String?] {
    let periods = ["AM", "PM"]
    let period = date.hour < 12 ? 0 : 1
    return [
      { "\(around(date.hourOfTwelve - 1 + $0, 12) + 1)" },
      { step in
        let minute = around(date.minute + step, 60)
        return minute < 10 ? "0\(minute)" : "\(minute)"
      },
      { periods.indices.contains(period + $0) ? periods[period + $0] : nil },
    ]
  }

  /// An index in a round of a length.
  private static func around(_ index: Int, _ length: Int) -> Int {
    (index % length + length) % length
  }
}

extension DatePicker {
  /// The day that counts as today, or the chosen one.
  var resolvedToday: CalendarDate { today ?? date }
}
