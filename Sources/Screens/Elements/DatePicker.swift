/// A control for a date, a time or both, in the words of American English.
public struct DatePicker: Hashable, Sendable {
  /// The chosen moment.
  public var date: CalendarDate
  /// The day that counts as today, which a wheel calls so and a month marks; nil is the day of the chosen moment, as a picker begins with.
  public var today: CalendarDate?
  /// The parts of a moment that can be chosen.
  public var mode: Mode = .dateAndTime
  /// How the control is drawn.
  public var style: Style = .compact
  /// False where the control is faded.
  public var isEnabled: Bool = true

  /// Makes a compact control for a date and its time.
  public init(_ date: CalendarDate) {
    self.date = date
  }

  /// The parts of a moment that can be chosen, by the names of UIDatePicker.Mode.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    case time
    case date
    case dateAndTime
  }

  /// The looks of the control, by the names of UIDatePickerStyle.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Words on grey that open something larger when they are touched.
    case compact
    /// A month of days, below it the time.
    case inline
    /// Wheels side by side.
    case wheels
  }
}
