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

/// Something that a view does as it appears.
struct FirstAppearance: Hashable {
  /// The way to the view.
  var path: [Int]
  /// Where the code stands that is run then.
  var place: CodePlace
}

extension ViewReader {
  /// Runs what a view does as it appears where that gives its state values that are known, and tells it otherwise.
  ///
  /// It is done once, whichever state the view is read with afterwards.
  mutating func appear(by term: Term) {
    guard let closure = term["perform"] ?? term["action"] ?? term.closure, closure.isFunction
    else { return }
    let own = FirstAppearance(
      path: states.path, place: closure.functionPlaces.first ?? term.place)
    let isKnown = appeared[own] ?? changesKnown(by: closure, at: term.place)
    appeared[own] = isKnown
    if !isKnown { remark("what \(term.name) changes", at: term.place) }
  }

  /// Runs what a view does where it changes its state to what is known; false where it changes it to anything else.
  private mutating func changesKnown(by closure: Value, at place: CodePlace) -> Bool {
    guard case .structure(let before)? = evaluator.owner(ofBody: closure) else { return true }
    var run = evaluator
    let done = run.collecting { $0.call(closure, [], at: place) }.effects.flatMap(\.flattened)
    // What is done later, or perhaps, may take back what was done at once.
    if done.contains(where: \.isOpen) || run.hasChangedObjects(since: evaluator) { return false }
    guard case .structure(let after)? = run.owner(ofBody: closure) else { return true }
    let changed = evaluator.stateNames(of: before.type).filter {
      before.fields[$0] != after.fields[$0]
    }
    guard changed.allSatisfy({ after.fields[$0]?.isPlain == true }) else { return false }
    if !changed.isEmpty { evaluator = run }
    return true
  }
}

extension Effect {
  /// True for what is not done at once and for certain.
  fileprivate var isOpen: Bool {
    switch self {
    case .branch, .deferred, .possible, .gap: true
    case .call(let term):
      !["withAnimation", "withTransaction"].contains(term.name)
        && term.arguments.contains { $0.value.isFunction }
    case .set, .within: false
    }
  }
}

extension Value {
  /// True for what is known without anything that is not.
  fileprivate var isPlain: Bool {
    switch self {
    case .void, .nothing, .bool, .int, .double, .string, .enumeration: true
    case .array(let values): values.allSatisfy(\.isPlain)
    case .structure(let value): value.fields.values.allSatisfy(\.isPlain)
    case .dictionary, .tuple, .object, .type, .function, .term, .group, .choice, .keyPath,
      .unknown:
      false
    }
  }
}
