import AfterimageSwiftTree

/// Methods that objects run by their selectors.
extension Evaluator {
  /// Runs the method of the program's that an object is told to run, at once or after a while; nil for any other call.
  mutating func perform(_ term: Term) -> Value? {
    guard frameworks.followsErrors, term.name == "perform", let base = term.base,
      Self.performing.contains(term.arguments.map { $0.label ?? "" }),
      let method = method(named: term.arguments.first?.value, of: base)
    else { return nil }
    let given = (method.declaration.parameters.isEmpty ? nil : term["with"] ?? .nothing).map {
      CallArgument(label: method.declaration.parameters[0].label, value: $0)
    }
    guard term["afterDelay"] != nil else {
      return run(method, on: base, [given].compactMap(\.self))
    }
    let effects = self.effects { $0.run(method, on: base, [given].compactMap(\.self)) }
    note(.deferred(term, effects))
    return .void
  }

  /// The labels of the functions that have an object run a method.
  private static let performing = [[""], ["", "with"], ["", "with", "afterDelay"]]

  /// The only method of an object that a selector may name; nil where there is none, or several.
  private func method(named selector: Value?, of base: Value) -> SourceFunction? {
    guard let term = selector?.asTerm, term.name == "#selector",
      let name = term.arguments.first?.value.text, let object = base.asObject
    else { return nil }
    let bare = String(name.prefix { $0 != ":" && $0 != "(" })
    let found = program.lineage(of: state.objects[object.number].type).lazy
      .compactMap { $0.functions[bare] }.first
    guard let found, found.count == 1, let method = found.first, !method.isStatic,
      method.declaration.body != nil, method.declaration.parameters.count < 2
    else { return nil }
    return method
  }
}
