/// Parts of values that a framework has made.
extension Evaluator {
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
