import AfterimageGraphics
import AfterimageScreens

extension AcceptedLeak {
  private static let form = ObjectForm(
    name: "an accepted leak", documentation: "A leak that somebody answers for, up to a day.",
    blank: AcceptedLeak(),
    keys: [
      Key(
        "input", \.input, .pattern,
        "The inputs: * within a name, ** through folders, ? for one character; a document counts with all its scenes."
      ),
      Key("screen", \.screen, .pattern, "The screens."),
      Key("view", \.view, .pattern, "The views, by id or path."),
      Key("strategy", \.strategy, .pattern, "The strategies."),
      Key("reason", \.reason, .words, isRequired: true, "Why it may stay."),
      Key("person", \.person, .words, isRequired: true, "Who says so."),
      Key(
        "expires", \.expires, .day, isRequired: true,
        "The last day on which it may, as 2026-12-31; after it the leak fails."),
    ])

  /// An accepted leak as it stands in a file, where it has to name something.
  static let shape = form.shape.checked { leak in
    leak.isNamed
      ? nil : .outOfRange(expected: "an input, a screen, a view or a strategy that is accepted")
  }
}

extension Shape where Value == NamePattern {
  /// A pattern that is not empty.
  fileprivate static var pattern: Shape {
    Shape<String>.words.converted(to: { NamePattern($0) }, from: \.text)
  }
}

extension Shape where Value == String {
  /// A text that says something.
  fileprivate static var words: Shape {
    text.describing(.init("minLength", 1)).checked {
      $0.allSatisfy(\.isWhitespace) ? .outOfRange(expected: "some words") : nil
    }
  }
}

extension Shape where Value == CalendarDay? {
  /// A day of the calendar.
  fileprivate static var day: Shape {
    Shape(
      schema: ["type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
      write: { $0.map { .string($0.description) } ?? .null }
    ) { node, decoding in
      guard let text = Shape<String>.text.read(node, &decoding) else { return nil }
      guard let day = CalendarDay(text) else {
        decoding.report(.outOfRange(expected: "a day of the calendar such as 2026-12-31"), at: node)
        return nil
      }
      return day
    }
  }
}
