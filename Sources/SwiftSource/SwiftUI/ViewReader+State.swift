import AfterimageScreens
import AfterimageSwiftEvaluation

/// What views keep while they are shown, by where they stand among all others.
struct ViewStates {
  /// The values of properties by name, by the way to the view.
  var values: [[Int]: [String: Value]] = [:]
  /// The way to the view that is being read.
  var path: [Int] = []
  /// How many views have been read within it.
  var count = 0
}

extension ViewReader {
  /// How often a view is read whose own views change its state: what they tell of themselves settles at once, or never.
  private static let mostRounds = 3

  /// The views of a view of the program's, read again where what they tell changes its state.
  mutating func shownWithState(_ value: Value, of type: String) -> [View] {
    let outer = (states.path, states.count + 1)
    states.path.append(states.count)
    states.count = 0
    defer { (states.path, states.count) = outer }
    let names = evaluator.stateNames(of: type)
    for _ in 1..<Self.mostRounds {
      let (start, shown) = (start, stateful(value))
      let (views, cell) = bodyViews(of: shown, type)
      guard let cell, keep(names, of: evaluator.value(in: cell), before: shown) else {
        return views
      }
      begin(again: start)
      states.count = 0
    }
    return bodyViews(of: stateful(value), type).views
  }

  /// A view with what it has kept.
  private func stateful(_ value: Value) -> Value {
    guard case .structure(var structure) = value, let kept = states.values[states.path] else {
      return value
    }
    structure.fields.merge(kept) { $1 }
    return .structure(structure)
  }

  /// Keeps the state of a view; false where none has changed.
  private mutating func keep(_ names: [String], of after: Value, before: Value) -> Bool {
    guard case .structure(let new) = after, case .structure(let old) = before else { return false }
    let changed = names.filter { new.fields[$0] != old.fields[$0] }
    for name in changed { states.values[states.path, default: [:]][name] = new.fields[name] }
    return !changed.isEmpty
  }
}
