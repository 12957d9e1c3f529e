/// What an attacker knows about a secret before having seen its picture: its form, and the values that it can have.
package enum SecretKind: Hashable, Sendable {
  /// A card number whose unknown digits stand where a pattern has `#`, with Luhn's check digit; its blanks are typed, or set by the field.
  case cardNumber(pattern: String, blanksAreTyped: Bool)
  /// A month and the last two digits of a year; the slash between them is typed, or set by the field.
  case expiry(years: ClosedRange<Int>, slashIsTyped: Bool)
  /// The three or four digits of a card's security code, as they are.
  case cardCode(length: Int)
  /// Digits, each in a view of its own.
  case oneTimeCode(length: Int)
  /// A day, the name of a month in English, and a year.
  case dateOfBirth(years: ClosedRange<Int>)
  /// An amount of money whose digits stand where a pattern has `#`; the first of them is not zero.
  case amount(pattern: String)
  /// Digits where a pattern has `#`, such as a number of a telephone, an account or a postcode, or a day in digits.
  case digits(pattern: String)
  /// The account of a bank, whose country and further letters are known; its check digits and the others stand where a pattern has `#`.
  case iban(pattern: String)
  /// A first and a last name of two lists.
  case name(first: [String], last: [String])
  /// A number of bullets.
  case passwordLength(ClosedRange<Int>)
  /// Some words of a list, with blanks between them.
  case words([String], count: Int)
  /// Any text of one line that has no more than so many characters, such as a name, an address or a note.
  case text(longest: Int)
  /// Several secrets of one picture, each in a view of its own.
  case several([SecretKind])

  /// What the kind is called in tables.
  package var title: String {
    switch self {
    case .cardNumber: "card number"
    case .expiry: "expiry date of a card"
    case .cardCode: "security code of a card"
    case .oneTimeCode: "one-time code"
    case .dateOfBirth: "date of birth"
    case .amount: "amount"
    case .digits: "number"
    case .iban: "IBAN"
    case .name: "name"
    case .passwordLength: "length of a password"
    case .words(_, let count): "\(count) words of a list"
    case .text: "text"
    case .several(let kinds): kinds.map(\.title).joined(separator: " + ")
    }
  }

  /// The secrets of the kind.
  package var space: SecretSpace {
    switch self {
    case .cardNumber(let pattern, let blanksAreTyped): .cardNumbers(pattern, blanksAreTyped)
    case .expiry(let years, let slashIsTyped): .expiries(years, slashIsTyped)
    case .cardCode(let length): .cardCodes(length)
    case .oneTimeCode(let length):
      SecretSpace(steps: Array(repeating: SecretSpace.digits, count: length), hasOwnViews: true)
    case .dateOfBirth(let years): .dates(years)
    case .amount(let pattern): .numbers(pattern, beginWithZero: false)
    case .digits(let pattern): .numbers(pattern, beginWithZero: true)
    case .iban(let pattern): .accounts(pattern)
    case .name(let first, let last):
      SecretSpace(steps: [first, last.map { " " + $0 }])
    case .passwordLength(let lengths):
      SecretSpace(candidates: lengths.map { String(repeating: SecretSpace.bullet, count: $0) }) {
        [String(repeating: "p", count: $0.count)]
      }
    case .words(let words, let count):
      SecretSpace(
        steps: (0..<count).map { place in place == 0 ? words : words.map { " " + $0 } })
    case .text(let longest): SecretSpace(letters: .english, longest: longest)
    case .several(let kinds): SecretSpace(kinds.map(\.space))
    }
  }
}

extension SecretSpace {
  /// The ten digits.
  static let digits = (0...9).map(String.init)

  fileprivate static func cardNumbers(
    _ pattern: String, _ blanksAreTyped: Bool
  ) -> SecretSpace {
    var steps: [[String]] = []
    var blank = ""
    for character in pattern {
      switch character {
      case " ": blank = " "
      case "#": steps.append(digits.map { blank + $0 })
      default: steps.append([blank + String(character)])
      }
      if character != " " { blank = "" }
    }
    return SecretSpace(
      steps: steps, textsPerValidOne: 10,
      types: { [blanksAreTyped ? $0 : $0.filter { $0 != " " }] }
    ) { CheckDigits.isCard($0.compactMap(\.wholeNumberValue)) }
  }

  fileprivate static func expiries(
    _ years: ClosedRange<Int>, _ slashIsTyped: Bool
  ) -> SecretSpace {
    let candidates = years.flatMap { year in
      (1...12).map { padded($0) + "/" + padded(year % 100) }
    }
    return SecretSpace(candidates: candidates) { [slashIsTyped ? $0 : $0.filter { $0 != "/" }] }
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  fileprivate static func cardCodes(_ length: Int) -> SecretSpace {
    let codes = (0..<length).reduce([""]) { codes, _ in
      codes.flatMap { code in digits.map { code + $0 } }
    }
    return SecretSpace(candidates: codes) { [$0] }
  }

  fileprivate static func dates(_ years: ClosedRange<Int>) -> SecretSpace {
    let months = [
      ("January", 31), ("February", 28), ("March", 31), ("April", 30), ("May", 31), ("June", 30),
      ("July", 31), ("August", 31), ("September", 30), ("October", 31), ("November", 30),
      ("December", 31),
    ]
    let candidates = years.flatMap { year in
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      return months.flatMap { month, days in
        (1...(isLeap && days == 28 ? 29 : days)).map { "\($0) \(month) \(year)" }
      }
    }
    return SecretSpace(candidates: candidates) { [$0] }
  }

  fileprivate static func numbers(_ pattern: String, beginWithZero: Bool) -> SecretSpace {
    var steps: [[String]] = []
    var (before, isFirst) = ("", true)
    for character in pattern {
      guard character == "#" else {
        before.append(character)
        continue
      }
      let own = isFirst && !beginWithZero ? Array(digits.dropFirst()) : digits
      steps.append(own.map { before + $0 })
      (before, isFirst) = ("", false)
    }
    if let last = steps.indices.last { steps[last] = steps[last].map { $0 + before } }
    return SecretSpace(steps: steps)
  }

  /// Country, check digits from 02 to 98, and account.
  fileprivate static func accounts(_ pattern: String) -> SecretSpace {
    let account = numbers(String(pattern.dropFirst(4)), beginWithZero: true).steps
    return SecretSpace(
      steps: [[String(pattern.prefix(2))], (2...98).map(padded)] + account, textsPerValidOne: 97,
      types: { [$0] }, check: CheckDigits.isIBAN)
  }
}
