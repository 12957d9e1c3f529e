import AfterimageMasking
import AfterimageScreens

/// How answers depend on the time that has gone by.
extension SimulatedApp {
  /// The moments after now, up to another one, at which a question about the time since an event gets another answer, and right after which it may.
  func changesOfAnswers(until last: Seconds) -> [Seconds] {
    let moments = elapsedQuestions.flatMap { question -> [Seconds] in
      guard let event = process.moments[question.event],
        let bound = process.length(of: question.bound)
      else { return [] }
      return [event + bound, event + bound + Seconds(microseconds: 1)]
    }
    return Set(moments).filter { $0 > clock && $0 <= last }.sorted()
  }
}

/// A question about the time since an event.
struct ElapsedQuestion {
  /// The variable that holds the time of the event.
  let event: String
  /// The time that is asked for.
  let bound: TimeBound
}

extension Scenario {
  /// The questions of rules about the time since an event.
  var elapsedQuestions: [ElapsedQuestion] {
    guard hasAction(where: \.asksForElapsedTime) else { return [] }
    return actions.compactMap { action in
      guard case .when(.elapsed(let event, _, let bound), _, _) = action else { return nil }
      return ElapsedQuestion(event: event, bound: bound)
    }
  }
}

extension Action {
  /// True for a question about the time since an event.
  fileprivate var asksForElapsedTime: Bool {
    if case .when(.elapsed, _, _) = self { true } else { false }
  }
}

extension SimulatedProcess {
  /// Gives a variable a value.
  mutating func set(_ variable: String, to value: VariableValue, at clock: Seconds) {
    variables[variable] = value
    moments[variable] = value == .now ? clock : nil
  }

  /// The length of time that a bound stands for; nil where its variable holds none.
  func length(of bound: TimeBound) -> Seconds? {
    switch bound {
    case .seconds(let time): return time
    case .variable(let name):
      guard case .number(let number)? = variables[name] else { return nil }
      return Seconds(number)
    }
  }

  /// True where a variable holds a number that stands to another as is asked for.
  func compares(_ variable: String, _ comparison: Comparison, _ number: Double) -> Bool {
    guard case .number(let value)? = variables[variable] else { return false }
    return comparison.holds(value, number)
  }

  /// True where an event has been, and the time since then stands to another as is asked for.
  func compares(
    since event: String, _ comparison: Comparison, _ bound: TimeBound, at clock: Seconds
  ) -> Bool {
    guard let moment = moments[event], let length = length(of: bound) else { return false }
    return comparison.holds(clock - moment, length)
  }
}

extension SimulatedProcess {
  /// The time since an event as a question finds it, in words, and the bound where it is a variable's.
  func timeFound(since event: String, _ bound: TimeBound, at clock: Seconds) -> String {
    guard let moment = moments[event] else { return "no time" }
    let time = "\(clock - moment) s"
    guard case .variable(let name) = bound else { return time }
    return time + " and \(variables[name].map { "\($0)" } ?? "no number")"
  }
}
