extension StrategyError: CustomStringConvertible {
  /// The mistake, the values that were expected, and a way out.
  package var description: String {
    switch self {
    case .unknownStrategy(let name, let nearest):
      "unknown strategy '\(name)'" + hint(nearest, otherwise: Strategy.all.map(\.name))
    case .unknownOption(let name, let strategy, let nearest, let known):
      "strategy '\(strategy)' has no option '\(name)'" + hint(nearest, otherwise: known)
    case .repeatedOption(let name, let strategy):
      "strategy '\(strategy)': option '\(name)' is given twice; leave one out"
    case .loneValue(let value, let strategy, let known):
      loneValue(value, strategy, known)
    case .missingOption(let option, let strategy):
      "strategy '\(strategy)' needs \(option.values); write \(strategy):\(option.name)=…"
    case .invalidValue(let value, let option, let strategy, let nearest):
      "strategy '\(strategy)': '\(value)' is no value of '\(option.name)', which takes \(option.values)"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .unreadableImage(let path, let failure, let strategy):
      "strategy '\(strategy)': \(path): \(failure.reason)"
    }
  }

  private func loneValue(_ value: String, _ strategy: String, _ known: [String]) -> String {
    guard let first = known.first else {
      return "strategy '\(strategy)' has no options; write \(strategy)"
    }
    return "strategy '\(strategy)': '\(value)' stands without its option; write KEY=VALUE,"
      + " KEY one of \(known.joined(separator: ", "))"
      + " (only a first value may stand alone, for '\(first)')"
  }
}

private func hint(_ nearest: String?, otherwise known: [String]) -> String {
  if let nearest { return "; did you mean '\(nearest)'?" }
  return known.isEmpty ? "; it has none" : "; known are \(known.joined(separator: ", "))"
}

extension StrategyOption.Values: CustomStringConvertible {
  /// The values that the option takes, as words after "takes".
  package var description: String {
    switch self {
    case .words(let words): "one of \(words.joined(separator: ", "))"
    case .number(let bounds, let unit):
      "a number of \(unit) from \(spelling(bounds.lowerBound)) to \(spelling(bounds.upperBound))"
    case .opaqueColor: "an opaque colour: a system colour's name or #RRGGBB"
    case .imagePath: "the path of a picture"
    }
  }

  private func spelling(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
