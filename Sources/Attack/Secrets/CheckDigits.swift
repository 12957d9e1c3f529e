/// The digits that cards and accounts bear against mistakes of the pen.
package enum CheckDigits {
  /// True where the digits of a card number satisfy Luhn's formula.
  package static func isCard(_ digits: [Int]) -> Bool {
    digits.reversed().enumerated().reduce(0) { sum, entry in
      let doubled = entry.offset.isMultiple(of: 2) ? entry.element : 2 * entry.element
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }.isMultiple(of: 10)
  }

  /// The two digits that a German IBAN has before the eighteen of its account.
  package static func german(_ account: [Int]) -> [Int] {
    // D and E count as 13 and 14, and the check digits as zeros.
    let rest = (account + [1, 3, 1, 4, 0, 0]).reduce(0) { ($0 * 10 + $1) % 97 }
    return [(98 - rest) / 10, (98 - rest) % 10]
  }
}
