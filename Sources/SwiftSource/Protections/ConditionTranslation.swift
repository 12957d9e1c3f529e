import AfterimageMasking
package import AfterimageSwiftEvaluation

/// A question that decides what an app does, and that its source alone does not answer: a setting, a state that other code changes.
package struct OpenQuestion: Hashable, Sendable {
  /// The variable of the story that stands for it.
  package var variable: String
  /// What is asked, as it is written.
  package var asked: String
  /// Where it is asked first.
  package var line: CodeLine
}

/// Makes conditions of a story of conditions of source.
struct ConditionTranslation {
  private let search: TargetSearch
  /// What the handlers do.
  var code: HandlerEffects { _read { yield search.code } }
  /// What is asked and not known.
  private(set) var questions: [OpenQuestion] = []
  /// What the questions ask for, as values are written, by their variables.
  private var written: [String: String] = [:]
  /// The variables of a story that stand for properties.
  private(set) var usedKeys: Set<OpenState.Key> = []
  /// Where so many conditions decide that a story of them all would never end, with what they decide about.
  private(set) var overflows: [CodePlace: Set<Action>] = [:]

  /// Where it decides whether a property holds a truth, which no variable tells from one that is not true: its name, and what it decides about.
  private(set) var untold: [CodePlace: (name: String, actions: Set<Action>)] = [:]

  /// Translates conditions of the handlers that a search knows.
  init(_ search: TargetSearch) { self.search = search }

  /// Actions that are done where a condition holds, and others where it does not.
  mutating func when(
    _ condition: Value, _ then: [Action], _ otherwise: [Action], at place: CodePlace
  ) -> [Action] {
    if then == otherwise { return then }
    var room = Self.mostParts
    guard condition.fits(in: &room), fits(condition.branchCopies, then, otherwise) else {
      overflows[place, default: []].formUnion((then + otherwise).innermost)
      return []
    }
    return story(of: condition, then, otherwise, at: place)
  }

  /// The most parts of a condition, which nobody could answer that has more.
  private static let mostParts = 2_000
  /// The most actions that a condition decides about, those counted again that several of its branches come to.
  private static let mostActions = 300_000

  private func fits(_ copies: BranchCopies, _ then: [Action], _ otherwise: [Action]) -> Bool {
    // What is there once has been counted before.
    guard copies.then + copies.otherwise > 2 else { return true }
    var room = Self.mostActions
    for (count, actions) in [(copies.then, then), (copies.otherwise, otherwise)] {
      var left = room / count
      guard actions.allSatisfy({ $0.fits(in: &left) }) else { return false }
      room -= (room / count - left) * count
    }
    return room > copies.then + copies.otherwise
  }

  private mutating func story(
    of condition: Value, _ then: [Action], _ otherwise: [Action], at place: CodePlace
  ) -> [Action] {
    // What is done either way does not depend on it.
    if then == otherwise { return then }
    switch condition {
    case .bool(let truth): return truth ? then : otherwise
    case .choice(let inner, let one, let other):
      return story(
        of: inner, story(of: one, then, otherwise, at: place),
        story(of: other, then, otherwise, at: place), at: place)
    case .term(let term): return story(of: term, then, otherwise, at: place)
    case .unknown, .void, .nothing, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return [.when(asking(condition, at: place), then: then, otherwise: otherwise)]
    }
  }

  private mutating func story(
    of term: Term, _ then: [Action], _ otherwise: [Action], at place: CodePlace
  ) -> [Action] {
    let operands = term.arguments.map(\.value)
    if term.form == .operation {
      switch (term.name, operands.count) {
      case ("!", 1): return story(of: operands[0], otherwise, then, at: place)
      case ("&&", 2):
        return story(
          of: operands[0], story(of: operands[1], then, otherwise, at: place), otherwise,
          at: place)
      case ("||", 2):
        return story(
          of: operands[0], then, story(of: operands[1], then, otherwise, at: place), at: place)
      case ("?:", 3):
        return story(
          of: operands[0], story(of: operands[1], then, otherwise, at: place),
          story(of: operands[2], then, otherwise, at: place), at: place)
      case ("isThere", 1):
        if let known = code.alwaysThere(operands[0]) { return known ? then : otherwise }
        if let name = untold(operands[0]) {
          untold[place, default: (name, [])].actions.formUnion((then + otherwise).innermost)
        }
      default: break
      }
    }
    return [.when(condition(for: term, at: place), then: then, otherwise: otherwise)]
  }

