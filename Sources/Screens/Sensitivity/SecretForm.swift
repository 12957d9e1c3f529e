/// Secrets that are known by their form alone, as their digits check each other.
package enum SecretForm {
  /// The kinds of secret whose forms some texts have, each once.
  package static func kinds(in texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.compactMap(found).filter { known.insert($0).inserted }
  }

  /// The kind of secret whose form a text has; nil where nothing in it has one.
  static func found(in text: String) -> String? {
    // All forms have a dozen digits at least, and most texts none.
    guard text.utf8.reduce(0, { $0 + (isDigit($1) ? 1 : 0) }) >= 12 else { return nil }
    if holdsCardNumber(text) { return "a card number" }
    return holdsAccountNumber(text) ? "an IBAN" : nil
  }

  /// True where a run of digits, perhaps in groups, is as long as a card number and ends with its check digit (ISO/IEC 7812).
  private static func holdsCardNumber(_ text: String) -> Bool {
    runs(of: text, where: isDigit).contains { run in
      (13...19).contains(run.count) && (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(run[0])
        && Set(run).count > 1 && passesLuhn(run)
    }
  }

  private static func passesLuhn(_ digits: [UInt8]) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let value = Int(digit - UInt8(ascii: "0")) * (place.isMultiple(of: 2) ? 1 : 2)
      sum += value > 9 ? value - 9 : value
    }
    return sum.isMultiple(of: 10)
  }

  /// True where a run of letters and digits is an account number with its check digits (ISO 13616).
  private static func holdsAccountNumber(_ text: String) -> Bool {
    let parts = text.utf8.split { !isDigit($0) && !isCapital($0) && $0 != space }
    return parts.contains { part in
      let run = part.filter { $0 != space }
      guard (15...34).contains(run.count), run.prefix(2).allSatisfy(isCapital),
        run.dropFirst(2).prefix(2).allSatisfy(isDigit)
      else { return false }
      return (run.dropFirst(4) + run.prefix(4)).reduce(0) { rest, character in
        isDigit(character)
          ? (rest * 10 + Int(character - UInt8(ascii: "0"))) % 97
          : (rest * 100 + Int(character - UInt8(ascii: "A")) + 10) % 97
      } == 1
    }
  }

  /// The runs of some characters, across single spaces and hyphens.
  private static func runs(of text: String, where belongs: (UInt8) -> Bool) -> [[UInt8]] {
    var runs: [[UInt8]] = []
    var run: [UInt8] = []
    var hasGap = false
    for character in text.utf8 {
      if belongs(character) {
        run.append(character)
        hasGap = false
      } else if !hasGap, !run.isEmpty, character == space || character == UInt8(ascii: "-") {
        hasGap = true
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    return run.isEmpty ? runs : runs + [run]
  }

  private static let space = UInt8(ascii: " ")

  private static func isDigit(_ character: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
  }

  private static func isCapital(_ character: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(character)
  }
}
