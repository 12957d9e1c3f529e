import AfterimageLayout
package import AfterimageScreens

extension SecretKind {
  /// The kind of secret that a view shows; nil where no attack knows its form.
  ///
  /// What an attacker sees before is kept: the currency, the number of digits, and a card's first digit, which is its network.
  /// - Parameter text: a sample of the secret, as it is typed.
  package init?(of view: View, showing text: String) {
    // Where nothing is typed, a placeholder may be seen, and there is nothing to read.
    guard !text.isEmpty else { return nil }
    switch view.element {
    case .textField(let field) where field.isSecureTextEntry: self = .passwordLength(1...32)
    case .cardField(let field) where field.isSecureTextEntry: self = .passwordLength(1...19)
    case .cardField(var field):
      field.text = text
      switch field.part {
      case .number: self.init(cardNumber: field.formattedText, blanksAreTyped: false)
      case .expirationDate: self = .expiry(years: 2020...2039, slashIsTyped: false)
      case .securityCode: self = .cardCode(length: text.count)
      }
    case .label, .textField, .textView, .button: self.init(formOf: text)
    case .view, .form, .stackView, .arrangement, .shape, .imageView, .scrollView, .separator,
      .visualEffectView,
      .webView, .mapView, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .searchBar, .tableView,
      .tableViewCell, .collectionView, .navigationBar, .tabBar, .toolbar:
      return nil
    }
  }

  /// A card number as it is shown, of which its first digit is known, and of American Express both.
  private init?(cardNumber text: String, blanksAreTyped: Bool) {
    let digits = text.compactMap(\.wholeNumberValue)
    guard CheckDigits.isCard(digits), text.allSatisfy({ $0.isWholeNumber || $0 == " " }) else {
      return nil
    }
    let known = digits[0] == 3 ? 2 : 1
    let hidden = text.dropFirst(known).map { $0 == " " ? " " : "#" }
    self = .cardNumber(
      pattern: text.prefix(known) + hidden.joined(), blanksAreTyped: blanksAreTyped)
  }

  private init?(formOf text: String) {
    let digits = text.compactMap(\.wholeNumberValue)
    let shape = String(text.map { $0.isWholeNumber ? "#" : $0 })
    switch shape {
    case _ where (12...19).contains(digits.count) && CheckDigits.isCard(digits):
      self.init(cardNumber: text, blanksAreTyped: true)
    case "##/##" where digits.count == 4 && (1...12).contains(digits[0] * 10 + digits[1]):
      self = .expiry(years: 2020...2039, slashIsTyped: true)
    case "###", "####": self = .cardCode(length: shape.count)
    case _ where Self.isAccount(text): self = .iban(pattern: shape)
    case _ where Self.isAmount(shape) && digits.first != 0: self = .amount(pattern: shape)
    case _ where (1...40).contains(digits.count) && !shape.contains(where: \.isLetter):
      self = .digits(pattern: shape)
    case _ where text.count <= Self.longestText && LetterModel.english.bits(of: text) != nil:
      // How long the text is, an attacker knows to no more than the next eight characters.
      self = .text(longest: (text.count + 7) / 8 * 8)
    default: return nil
    }
  }

  /// The characters of the longest text that is looked for, which is about a line of a phone.
  private static let longestText = 40

  /// True for an IBAN with its check digits, in groups or not; the shortest is Norway's, of 15.
  private static func isAccount(_ text: String) -> Bool {
    let characters = text.filter { $0 != " " }
    return (15...34).contains(characters.count) && characters.prefix(2).allSatisfy(\.isLetter)
      && characters.dropFirst(2).prefix(2).allSatisfy(\.isWholeNumber)
      && characters.allSatisfy { !$0.isLowercase } && CheckDigits.isIBAN(text)
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