  /// The condition of a story that a term is, or that asks for what it comes to.
  mutating func condition(for term: Term, at place: CodePlace) -> Condition {
    condition(of: term) ?? asking(.term(term), at: place)
  }

  /// The condition of a story that a term is; nil where it is none.
  private mutating func condition(of term: Term) -> Condition? {
    if term.form == .state { return variable(term, is: .flag(true)) }
    guard term.form == .operation else { return nil }
    let operands = term.arguments.map(\.value)
    if term.name == "isThere", operands.count == 1, let state = operands[0].asTerm,
      state.form == .state
    {
      return presence(of: state)
    }
    guard operands.count == 2 else { return nil }
    if term.name == "==" {
      return equality(operands[0], operands[1]) ?? equality(operands[1], operands[0])
    }
    guard let comparison = Comparison(rawValue: term.name), let state = operands[0].asTerm,
      state.form == .state, let number = operands[1].number
    else { return nil }
    return name(of: state).map { .comparison($0, comparison, number) }
  }

  /// The name of a property that the rules set, and of which no variable tells whether it holds nothing or what is not true; nil for any other value.
  private func untold(_ value: Value) -> String? {
    guard let term = value.asTerm, term.form == .state, let owner = term.base,
      code.mayHoldTruth(term),
      !code.outerKeys.contains(OpenState.Key(owner: owner, name: term.name))
    else { return nil }
    return term.name
  }

  /// The condition that a property holds something; nil where a story's variable does not tell that from what it holds, as a truth.
  private mutating func presence(of term: Term) -> Condition? {
    if code.mayHoldTruth(term) { return nil }
    let values = code.values(of: term).flatMap(\.alternatives)
    let isPlain = values.contains { value in
      switch Self.variableValue(value) {
      case .flag, nil: false
      case .number, .word, .now: true
      }
    }
    return name(of: term).map { name in
      isPlain
        ? .variable(name, isEqual: false, .flag(false))
        : .variable(name, isEqual: true, .flag(true))
    }
  }

  private mutating func equality(_ one: Value, _ other: Value) -> Condition? {
    guard case .term(let term) = one else { return nil }
    if let subject = Self.subject(of: term), let state = Self.state(of: other) {
      return .state(subject, isEqual: true, state)
    }
    guard term.form == .state, let value = Self.variableValue(other) else { return nil }
    return variable(term, is: value)
  }

  static func subject(of term: Term) -> Condition.Subject? {
    switch (term.form, term.name) {
    case (.member, "applicationState"): .applicationState
    case (.member, "activationState"): .activationState
    case (.name, "scenePhase"): .scenePhase
    default: nil
    }
  }

  private static func state(of value: Value) -> AppState? {
    guard case .term(let term) = value, term.form == .member else { return nil }
    switch term.name {
    case "active", "foregroundActive": return .active
    case "inactive", "foregroundInactive": return .inactive
    case "background": return .background
    default: return nil
    }
  }

  /// A value as a variable of a story holds it; nil for one that none can hold.
  static func variableValue(_ value: Value) -> VariableValue? {
    switch value {
    case .bool(let truth): .flag(truth)
    case .int(let number): .number(Double(number))
    case .double(let number): number.isFinite ? .number(number) : nil
    case .string(let text): word(text).map { .word($0) }
    case .enumeration(let value): value.payload.isEmpty ? .word(value.name) : nil
    case .nothing: .flag(false)
    case .object: .flag(true)
    case .term(let term):
      term.clockReading
        ?? (term.form == .member && term.isConstantMember
          ? .word(term.name) : nil)
    case .unknown, .void, .array, .dictionary, .tuple, .structure, .type, .function, .choice,
      .group, .keyPath:
      nil
    }
  }

