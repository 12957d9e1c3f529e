extension ElementType {
  /// A control for a date, a time or both.
  static let datePicker = describe(
    .datePicker, "A control for a date, a time or both.", blank: DatePicker(.first),
    keys: [
      Key(
        "date", \.date, .calendarDate, isRequired: true,
        "The chosen moment, such as 2026-11-21 or 2026-11-21T09:41."),
      Key(
        "today", optional: \.today, .calendarDate,
        "The day that a wheel calls Today and a month marks, such as 2026-11-21; else that of `date`."
      ),
      Key("mode", \.mode, .word(), "What of the moment is chosen."),
      Key("style", \.style, .word(), "How the control is drawn."),
      Key("enabled", \.isEnabled, .bool, "False where the control is faded."),
    ],
    embedding: Element.datePicker,
    extracting: { if case .datePicker(let picker) = $0 { picker } else { nil } })
}
