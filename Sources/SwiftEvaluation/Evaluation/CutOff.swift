import AfterimageSwiftTree

/// Code that was left off, as it would have taken more steps or calls than there may be.
package struct CutOff: Hashable, Sendable {
  /// Where that was noticed.
  package let place: CodePlace
  /// Where code stands that was not followed, or not to its end.
  package private(set) var code: [CodePlace]
  /// Where code stands that goes on with what that has made by then: it may take another way with what it would have made.
  package private(set) var around: [CodePlace] = []
  /// The names of properties and parameters whose values the code can see, which may be functions that are not known.
  package var given: Set<String> = []
  /// True where nothing is left to be followed, and what holds a function may be called that is not known any more.
  var isOfLost = false
  /// The conditions on the state of the app beneath which it lies, with what they are there.
  package var beneath: [Assumption] = []

  /// Takes over what another has, in any case.
  mutating func add(_ other: CutOff) {
    code += other.code.filter { !code.contains($0) }
    around += other.around.filter { !around.contains($0) }
    given.formUnion(other.given)
    isOfLost = isOfLost && other.isOfLost
    beneath = []
  }
}

extension Evaluator {
  /// The most places of which each is told.
  private static let mostCutOffs = 1_000

  /// Notes that code was not followed; a place is noted once.
  ///
  /// - Parameters:
  ///   - code: where the code stands; nil is the place itself.
  ///   - around: where code stands that goes on with what that has made by then.
  mutating func leaveOff(
    at place: CodePlace, _ code: [CodePlace]? = nil, around: [CodePlace] = [],
    given: Set<String> = []
  ) {
    leaveOff(
      CutOff(
        place: place, code: code ?? [place], around: around, given: given,
        beneath: stateConditions + exitConditions))
  }

  /// Notes functions that may be called where they are not known any more.
  ///
  /// - Parameters:
  ///   - code: where they stand.
  ///   - given: the names of what may hold others.
  mutating func leaveOff(ofLost code: [CodePlace], given: Set<String>, at place: CodePlace) {
    var cut = CutOff(
      place: place, code: code, given: given, beneath: stateConditions + exitConditions)
    cut.isOfLost = true
    leaveOff(cut)
  }

  /// Notes what was not followed, once.
  mutating func leaveOff(_ cut: CutOff) {
    guard cutOffs.insert(cut).inserted else { return }
    if cutOff.count < Self.mostCutOffs {
      cutOff.append(cut)
    } else {
      cutOff[cutOff.count - 1].add(cut)
    }
  }

  /// What was left off so far; from now on it is noted anew.
  package mutating func takeCuts() -> [CutOff] {
    defer { (cutOff, cutOffs, exhausted) = ([], [], []) }
    return cutOff
  }

  /// The conditions on the state of the app by which code has not been left.
  var exitConditions: [Assumption] {
    exits.compactMap { exit in
      guard exit.asksForState else { return nil }
      return Assumption(
        condition: exit.condition, holds: false, place: CodePlace(file: 0, offset: 0))
    }
  }

  /// Runs a branch beneath a condition, and notes besides where that asks for the state of the app.
  mutating func beneath(
    _ condition: Value, _ holds: Bool, at place: CodePlace, _ run: (inout Evaluator) -> Flow
  ) -> Flow {
    branches.append(Object.Branch(condition: condition, holds: holds))
    defer { branches.removeLast() }
    guard condition.asksForState else { return run(&self) }
    stateConditions.append(Assumption(condition: condition, holds: holds, place: place))
    defer { stateConditions.removeLast() }
    return run(&self)
  }

  /// Notes that no steps are left for what runs; what has called it has kept some.
  mutating func noteExhaustion(at place: CodePlace) {
    let innermost = openCalls.last?.body ?? place
    // Once for each state of the app, as what is left off in front counts for less.
    let noted = CutOff(
      place: innermost, code: [], beneath: stateConditions + exitConditions)
    guard exhausted.insert(noted).inserted else { return }
    leaveOff(at: place, [place, innermost], around: callsAwaiting)
  }

  /// The code of the calls that have not ended and that go on with what is made.
  var callsAwaiting: [CodePlace] { openCalls.dropFirst(callsAround).map(\.body) }

  /// A value that lies in too many calls to be found.
  mutating func tooDeep(at place: CodePlace, calling body: CodePlace, in frame: Frame) -> Value {
    let held = functions(in: frame)
    leaveOff(at: place, [body] + held.places, given: held.given)
    return unknown(.tooDeep, at: place)
  }
}

extension Value {
  /// True for a condition on the phase of a scene, or on the state of the app.
  var asksForState: Bool {
    guard case .term(let term) = self, term.form == .operation else { return false }
    return term.arguments.contains { $0.value.isState || $0.value.asksForState }
  }

  /// True for the phase of a scene, or the state of the app.
  var isState: Bool {
    guard case .term(let term) = self else { return false }
    return ["scenePhase", "applicationState", "activationState"].contains(term.name)
  }

  /// The names of properties and parameters of which the value is, where nothing else is known of it, with a dot where nothing stands before that.
  package var heldNames: Set<String> {
    switch self {
    case .term(let term):
      switch term.form {
      case .state: [term.name]
      case .member: [term.base == nil ? "." + term.name : term.name]
      case .element, .subscript, .cast: term.base?.heldNames ?? []
      case .call, .name, .undeclared, .operation: []
      }
    case .unknown(let unknown):
      if case .input(let name) = unknown.reason { [name] } else { [] }
    case .choice(_, let then, let otherwise): then.heldNames.union(otherwise.heldNames)
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .structure, .object, .type, .function, .group, .keyPath:
      []
    }
  }

  /// Where the code of a function stands, or of those that a list holds.
  package var functionPlaces: [CodePlace] {
    switch self {
    case .function(.closure(let closure)):
      closure.closure.body.statements.first.map {
        [CodePlace(file: closure.frame.file, offset: $0.offset)]
      } ?? []
    case .function(.source(let function, _)): [function.place]
    case .array(let values), .group(let values): values.flatMap(\.functionPlaces)
    case .dictionary(let entries): entries.flatMap(\.value.functionPlaces)
    case .tuple(let elements): elements.flatMap(\.value.functionPlaces)
    case .structure(let value): value.fields.values.flatMap(\.functionPlaces)
    case .enumeration(let value): value.payload.flatMap(\.value.functionPlaces)
    case .choice(_, let then, let otherwise): then.functionPlaces + otherwise.functionPlaces
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .function,
      .term, .keyPath:
      []
    }
  }
}
