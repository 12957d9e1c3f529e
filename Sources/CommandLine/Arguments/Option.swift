/// A parameter with a name and a value: `--device ID`, `--device=ID`, `-o FILE`.
///
/// How it is made decides what it reads as: a value where it has a default, an optional where it
/// has none, an array where it may be given several times.
package struct Option<Value: Sendable>: Parameter {
  /// All that parsing, help and completion need to know.
  package let declaration: Declaration
  private let convert: @Sendable ([String]) throws(UsageErrors) -> Value

  /// Declares an option that reads as `nil` where it is not given.
  package init<Element>(
    _ name: String, short: String? = nil, _ placeholder: String, _ abstract: String,
    _ kind: ValueKind<Element>
  ) where Value == Element? {
    self.init(declaring(name, short, placeholder, abstract, kind)) {
      words, key throws(UsageErrors) in try kind.read(words, for: key).last
    }
  }

  /// Declares an option with a default.
  package init(
    _ name: String, short: String? = nil, _ placeholder: String, _ abstract: String,
    _ kind: ValueKind<Value>, default: Value
  ) {
    var declaration = declaring(name, short, placeholder, abstract, kind)
    declaration.defaultSpelling = kind.spell(`default`)
    self.init(declaration) {
      words, key throws(UsageErrors) in try kind.read(words, for: key).last ?? `default`
    }
  }

  /// Declares an option that may be given several times.
  package init<Element>(
    repeatable name: String, short: String? = nil, _ placeholder: String, _ abstract: String,
    _ kind: ValueKind<Element>
  ) where Value == [Element] {
    var declaration = declaring(name, short, placeholder, abstract, kind)
    declaration.isRepeatable = true
    self.init(declaration) {
      words, key throws(UsageErrors) in try kind.read(words, for: key)
    }
  }

  private init(
    _ declaration: Declaration,
    _ convert: @escaping @Sendable ([String], String) throws(UsageErrors) -> Value
  ) {
    self.declaration = declaration
    self.convert = { words throws(UsageErrors) in try convert(words, declaration.key) }
  }

  /// The value of the words that followed the name.
  package func read(_ words: [String]) throws(UsageErrors) -> Value {
    try convert(words)
  }
}

private func declaring<Element>(
  _ name: String, _ short: String?, _ placeholder: String, _ abstract: String,
  _ kind: ValueKind<Element>
) -> Declaration {
  Declaration(
    role: .option, names: [name] + [short].compactMap(\.self), placeholder: placeholder,
    abstract: abstract, completion: kind.completion)
}
