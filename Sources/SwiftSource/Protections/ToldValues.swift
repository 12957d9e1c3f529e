import AfterimageSwiftEvaluation

/// Values in words for people, who know neither numbers of objects nor why a value is not known.
extension Evaluator {
  /// A value as a question asks for it, much as it stands in source.
  func told(_ value: Value) -> String {
    let words = inWords(value)
    guard case .term(let term) = value, term.form == .operation, words.hasPrefix("("),
      words.hasSuffix(")")
    else { return words }
    return String(words.dropFirst().dropLast())
  }

  private func inWords(_ value: Value) -> String {
    switch value {
    case .unknown(let unknown): unknown.reason.subject
    case .void: "nothing"
    case .array(let values): "[" + values.map(inWords).joined(separator: ", ") + "]"
    case .object(let id): object(id).type
    case .term(let term): inWords(term)
    case .choice(let condition, let then, let otherwise):
      "(\(inWords(condition)) ? \(inWords(then)) : \(inWords(otherwise)))"
    case .nothing, .bool, .int, .double, .string, .dictionary, .tuple, .enumeration, .structure,
      .type, .function, .group, .keyPath:
      value.written
    }
  }

  private func inWords(_ term: Term) -> String {
    let given = term.arguments.map { ($0.label.map { $0 + ": " } ?? "") + inWords($0.value) }
    let owner = term.base.map(inWords) ?? ""
    switch (term.form, term.name) {
    case (.element, _): return "an element of " + owner
    case (.state, _):
      // What a property is of stands at its line, but for the structure around a field.
      return term.base?.asTerm == nil ? term.name : owner + "." + term.name
    case (.subscript, _): return owner + "[" + given.joined(separator: ", ") + "]"
    case (.cast, _): return owner + " as " + term.name
    case (.call, _):
      let call = term.name + "(" + given.joined(separator: ", ") + ")"
      return term.base == nil ? call : owner + "." + call
    case (.member, _): return owner + "." + term.name
    case (.name, _), (.undeclared, _): return term.name
    case (.operation, "isThere"): return given.joined() + " being there"
    case (.operation, "!"): return "not " + given.joined()
    case (.operation, "?:") where given.count == 3:
      return "(\(given[0]) ? \(given[1]) : \(given[2]))"
    case (.operation, _):
      if given.count == 2 { return "(\(given[0]) \(term.name) \(given[1]))" }
      return term.name + "(" + given.joined(separator: ", ") + ")"
    }
  }
}

extension Unknown.Reason {
  /// What is not known, as something that a question is about.
  fileprivate var subject: String {
    switch self {
    case .foreign(let name), .input(let name), .undeclared(let name), .unsupported(let name): name
    case .tooManySteps, .tooDeep: "a value that was not followed"
    }
  }

  /// The reason as what was not understood.
  var told: String {
    switch self {
    case .foreign, .input, .undeclared: written
    case .unsupported(let name): name
    case .tooManySteps, .tooDeep: "more code than was followed"
    }
  }
}
