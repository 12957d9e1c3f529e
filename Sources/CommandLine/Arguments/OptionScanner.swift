import AfterimageScreens

/// Parts the words of a command line into options with their values and positionals.
struct OptionScanner {
  /// The flags and options to recognise.
  let declarations: [Declaration]
  /// The words given for each option, by key; for a flag, the names by which it was given.
  private(set) var values: [String: [String]] = [:]
  /// The words that belong to no option.
  private(set) var positionals: [String] = []
  /// The mistakes so far.
  private(set) var errors: [UsageError] = []
  /// Whether it is certain which words are positionals: not after an option that means nothing to
  /// us, as the next word may be its value.
  private(set) var knowsPositionals = true

  init(declarations: [Declaration]) {
    self.declarations = declarations
  }

  /// Reads words from left to right; after `--` all are positionals.
  mutating func scan(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        return
      }
      if looksLikeOption(word) { take(word, before: &rest) } else { positionals.append(word) }
    }
  }

  private mutating func take(_ word: String, before rest: inout ArraySlice<String>) {
    let (name, attached) = split(word)
    guard let declaration = declaration(named: name) else {
      return reject(name, hasValue: attached != nil, before: &rest)
    }
    if declaration.role == .option {
      takeValue(of: declaration, named: name, attached: attached, before: &rest)
    } else if let attached {
      errors.append(.unexpectedValue(attached, of: name))
    } else {
      values[declaration.key, default: []].append(name)
    }
  }

  private mutating func takeValue(
    of declaration: Declaration, named name: String, attached: String?,
    before rest: inout ArraySlice<String>
  ) {
    if let value = attached ?? popValue(from: &rest) {
      values[declaration.key, default: []].append(value)
    } else {
      errors.append(.missingValue(of: name, placeholder: declaration.placeholder))
    }
  }

  /// Reports an unknown name, and skips the value that its nearest known name would take.
  private mutating func reject(
    _ name: String, hasValue: Bool, before rest: inout ArraySlice<String>
  ) {
    let nearest = nearestWord(to: name, among: declarations.flatMap(\.spellings) + ["--help"])
    errors.append(.unknownOption(name, nearest: nearest))
    if nearest == nil { knowsPositionals = false }
    if !hasValue, nearest.flatMap(declaration(named:))?.role == .option {
      _ = popValue(from: &rest)
    }
  }

  private func declaration(named name: String) -> Declaration? {
    declarations.first { $0.spellings.contains(name) }
  }

  /// Parts `--name=value`, and `-ovalue` where `-o` takes one.
  private func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    let short = String(word.prefix(2))
    guard word.count > 2, declaration(named: short)?.role == .option else { return (word, nil) }
    return (short, String(word.dropFirst(2)))
  }
}

/// Takes the next word unless it is an option itself: forgetting a value must not swallow one.
private func popValue(from rest: inout ArraySlice<String>) -> String? {
  guard let next = rest.first, !looksLikeOption(next) else { return nil }
  return rest.popFirst()
}

/// `-` alone stands for a standard stream, and `-1` is a number.
private func looksLikeOption(_ word: String) -> Bool {
  word.hasPrefix("-") && word != "-" && Double(word) == nil
}
