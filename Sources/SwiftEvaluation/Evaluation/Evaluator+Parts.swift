import AfterimageSwiftTree

/// Parts of values that a framework has made.
extension Evaluator {
  /// What such a value is when a property is set that an extension of the program adds to it; nil where none does.
  mutating func settingAdded(
    _ name: String, of owner: Value, to value: Value, at place: CodePlace
  ) -> Value? {
    guard frameworks.model == nil, let term = owner.asTerm,
      RectangleLibrary.typeName(of: term) != nil
    else { return nil }
    for type in extendedTypes(of: owner) {
      guard let setter = type.property(name, isStatic: false)?.accessors.set else { continue }
      return run(setter, with: value, named: "newValue", of: owner, in: type, at: place)
    }
    return nil
  }

  /// What a value of a framework's is when a part of it is set; nil where it is an object, or not known to be a value.
  mutating func changed(
    _ name: String, of term: Term, to value: Value, at place: CodePlace
  ) -> Value? {
    if name == "rawValue" {
      let arguments = [TermArgument(name, value)]
      return .term(
        Term(form: .call, name: ".init", base: nil, arguments: arguments, place: place))
    }
    guard let changed = RectangleLibrary.setting(name, of: term, to: value) else { return nil }
    // Of a view that has it, it is that which changes.
    if term.form != .call, !term.isZero {
      note(.set(.term(term), property: name, value, place))
    }
    return changed
  }
}
