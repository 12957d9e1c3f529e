/// Texts by formats of C, as Foundation has them.
package enum Formatting {
  /// The text that a format makes of values; nil where one of them is not known.
  static func text(_ format: String, _ values: [Value]) -> String? {
    var (result, rest) = ("", values[...])
    var characters = format.makeIterator()
    while let character = characters.next() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      var specification = ""
      var conversion: Character?
      while conversion == nil, let next = characters.next() {
        if "0123456789.-+ #lhqz$'".contains(next) {
          specification.append(next)
        } else {
          conversion = next
        }
      }
      if conversion == "%" {
        result.append("%")
        continue
      }
      guard let conversion, let value = rest.popFirst(),
        let text = piece(value, conversion, specification.filter { !"lhqz'".contains($0) })
      else { return nil }
      result += text
    }
    return result
  }

  private static func piece(
    _ value: Value, _ conversion: Character, _ specification: String
  ) -> String? {
    let isZeroPadded = specification.hasPrefix("0")
    let isLeft = specification.contains("-")
    let parts = specification.drop { "0+-# ".contains($0) }.split(
      separator: ".", omittingEmptySubsequences: false)
    let width = parts.first.flatMap { Int($0) } ?? 0
    let precision = parts.count > 1 ? Int(parts[1]) ?? 0 : nil
    var text: String
    switch conversion {
    case "d", "i", "u":
      guard let number = value.number, number.magnitude < 9e15 else { return nil }
      text = String(Int(number))
    case "f", "g", "e", "F":
      guard let number = value.number, number.magnitude < 9e15 else { return nil }
      text = fixed(number, digits: min(precision ?? 6, 15))
    case "@", "s":
      if case .int(let number) = value {
        text = String(number)
      } else if let known = value.text {
        text = known
      } else {
        return nil
      }
    case "x": text = String(Int(value.number ?? 0), radix: 16)
    case "X": text = String(Int(value.number ?? 0), radix: 16, uppercase: true)
    default: return nil
    }
    if specification.contains("+"), (value.number ?? -1) >= 0 { text = "+" + text }
    let missing = min(max(0, width - text.count), 1_000)
    let padding = String(repeating: isZeroPadded && !isLeft ? "0" : " ", count: missing)
    return isLeft ? text + padding : padding + text
  }

  /// A number with so many digits after the point.
  static func fixed(_ number: Double, digits: Int) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = (number.magnitude * factor).rounded(.toNearestOrEven)
    guard scaled < 9e18 else { return "\(number)" }
    let whole = Int(scaled)
    let sign = number < 0 && whole != 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let divisor = Int(factor)
    let fraction = String(whole % divisor)
    return sign + String(whole / divisor) + "."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension Formatting {
  /// A number with commas between the thousands, as an American reads it.
  package static func grouped(_ number: Double, digits: Int) -> String {
    let plain = fixed(number, digits: digits)
    let sign = plain.hasPrefix("-") ? "-" : ""
    let parts = plain.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    var whole = ""
    for (index, digit) in (parts.first ?? "").reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { whole = "," + whole }
      whole = String(digit) + whole
    }
    return sign + whole + (parts.count > 1 ? "." + parts[1] : "")
  }
}