  private static func word(_ text: String) -> String? {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } ? text : nil
  }

  private mutating func variable(_ term: Term, is value: VariableValue) -> Condition? {
    name(of: term).map { .variable($0, isEqual: true, value) }
  }

  private mutating func name(of term: Term) -> String? {
    guard let owner = term.base else { return nil }
    let key = OpenState.Key(owner: owner, name: term.name)
    usedKeys.insert(key)
    let name = code.variableName(of: key)
    if code.outerKeys.contains(key) { note(name, asked(of: key), at: term.place) }
    return name
  }

  /// A property as it is asked for: one that a framework's view has, with the name of the view.
  private func asked(of key: OpenState.Key) -> String {
    guard let id = key.owner.asObject, code.state.properties[key] == nil else { return key.name }
    return "\(search.id(of: id)).\(key.name)"
  }

  /// A variable for what is not known, which is true where it holds.
  private mutating func asking(_ value: Value, at place: CodePlace) -> Condition {
    let written = value.written
    let words = written.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let base = words.filter { !["self", "standard", "shared", "UserDefaults"].contains($0) }
      .suffix(4).joined(separator: "-")
    let number = code.evaluator.program.line(of: place).line
    let isTaken = base.isEmpty || base.count > 60 || base == Condition.isCaptured
    let name = isTaken ? "question-\(number)" : base
    let namesakes = questions.filter { $0.variable.hasPrefix(name) }
    // Another question of the same last words may have another answer.
    let variable =
      namesakes.first { self.written[$0.variable] == written }?.variable
      ?? (namesakes.isEmpty ? name : "\(name)-\(namesakes.count + 1)")
    self.written[variable] = written
    note(variable, code.evaluator.told(value), at: place)
    return .variable(variable, isEqual: true, .flag(true))
  }

  private mutating func note(_ variable: String, _ asked: String, at place: CodePlace) {
    guard !questions.contains(where: { $0.variable == variable }) else { return }
    questions.append(
      OpenQuestion(
        variable: variable, asked: asked, line: code.evaluator.program.line(of: place)))
  }
}

extension Term {
  /// True for a constant of a type, with or without the type's name.
  fileprivate var isConstantMember: Bool {
    switch base {
    case nil, .type?: true
    default: false
    }
  }
}

extension HandlerEffects {
  /// The variable of a story that stands for a property: its name, with that of its type where several types have one.
  func variableName(of key: OpenState.Key) -> String {
    let isShared = state.initialValues.keys.contains {
      $0.name == key.name && $0.owner != key.owner
    }
    // The system sets one itself.
    guard isShared || key.name == Condition.isCaptured else { return key.name }
    return qualification(of: key.owner) + key.name
  }

  /// What a name begins with that another owner has as well.
  private func qualification(of owner: Value) -> String {
    switch owner {
    case .type(let type): "\(type)."
    case .object(let id): "\(evaluator.object(id).type)\(id.number)."
    case .int(let number): "\(number)."
    // The structure that a field is of.
    case .term(let term): "\(term.base.map(qualification) ?? "")\(term.name)."
    case .unknown, .void, .nothing, .bool, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .function, .choice, .group, .keyPath:
      ""
    }
  }

  /// All that a property is seen to hold at some time.
  fileprivate func values(of term: Term) -> [Value] {
    guard let owner = term.base else { return [] }
    let key = OpenState.Key(owner: owner, name: term.name)
    return (assignments[key] ?? []) + [state.initialValues[key]].compactMap(\.self)
  }

  /// True for a property that holds what is true or not at some time.
  fileprivate func mayHoldTruth(_ term: Term) -> Bool {
    // Code that nothing was seen to run may set what its type has.
    if state.isWrittenAsTruth(.init(owner: term.base ?? .void, name: term.name)) { return true }
    return values(of: term).flatMap(\.alternatives).contains { value in
      if case .bool = value { true } else { value.asTerm?.isTruth == true }
    }
  }

  /// Whether a value is there at all times of which the source tells; nil where that changes.
  func alwaysThere(_ value: Value) -> Bool? {
    guard case .term(let term) = value, term.form == .state, let owner = term.base else {
      return nil
    }
    let key = OpenState.Key(owner: owner, name: term.name)
    let values = self.values(of: term)
    // What a framework's view has by itself, it always has.
    if state.properties[key] == nil, owner.asObject != nil, !values.contains(.nothing),
      state.initialValues[key]?.isTruthOrNumber == true
    {
      return true
    }
    guard !outerKeys.contains(key) else {
      // The window that the system gives is there; one that code makes comes and goes.
      let isGiven = owners.contains { $0.isDelegate && $0.value == owner }
      return term.name == "window" && (isGiven || values.allSatisfy { $0.asObject == nil })
        ? true : nil
    }
    if values.allSatisfy({ $0 == .nothing }) { return false }
    return values.allSatisfy { $0 != .nothing && $0.asObject != nil } ? true : nil
  }
}

extension Value {
  /// What it may be, by conditions.
  fileprivate var alternatives: [Value] {
    guard case .choice(_, let then, let otherwise) = self else { return [self] }
    return then.alternatives + otherwise.alternatives
  }

  fileprivate var isTruthOrNumber: Bool {
    switch self {
    case .bool, .int, .double: true
    case .unknown, .void, .nothing, .string, .array, .dictionary, .tuple, .enumeration, .structure,
      .object, .type, .function, .term, .choice, .group, .keyPath:
      false
    }
  }
}
