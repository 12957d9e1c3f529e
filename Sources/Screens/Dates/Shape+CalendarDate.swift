import AfterimageGraphics

extension Shape where Value == CalendarDate {
  /// A day, or a day and a minute of it, in the extended form of ISO 8601.
  static var calendarDate: Shape {
    Shape(
      schema: ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$"],
      write: { .string($0.text) }
    ) { node, decoding in
      guard let text = Shape<String>.text.read(node, &decoding) else { return nil }
      if let date = CalendarDate(text) { return date }
      decoding.report(
        .outOfRange(expected: "a day such as 2026-11-21, or a moment such as 2026-11-21T09:41"),
        at: node)
      return nil
    }
  }
}
