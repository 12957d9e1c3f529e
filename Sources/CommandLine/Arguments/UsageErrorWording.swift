import AfterimageGraphics

extension UsageError {
  /// The mistake and the way out, in a line without the name of the command.
  package var message: String {
    switch self {
    case .missingCommand:
      "a command is missing"
    case .unknownCommand(let word, let nearest):
      "unknown command \(quoted(word))" + suggestion(nearest)
    case .unknownOption(let word, let nearest):
      "unknown option \(quoted(word))" + suggestion(nearest)
    case .missingValue(let name, let placeholder):
      "'\(name)' needs a value: \(name) \(placeholder)"
    case .unexpectedValue(let value, let name):
      "'\(name)' takes no value, but \(quoted(value)) was given"
    case .invalidValue(let value, let key, let expected, let nearest):
      "invalid value \(quoted(value)) for '\(key)'" + remedy(expected, nearest)
    case .unexpectedArgument(let word):
      "unexpected argument \(quoted(word))"
    case .missingArgument(let placeholder):
      "\(placeholder) is missing"
    case .repeatedOption(let name):
      "'\(name)' was given more than once"
    case .excludedOptions(let name, let other):
      "'\(name)' and '\(other)' exclude each other"
    case .inapplicable(let name, let reason):
      "'\(name)' does not apply here: \(reason)"
    }
  }
}

private func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean '\($0)'?" } ?? ""
}

/// A list too long for a message is left out where the nearest word says enough.
private func remedy(_ expected: String, _ nearest: String?) -> String {
  let isLong = expected.count > 160
  return (isLong && nearest != nil ? "" : "; expected \(expected)") + suggestion(nearest)
}

/// A word in quotes, on one line: a terminal must not obey what was typed.
private func quoted(_ word: String) -> String { "'\(word.printableOnOneLine)'" }
