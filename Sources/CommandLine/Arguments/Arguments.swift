/// A command line that makes sense: read a parameter's value with the parameter as the subscript.
package struct Arguments: Sendable {
  private let words: [String: [String]]

  init(words: [String: [String]]) {
    self.words = words
  }

  /// The value of a parameter of the command.
  package subscript<P: Parameter>(parameter: P) -> P.Value {
    get throws(UsageErrors) { try parameter.read(words[parameter.declaration.key] ?? []) }
  }

  /// The words that say the same once more: what has a name in the order of the help, then the rest.
  package func words(of parameters: [any Parameter]) -> [String] {
    let declarations = parameters.map(\.declaration)
    let named = declarations.filter { $0.role != .positional }.flatMap { declaration -> [String] in
      let given = words[declaration.key] ?? []
      return declaration.role == .option ? given.flatMap { [declaration.key, $0] } : given
    }
    let rest = declarations.filter { $0.role == .positional }.flatMap { words[$0.key] ?? [] }
    return named + rest
  }

  /// The same with one of the words of an option that may be given several times; for each of them, or once without any.
  package func forEach<Value>(_ option: Option<[Value]>) -> [(word: String?, arguments: Arguments)]
  {
    let key = option.declaration.key
    guard let given = words[key] else { return [(nil, self)] }
    return given.map { word in
      var one = words
      one[key] = [word]
      return (word, Arguments(words: one))
    }
  }

  /// Whether a parameter was given, as opposed to having its default.
  package func has(_ parameter: any Parameter) -> Bool {
    words[parameter.declaration.key] != nil
  }
}

extension Command {
  /// Makes sense of the words after the command's name, or finds all that is wrong with them.
  package func parse(_ words: [String]) throws(UsageErrors) -> Arguments {
    var scanner = OptionScanner(declarations: options.map(\.declaration))
    scanner.scan(words)
    var given = scanner.values
    let rest = fill(&given, with: scanner.positionals)
    var errors = scanner.errors
    if scanner.knowsPositionals { errors += rest.map(UsageError.unexpectedArgument) }
    errors += parameters.flatMap { $0.errors(in: given[$0.declaration.key] ?? []) }
      .filter { scanner.knowsPositionals || !$0.isMissingArgument }
    errors += excludedOptions(in: given)
    guard errors.isEmpty else { throw UsageErrors(errors) }
    return Arguments(words: given)
  }

  /// Puts words into places and returns those that found none.
  private func fill(
    _ given: inout [String: [String]], with words: [String]
  ) -> ArraySlice<String> {
    var rest = words[...]
    for positional in positionals.map(\.declaration) where !rest.isEmpty {
      let count = positional.isRepeatable ? rest.count : 1
      given[positional.key] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return rest
  }

  private func excludedOptions(in given: [String: [String]]) -> [UsageError] {
    exclusions.compactMap { group in
      let keys = group.map(\.declaration.key).filter { given[$0] != nil }
      return keys.count > 1 ? .excludedOptions(keys[0], keys[1]) : nil
    }
  }
}

extension Parameter {
  fileprivate func errors(in words: [String]) -> [UsageError] {
    let repetition: [UsageError] =
      words.count > 1 && !declaration.isRepeatable ? [.repeatedOption(declaration.key)] : []
    do throws(UsageErrors) {
      _ = try read(words)
      return repetition
    } catch {
      return repetition + error.errors
    }
  }
}

extension UsageError {
  fileprivate var isMissingArgument: Bool {
    if case .missingArgument = self { true } else { false }
  }
}
