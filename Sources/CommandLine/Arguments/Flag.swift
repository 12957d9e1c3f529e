/// A parameter that is there or not: `--strict`, or `--chrome` against `--no-chrome`.
package struct Flag: Parameter {
  /// All that parsing, help and completion need to know.
  package let declaration: Declaration
  private let isOnByDefault: Bool

  /// Declares a flag that is off unless it is given.
  package init(_ name: String, short: String? = nil, _ abstract: String) {
    declaration = Declaration(
      role: .flag(inversion: nil), names: [name] + [short].compactMap(\.self), placeholder: "",
      abstract: abstract)
    isOnByDefault = false
  }

  /// Declares a flag with a name that says yes and one that says no.
  package init(_ name: String, inverted inversion: String, _ abstract: String, default: Bool) {
    declaration = Declaration(
      role: .flag(inversion: inversion), names: [name], placeholder: "", abstract: abstract,
      defaultSpelling: `default` ? name : inversion)
    isOnByDefault = `default`
  }

  /// Whether the given name says yes.
  package func read(_ words: [String]) -> Bool {
    guard let word = words.last else { return isOnByDefault }
    return declaration.names.contains(word)
  }
}
