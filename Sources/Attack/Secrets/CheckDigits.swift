/// The digits that cards and accounts bear against mistakes of the pen.
package enum CheckDigits {
  /// True where the digits of a card number satisfy Luhn's formula.
  package static func isCard(_ digits: [Int]) -> Bool {
    digits.reversed().enumerated().reduce(0) { sum, entry in
      let doubled = entry.offset.isMultiple(of: 2) ? entry.element : 2 * entry.element
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }.isMultiple(of: 10)
  }

  /// True where the letters and digits of an IBAN leave a rest of one by 97, as ISO 13616 asks: the country and its check digits behind the account, and letters as numbers from 10.
  package static func isIBAN(_ text: String) -> Bool {
    let characters = text.filter { $0 != " " }
    let turned = characters.dropFirst(4) + characters.prefix(4)
    var rest = 0
    for character in turned {
      guard let value = character.isASCII ? Int(String(character), radix: 36) : nil else {
        return false
      }
      rest = (rest * (value < 10 ? 10 : 100) + value) % 97
    }
    return rest == 1
  }
}
