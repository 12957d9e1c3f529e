import AfterimageSwiftEvaluation

/// What controls read through bindings.
extension ViewReader {
  /// What a binding is to; the value itself where it is none.
  func bound(_ value: Value?) -> Value? {
    guard case .term(let term)? = value, term.isBinding else { return value }
    return term.arguments.first?.value
  }

  /// The words that a field shows of what it is bound to: of what is not known a sample, so that nothing vanishes.
  mutating func words(boundIn term: Term) -> String {
    guard let value = bound(term["text"] ?? term["value"]), value != .nothing else { return "" }
    if let format = term["format"], let shown = formatted(value, by: format) { return shown }
    return text(of: value, at: term.place)
  }

  /// Whether a binding to a truth holds; told where that is not known, and taken for not.
  mutating func truth(boundIn value: Value?, of what: String, at place: CodePlace) -> Bool {
    guard let value = bound(value) else { return false }
    if let truth = value.truth { return truth }
    remark("whether \(what): \(value.written.prefix(80))", at: place)
    return false
  }
}
