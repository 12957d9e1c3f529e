import AfterimageScreens

/// A leak that somebody answers for, up to a day.
package struct AcceptedLeak: Hashable, Sendable {
  /// The inputs.
  package var input = NamePattern("**")
  /// The screens.
  package var screen = NamePattern("*")
  /// The views.
  package var view = NamePattern("*")
  /// The strategies; a story's own protections have no name, and are matched by `*` alone.
  package var strategy = NamePattern("*")
  /// The reason why it may stay.
  package var reason = ""
  /// The person who says so.
  package var person = ""
  /// The last day on which it may.
  package var expires = CalendarDay(year: 1, month: 1, day: 1)

  /// Accepts nothing that is named.
  package init() {}

  /// True where it names something: what accepts everything is no decision about a leak.
  var isNamed: Bool {
    let any = AcceptedLeak()
    return (input, screen, view, strategy) != (any.input, any.screen, any.view, any.strategy)
  }

  /// True after its last day.
  package func isExpired(on day: CalendarDay) -> Bool { expires.map { $0 < day } ?? true }

  /// True where it is about a row: an input may be named without the scene behind `#`.
  package func covers(_ row: AuditRow) -> Bool {
    let file = row.input.split(separator: "#").first.map(String.init) ?? row.input
    return (input.matches(row.input) || input.matches(file))
      && screen.matches(row.finding.screen.description) && view.matches(row.finding.view)
      && strategy.matches(row.strategy ?? "")
  }
}
