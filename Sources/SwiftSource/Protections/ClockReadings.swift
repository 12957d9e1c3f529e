import AfterimageMasking
import AfterimageSwiftEvaluation

extension Term {
  /// What a variable of a story holds that is given the time as code reads it: a date is the moment itself, a number of seconds one that is as large as such numbers are; nil for what is no reading.
  var clockReading: VariableValue? {
    switch (form, name) {
    case (.call, "Date"), (.call, "now"), (.member, "now"): isMoment ? .now : nil
    case (.member, "timeIntervalSince1970"): isOfMoment ? .number(Self.since1970) : nil
    case (.member, "timeIntervalSinceReferenceDate"):
      isOfMoment || base == .type("Date") ? .number(Self.since2001) : nil
    case (.call, "CFAbsoluteTimeGetCurrent"): .number(Self.since2001)
    case (.call, "CACurrentMediaTime"): .number(Self.sinceStart)
    case (.member, "systemUptime"):
      base?.asTerm?.name == "processInfo" ? .number(Self.sinceStart) : nil
    default: nil
    }
  }

  /// True for a date, or another clock's instant, that is made of nothing but the time.
  private var isMoment: Bool {
    switch (form, name) {
    case (.call, "Date"): base == nil && arguments.isEmpty
    case (.call, "now"), (.member, "now"):
      if case .type(let type)? = base { Self.clocks.contains(type) } else { false }
    default: false
    }
  }

  /// True for a property of a date that is made of nothing but the time; an object that has it is Foundation's older date.
  private var isOfMoment: Bool { base?.asTerm?.isMoment == true || base?.asObject != nil }

  /// Types whose `now` is the moment at which it is asked for.
  private static let clocks: Set = [
    "Date", "DispatchTime", "DispatchWallTime", "ContinuousClock", "SuspendingClock",
    "ContinuousClock.Instant", "SuspendingClock.Instant",
  ]

  // What code compares readings with is zero, or another reading.
  private static let since1970 = 1_800_000_000.0
  private static let since2001 = 820_000_000.0
  private static let sinceStart = 100_000.0
}
