/// The brands of payment cards that are told apart by the first digits of the number.
enum CardBrand: String, CaseIterable {
  case americanExpress
  case dinersClub
  case discover
  case jcb
  case mastercard
  case unionPay
  case visa

  /// The brand of a number, as far as it has been entered; nil where the digits fit none.
  init?(number: String) {
    guard let brand = Self.allCases.first(where: { $0.issues(number) }) else { return nil }
    self = brand
  }

  /// The short word that stands on the mark of the brand.
  var word: String {
    switch self {
    case .americanExpress: "AMEX"
    case .dinersClub: "DC"
    case .discover: "DISC"
    case .jcb: "JCB"
    case .mastercard: "MC"
    case .unionPay: "UP"
    case .visa: "VISA"
    }
  }

  /// How many digits stand together, from the first.
  var groups: [Int] {
    switch self {
    case .americanExpress: [4, 6, 5]
    case .dinersClub: [4, 6, 4]
    case .discover, .jcb, .mastercard, .unionPay, .visa: [4, 4, 4, 4]
    }
  }

  /// The ranges of first digits (ISO/IEC 7812 issuer numbers, as the brands publish them).
  private var prefixes: [ClosedRange<Int>] {
    switch self {
    case .americanExpress: [34...34, 37...37]
    case .dinersClub: [300...305, 36...36, 38...39]
    case .discover: [6011...6011, 644...649, 65...65]
    case .jcb: [3528...3589]
    case .mastercard: [51...55, 2221...2720]
    case .unionPay: [62...62]
    case .visa: [4...4]
    }
  }

  private func issues(_ number: String) -> Bool {
    prefixes.contains { range in
      let length = String(range.lowerBound).count
      guard number.count >= length, let start = Int(number.prefix(length)) else { return false }
      return range.contains(start)
    }
  }
}
