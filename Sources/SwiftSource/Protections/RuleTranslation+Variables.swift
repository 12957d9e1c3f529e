import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Properties that rules ask for.
extension RuleTranslation {
  /// The values that the properties have at first for which rules ask, where they are not what a variable of a story is at first; nil where all are.
  mutating func firstSettings() -> (actions: [Action], line: CodeLine)? {
    var actions: [Action] = []
    var line: CodeLine?
    let keys = conditions.usedKeys.filter { !code.outerKeys.contains($0) }
    for key in keys.sorted(by: { code.variableName(of: $0) < code.variableName(of: $1) }) {
      guard let value = code.firstValue(of: key) else { continue }
      let place = code.state.properties[key]?.place ?? CodePlace(file: 0, offset: 0)
      let own = setting(key, to: value, at: place)
      guard own != [.set(code.variableName(of: key), false)], !own.isEmpty else { continue }
      actions += own
      line = line ?? code.evaluator.program.line(of: place)
    }
    return line.map { (actions, $0) }
  }

  /// Sets the variable of a story that stands for a property, and takes down the window that it held.
  mutating func addVariable(
    _ property: String, of owner: Value, to value: Value, at place: CodePlace,
    to actions: inout [Action]
  ) {
    let key = OpenState.Key(owner: owner, name: property)
    guard code.state.initialValues[key] != nil else { return }
    if value == .nothing,
      case .own(let id, let object?)? = search.target(
        of: Evaluator.stateTerm(property, of: owner, at: place)),
      search.classes(of: code.evaluator.object(object).type).contains("UIWindow"),
      knownCovers[id] != nil
    {
      actions.append(.uncover(Uncovering(id: id)))
    }
    actions += setting(key, to: value, at: place)
  }

  /// Gives the variable of a property a value: of what is true or not either, where it is not known which; another one that is not known is told, where something asks for it.
  mutating func setting(
    _ key: OpenState.Key, to value: Value, at place: CodePlace
  ) -> [Action] {
    let name = code.variableName(of: key)
    if let kept = ConditionTranslation.variableValue(value) { return [.set(name, kept)] }
    if case .choice(let condition, let then, let otherwise) = value {
      let (one, other) = (
        setting(key, to: then, at: place), setting(key, to: otherwise, at: place)
      )
      return whenKnown(condition, one, other, at: place)
    }
    if case .term(let term) = value, let subject = ConditionTranslation.subject(of: term) {
      return keeping(subject, in: name)
    }
    if case .term(let term) = value, term.isTruth {
      return whenKnown(value, [.set(name, true)], [.set(name, false)], at: place)
    }
    if flags.contains(key) {
      return whenKnown(value, [.set(name, true)], [.set(name, false)], at: place)
    }
    // Whether anything asks for it is known once all rules are.
    gap("what \(key.name) becomes", of: [Action.set(name, true)], at: place)
    return []
  }

  /// Has a variable keep the state that the app or the scene is in by then, by the word for it.
  private func keeping(_ subject: Condition.Subject, in variable: String) -> [Action] {
    let words: [(AppState, String)] =
      switch subject {
      case .activationState: [(.active, "foregroundActive"), (.inactive, "foregroundInactive")]
      case .applicationState, .scenePhase: [(.active, "active"), (.inactive, "inactive")]
      }
    return words.reversed().reduce([.set(variable, .word("background"))]) { rest, state in
      [
        .when(
          .state(subject, isEqual: true, state.0), then: [.set(variable, .word(state.1))],
          otherwise: rest)
      ]
    }
  }
}

extension Term {
  /// True for an operation that comes to true or false.
  var isTruth: Bool {
    form == .operation
      && ["!", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "isThere"].contains(name)
  }
}
