/// A parameter that is known by its place: `SCREEN`, `[OUT]`, `FILE...`.
///
/// Places are filled in the order of declaration, so that one that takes several words, or none,
/// stands last.
package struct Positional<Value: Sendable>: Parameter {
  /// All that parsing, help and completion need to know.
  package let declaration: Declaration
  private let convert: @Sendable ([String]) throws(UsageErrors) -> Value

  /// Declares a word that has to be given.
  package init(_ placeholder: String, _ abstract: String, _ kind: ValueKind<Value>) {
    var declaration = declaring(placeholder, abstract, kind)
    declaration.isRequired = true
    self.declaration = declaration
    convert = { words throws(UsageErrors) in
      let values = try kind.read(words, for: placeholder)
      guard let value = values.first else { throw UsageErrors([.missingArgument(placeholder)]) }
      return value
    }
  }

  /// Declares a word that reads as `nil` where it is not given.
  package init<Element>(
    optional placeholder: String, _ abstract: String, _ kind: ValueKind<Element>
  ) where Value == Element? {
    declaration = declaring(placeholder, abstract, kind)
    convert = { words throws(UsageErrors) in try kind.read(words, for: placeholder).first }
  }

  /// Declares all the words that are left: at least one, unless none may be given.
  package init<Element>(
    remaining placeholder: String, _ abstract: String, _ kind: ValueKind<Element>,
    orNone: Bool = false
  ) where Value == [Element] {
    var declaration = declaring(placeholder, abstract, kind)
    declaration.isRequired = !orNone
    declaration.isRepeatable = true
    self.declaration = declaration
    convert = { words throws(UsageErrors) in
      if words.isEmpty, !orNone { throw UsageErrors([.missingArgument(placeholder)]) }
      return try kind.read(words, for: placeholder)
    }
  }

  /// The value of the words in its place.
  package func read(_ words: [String]) throws(UsageErrors) -> Value {
    try convert(words)
  }
}

private func declaring<Element>(
  _ placeholder: String, _ abstract: String, _ kind: ValueKind<Element>
) -> Declaration {
  Declaration(
    role: .positional, names: [], placeholder: placeholder, abstract: abstract,
    completion: kind.completion)
}
