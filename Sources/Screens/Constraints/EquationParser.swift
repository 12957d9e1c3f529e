/// Reads `item.attribute (==|<=|>=) [multiplier *] [item.attribute] [+|- constant] [@priority]`.
///
/// The right-hand side may be any sum of products that is linear in one anchor: `super.width / 2 - gap`, `16/9 * a.height`.
struct EquationParser {
  private var scanner: ConstraintScanner

  init(_ text: String, metrics: [String: Double]) {
    scanner = ConstraintScanner(text, metrics: metrics)
  }

  /// Reads the whole text.
  mutating func parse() throws(ConstraintMistake) -> ParsedConstraint {
    scanner.skipSpace()
    guard scanner.startsName else { throw expected(.item) }
    var constraint = ParsedConstraint(first: try readAnchor())
    scanner.skipSpace()
    guard let relation = scanner.readRelation() else { throw expected(.relation) }
    constraint.relation = relation
    let right = try readSum()
    constraint.second = right.anchor
    constraint.multiplier = right.multiplier
    constraint.constant = right.constant
    if scanner.skip("@") {
      scanner.skipSpace()
      constraint.priority = try scanner.readPriority(orThrow: expected(.priority).kind)
      scanner.skipSpace()
      guard scanner.isAtEnd else { throw expected(.end) }
    }
    guard scanner.isAtEnd else { throw expected(.operatorOrEnd) }
    return constraint
  }

  private mutating func readSum() throws(ConstraintMistake) -> LinearExpression {
    var sum = try readProduct()
    while true {
      let start = scanner.offset
      if scanner.skip("+") {
        sum = try linear(sum.adding(try readProduct()), at: start)
      } else if scanner.skip("-") {
        sum = try linear(sum.adding(try readProduct().scaled(by: -1)), at: start)
      } else {
        return sum
      }
    }
  }

  private mutating func readProduct() throws(ConstraintMistake) -> LinearExpression {
    var product = try readFactor()
    while true {
      let start = scanner.offset
      if scanner.skip("*") {
        product = try linear(product.multiplied(by: try readFactor()), at: start)
      } else if scanner.skip("/") {
        product = try divide(product, by: try readFactor(), at: start)
      } else {
        return product
      }
    }
  }

  /// Reads a number, a metric or an anchor, with the signs before and the space around it.
  private mutating func readFactor() throws(ConstraintMistake) -> LinearExpression {
    scanner.skipSpace()
    var sign = 1.0
    while scanner.peek == "-" || scanner.peek == "+" {
      if scanner.skip("-") { sign = -sign } else { _ = scanner.skip("+") }
      scanner.skipSpace()
    }
    let factor = try readTerm().scaled(by: sign)
    scanner.skipSpace()
    return factor
  }

  private mutating func readTerm() throws(ConstraintMistake) -> LinearExpression {
    if scanner.startsNumber { return LinearExpression(constant: try scanner.readNumber()) }
    guard scanner.startsName else { throw expected(.value) }
    var ahead = scanner
    _ = ahead.readName()
    if ahead.peek != "." { return LinearExpression(constant: try scanner.readMetric()) }
    return LinearExpression(anchor: try readAnchor(), multiplier: 1)
  }

  /// Reads `item.attribute` or `item.guide.attribute`.
  private mutating func readAnchor() throws(ConstraintMistake) -> ParsedAnchor {
    let start = scanner.offset
    var names = [scanner.readName()]
    var last = start
    while scanner.skip(".") {
      guard scanner.startsName else { throw expected(.attribute) }
      last = scanner.offset
      names.append(scanner.readName())
    }
    guard names.count > 1, let word = names.popLast() else { throw expected(.attribute) }
    guard let attribute = LayoutAttribute(rawValue: word) else {
      throw ConstraintMistake(.unknownAttribute(word), at: last)
    }
    return ParsedItem(names, at: start).anchor(attribute)
  }

  private func linear(
    _ expression: LinearExpression?, at offset: Int
  ) throws(ConstraintMistake) -> LinearExpression {
    if let expression { return expression }
    throw ConstraintMistake(
      .constraintNotLinear(in: ConstraintText(scanner.text, at: offset)), at: offset)
  }

  private func divide(
    _ product: LinearExpression, by divisor: LinearExpression, at offset: Int
  ) throws(ConstraintMistake) -> LinearExpression {
    guard divisor.anchor == nil else { return try linear(nil, at: offset) }
    guard divisor.constant != 0 else {
      throw ConstraintMistake(.outOfRange(expected: "a divisor other than 0"), at: offset)
    }
    return product.divided(by: divisor.constant)
  }

  private func expected(_ expectation: ConstraintExpectation) -> ConstraintMistake {
    ConstraintMistake(
      .constraintSyntax(expected: expectation, in: scanner.place), at: scanner.offset)
  }
}

/// A multiple of at most one anchor, and a constant.
private struct LinearExpression {
  var anchor: ParsedAnchor?
  var multiplier = 1.0
  var constant = 0.0

  func adding(_ other: LinearExpression) -> LinearExpression? {
    guard anchor == nil || other.anchor == nil else { return nil }
    let holder = anchor == nil ? other : self
    return LinearExpression(
      anchor: holder.anchor, multiplier: holder.multiplier, constant: constant + other.constant)
  }

  func multiplied(by other: LinearExpression) -> LinearExpression? {
    if anchor == nil { return other.scaled(by: constant) }
    return other.anchor == nil ? scaled(by: other.constant) : nil
  }

  func scaled(by factor: Double) -> LinearExpression {
    LinearExpression(
      anchor: anchor, multiplier: anchor == nil ? 1 : multiplier * factor,
      constant: constant == 0 ? 0 : constant * factor)
  }

  func divided(by divisor: Double) -> LinearExpression {
    LinearExpression(
      anchor: anchor, multiplier: anchor == nil ? 1 : multiplier / divisor,
      constant: constant / divisor)
  }
}

extension ParsedItem {
  /// Takes the names between dots, the attribute left out.
  init(_ names: [String], part: String? = nil, at offset: Int?) {
    self.init(
      name: names.first ?? "",
      guide: names.count > 1 ? names.dropFirst().joined(separator: ".") : nil, part: part,
      offset: offset)
  }
}

extension Diagnostic.Kind {
  /// A word that is no attribute.
  static func unknownAttribute(_ word: String) -> Diagnostic.Kind {
    .unknownWord(.attribute, word: word, allowed: LayoutAttribute.allCases.map(\.rawValue))
  }
}
