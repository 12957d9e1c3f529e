import AfterimageScreens

/// Something that a command takes from its command line: a flag, an option or a positional.
package protocol Parameter<Value>: Sendable {
  /// The type of a value that was read.
  associatedtype Value: Sendable

  /// All that parsing, help and completion need to know.
  var declaration: Declaration { get }

  /// The value of the words that were given for this parameter, in their order.
  func read(_ words: [String]) throws(UsageErrors) -> Value
}

/// A parameter without the type of its value.
package struct Declaration: Sendable, Equatable {
  /// How a parameter is recognised.
  package enum Role: Sendable, Equatable {
    /// By its name alone; the inversion is the name that says no.
    case flag(inversion: String?)
    /// By its name, which a value follows.
    case option
    /// By its place.
    case positional
  }

  /// How it is recognised.
  package let role: Role
  /// The long name, then the short one; none for a positional.
  package let names: [String]
  /// The placeholder of the value in the help text: `FILE`.
  package let placeholder: String
  /// A sentence about its purpose.
  package let abstract: String
  /// How the default is spelled, where there is one.
  package var defaultSpelling: String?
  /// Whether it has to be given.
  package var isRequired = false
  /// Whether it may be given several times.
  package var isRepeatable = false
  /// The completion that a shell offers for its value.
  package var completion = Completion.none

  /// The one name under which messages and parsed words know it.
  package var key: String { names.first ?? placeholder }

  /// Every name, the one that says no included.
  package var spellings: [String] {
    if case .flag(let inversion?) = role { names + [inversion] } else { names }
  }
}

extension ValueKind {
  /// The values of all words, or all of the words that are not acceptable.
  func read(_ words: [String], for key: String) throws(UsageErrors) -> [Value] {
    var values: [Value] = []
    var errors: [UsageError] = []
    for word in words {
      if let value = parse(word) {
        values.append(value)
      } else {
        errors.append(invalid(word, for: key))
      }
    }
    guard errors.isEmpty else { throw UsageErrors(errors) }
    return values
  }

  private func invalid(_ word: String, for key: String) -> UsageError {
    let known: [String] = if case .words(let words) = completion { words } else { [] }
    return .invalidValue(
      word, of: key, expected: expectation, nearest: nearestWord(to: word, among: known))
  }
}
