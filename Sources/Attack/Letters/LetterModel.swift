/// How likely characters follow one another in short texts such as names, addresses and sentences.
///
/// Pairs of letters are as in the names and words that ``LetterPairs`` was made from; how often capitals, digits and signs come is estimated, and no text of the alphabet is impossible.
struct LetterModel: Sendable {
  /// The characters that a text can have.
  static let alphabet = Array(small + small.uppercased() + "0123456789 " + signs)
  private static let small = "abcdefghijklmnopqrstuvwxyz"
  private static let signs = ".,-'@&/+:()_#!?"
  /// The model that there is.
  static let english = LetterModel()

  /// The pieces of each step of a text: the characters, and its end.
  let pieces = alphabet.map(String.init) + [""]
  /// For each character and the beginning of a text how likely each piece is behind it.
  private let shares: [Double]
  /// The natural logarithms of those, negated.
  private let costs: [Float]
  private let numbers: [Character: Int]

  private init() {
    numbers = Dictionary(uniqueKeysWithValues: Self.alphabet.enumerated().map { ($1, $0) })
    let befores = Self.alphabet.map(Optional.some) + [nil]
    shares = befores.flatMap { before in
      let row = (Self.alphabet.map(Optional.some) + [nil]).map {
        max(1e-9, Self.share(of: $0, behind: before))
      }
      let sum = row.reduce(0, +)
      return row.map { $0 / sum }
    }
    costs = shares.map { Float(-naturalLogarithm($0)) }
  }

  /// The cost of the piece of a number behind a character, or at the beginning of a text.
  func cost(of piece: Int, behind last: Character?) -> Float {
    costs[row(behind: last) + piece]
  }

  /// The cost of the piece of a number before a character, or at the end of a text; of the end of pieces, which is its beginning there, that of the character that begins the text.
  func cost(of piece: Int, before next: Character?) -> Float {
    let end = pieces.count - 1
    let following = next.flatMap { numbers[$0] } ?? end
    return piece == end
      ? cost(of: following, behind: nil) : cost(of: following, behind: Self.alphabet[piece])
  }

  private func row(behind last: Character?) -> Int {
    (last.flatMap { numbers[$0] } ?? Self.alphabet.count) * pieces.count
  }

  /// The number of a piece by chance.
  func random(behind last: Character?, using generator: inout some RandomNumberGenerator) -> Int {
    let row = row(behind: last)
    var rest = Double.random(in: 0..<1, using: &generator)
    for piece in pieces.indices {
      rest -= shares[row + piece]
      if rest < 0 { return piece }
    }
    return pieces.count - 1
  }

  /// A text of at least one character and at most so many.
  func text(upTo longest: Int, using generator: inout some RandomNumberGenerator) -> String {
    var text = ""
    while text.count < longest {
      let piece = random(behind: text.last, using: &generator)
      if piece == pieces.count - 1, !text.isEmpty { break }
      text += pieces[piece]
    }
    return text
  }

  /// The bits that it takes to tell a text; nil where it has a character that is not in the alphabet.
  func bits(of text: String) -> Double? {
    var (sum, last) = (0.0, Character?.none)
    for character in text {
      guard let number = numbers[character] else { return nil }
      sum += Double(cost(of: number, behind: last))
      last = character
    }
    return (sum + Double(cost(of: pieces.count - 1, behind: last))) / naturalLogarithm(2)
  }
}

// How often a class of characters follows another.
extension LetterModel {
  /// How much of all that follows a character is another, or nil, the end of the text; nil before it is its beginning.
  private static func share(of next: Character?, behind last: Character?) -> Double {
    guard let last, last != " " else { return atBeginning(next, isText: last == nil) }
    guard last.isLetter else { return behindNumberOrSign(next, isNumber: last.isWholeNumber) }
    let end = pair(last, nil)
    guard let next else { return end * 0.5 }
    if next.isLetter { return pair(last, next) * letterCase(of: next, behind: last) }
    if next == " " { return end * 0.4 }
    return next.isWholeNumber ? 0.0005 : end * 0.1 / Double(signs.count) + 0.0002
  }

  private static func atBeginning(_ next: Character?, isText: Bool) -> Double {
    guard let next, next != " " else { return 0 }
    if next.isLetter { return 0.82 * pair(nil, next) * (next.isUppercase ? 0.6 : 0.4) }
    return next.isWholeNumber ? 0.015 : 0.03 / Double(signs.count)
  }

  private static func behindNumberOrSign(_ next: Character?, isNumber: Bool) -> Double {
    guard let next else { return isNumber ? 0.2 : 0.1 }
    if next == " " { return isNumber ? 0.1 : 0.3 }
    if next.isLetter { return (isNumber ? 0.05 : 0.4) * pair(nil, next) / 2 }
    return next.isWholeNumber ? (isNumber ? 0.06 : 0.015) : 0.05 / Double(signs.count)
  }

  /// How often a letter behind another is as large or as small as it is.
  private static func letterCase(of next: Character, behind last: Character) -> Double {
    last.isUppercase ? (next.isUppercase ? 0.2 : 0.8) : (next.isUppercase ? 0.01 : 0.99)
  }

  /// The share of a letter, or nil, the end of a word, of all that follow a letter, or nil, a word's beginning.
  private static func pair(_ last: Character?, _ next: Character?) -> Double {
    let digit = pairs[place(of: last)][place(of: next)]
    let halfBits = Int(digit) - (digit >= 0x61 ? 0x61 - 10 : 0x30)
    let whole = Double(sign: .plus, exponent: -(halfBits / 2), significand: 1)
    return halfBits.isMultiple(of: 2) ? whole : whole * 0.5.squareRoot()
  }

  private static let pairs = LetterPairs.halfBits.split(separator: "\n").map { Array($0.utf8) }

  private static func place(of letter: Character?) -> Int {
    guard let value = letter?.lowercased().utf8.first, (0x61...0x7A).contains(value) else {
      return 26
    }
    return Int(value - 0x61)
  }
}
