import AfterimageSwiftEvaluation

/// Functions that properties and parameters hold.
extension RuleTranslation {
  /// True for a call by which something is given a function that is not known and may touch something.
  func givesUnknownFunction(_ term: Term) -> Bool {
    term.arguments.contains { code.reach.mayTouch(functionIn: $0.value) }
  }

  /// True where a function that is not known may touch something: of a property or a parameter, where something that does is ever given to one of its name.
  func mayTouch(callOf function: Value) -> Bool {
    // What is given to a library is not there to be read.
    guard !code.isLibrary else { return true }
    // A value may be called that is of a type with such a function.
    if code.reach.mayTouch(named: "callAsFunction") { return true }
    switch function {
    case .term(let term):
      switch term.form {
      case .state, .member:
        let type = term.base.flatMap(code.evaluator.typeName)?.lastPart
        return code.reach.mayTouch(heldBy: term.name, of: type)
      case .element, .subscript: return term.base.map(mayTouch(callOf:)) ?? true
      case .call, .name, .undeclared, .operation, .cast: return true
      }
    case .unknown(let unknown):
      guard case .input(let name) = unknown.reason else { return true }
      if let type = code.evaluator.program.type(ofDeclarationAt: unknown.place) {
        return code.reach.mayTouch(givenFor: name, making: type.name, in: code.evaluator.program)
      }
      // What is written where a function is called runs there, as far as anybody knows.
      return code.openCalls.functions.contains(unknown.place)
        ? code.reach.mayTouch(givenFor: name, ofFunctionAt: unknown.place)
        : code.reach.mayTouch(heldBy: name)
    case .choice(_, let then, let otherwise):
      return mayTouch(callOf: then) || mayTouch(callOf: otherwise)
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      return true
    }
  }
}
