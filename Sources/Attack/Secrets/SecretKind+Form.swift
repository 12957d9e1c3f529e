extension SecretKind {
  /// The kind of secret that a text has the form of; nil where no attack knows its form.
  ///
  /// What an attacker sees before is kept: the grouping, the currency, and a card's first digit, which is its network.
  /// - Parameters:
  ///   - text: a sample of the secret, as the app shows it.
  ///   - isSecure: true where bullets stand for it, so that no more than their number can be told.
  package init?(formOf text: String, isSecure: Bool) {
    guard !isSecure else {
      self = .passwordLength(1...32)
      return
    }
    let digits = text.compactMap(\.wholeNumberValue)
    let shape = String(text.map { $0.isWholeNumber ? "#" : $0 })
    switch shape {
    case "#### #### #### ####" where CheckDigits.isCard(digits):
      self = .cardNumber(prefix: String(text.prefix(1)), length: 16)
    case "##/##" where (1...12).contains(digits[0] * 10 + digits[1]):
      self = .expiry(years: 2020...2039)
    case "###", "####": self = .cardCode(length: shape.count)
    case "DE## #### #### #### #### ##": self = .germanIBAN
    case _ where Self.isAmount(shape): self = .amount(pattern: shape)
    default: return nil
    }
  }

  /// True for digits with two decimals and perhaps separators of thousands, with a currency before or behind them.
  private static func isAmount(_ shape: String) -> Bool {
    let number = shape.filter { "#.,".contains($0) }
    let rest = shape.filter { !"#.,".contains($0) }
    let decimals = number.suffix(3)
    return number.first == "#" && (decimals == ".##" || decimals == ",##") && rest.count <= 5
      && !rest.contains("/") && number.count { $0 == "#" } <= 12
  }
}
