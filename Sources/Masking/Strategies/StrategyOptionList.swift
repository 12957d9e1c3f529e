import AfterimageScreens

/// The options behind a strategy's name, split into keys and values that are not read yet.
struct StrategyOptionList {
  /// The strategy that has the options.
  let strategy: Strategy
  /// The texts of the given values, in the order of the strategy's options.
  let values: [(option: StrategyOption, text: String)]

  /// Splits `KEY=VALUE,…`; nil gives no option.
  init(of strategy: Strategy, from text: String?) throws(StrategyError) {
    var given: [String: String] = [:]
    for (position, part) in (text?.split(separator: ",", omittingEmptySubsequences: false) ?? [])
      .enumerated()
    {
      let (key, value) = try Self.pair(String(part), at: position, of: strategy)
      guard given.updateValue(value, forKey: key) == nil else {
        throw .repeatedOption(key, of: strategy.name)
      }
    }
    self.strategy = strategy
    values = strategy.options.compactMap { option in given[option.name].map { (option, $0) } }
    for option in strategy.options where option.isRequired && given[option.name] == nil {
      throw .missingOption(option, of: strategy.name)
    }
  }

  private static func pair(
    _ part: String, at position: Int, of strategy: Strategy
  ) throws(StrategyError) -> (key: String, value: String) {
    let (word, value) = part.split(atFirst: "=")
    let known = strategy.options.map(\.name)
    guard let value else {
      guard position == 0, !word.isEmpty, let first = known.first else {
        throw .loneValue(word, of: strategy.name, known: known)
      }
      return (first, word)
    }
    guard known.contains(word) else {
      throw .unknownOption(
        word, of: strategy.name, nearest: nearestWord(to: word, among: known), known: known)
    }
    return (word, value)
  }

  /// The strategy's name and what was chosen other than the default, joined by hyphens: letters, digits and hyphens only.
  var slug: String {
    var words = [strategy.name]
    for (option, text) in values where text != option.default {
      if option != strategy.options.first { words.append(option.name) }
      words.append(text)
    }
    return slugged(words.joined(separator: "-"))
  }
}

/// The text with a hyphen for each run of other characters, cut to what leaves room in a file name.
private func slugged(_ text: String) -> String {
  let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  return String(words.joined(separator: "-").prefix(60))
}

extension String {
  /// The text before the first separator, and the text behind it; nil where there is no separator.
  func split(atFirst separator: Character) -> (String, String?) {
    guard let place = firstIndex(of: separator) else { return (self, nil) }
    return (String(self[..<place]), String(self[index(after: place)...]))
  }
}
