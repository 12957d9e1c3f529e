extension CalendarDate {
  /// Reads `2026-11-21` or `2026-11-21T09:41`; nil for anything else.
  package init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count),
      let day = Self.numbers(halves[0], separator: "-", digits: [4, 2, 2])
    else { return nil }
    guard halves.count == 2 else {
      self.init(year: day[0], month: day[1], day: day[2])
      return
    }
    guard let time = Self.numbers(halves[1], separator: ":", digits: [2, 2]) else { return nil }
    self.init(year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1])
  }

  private static func numbers(
    _ text: Substring, separator: Character, digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == digits, text.utf8.allSatisfy({ $0 != 0x2B && $0 < 0x80 })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == digits.count ? numbers : nil
  }

  /// The moment as a file has it: without its time at midnight.
  package var text: String {
    let day = "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    return hour == 0 && minute == 0 ? day : day + "T\(padded(hour, to: 2)):\(minuteText)"
  }

  /// The minute in two digits.
  package var minuteText: String { padded(minute, to: 2) }

  private func padded(_ number: Int, to length: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
