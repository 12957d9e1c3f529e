/// Reads the Visual Format Language.
///
/// The grammar is the whole of Apple's Auto Layout Guide:
///
///     visualFormatString = (orientation ":")? (superview connection)? view (connection view)* (connection superview)?
///     orientation = "H" | "V" ; superview = "|"
///     view = "[" viewName predicateListWithParens? "]"
///     connection = "" | "-" predicateList "-" | "-"
///     predicateList = metricName | positiveNumber | predicateListWithParens
///     predicateListWithParens = "(" predicate ("," predicate)* ")"
///     predicate = relation? (metricName | number | viewName) ("@" (metricName | number))?
///
/// White space may stand between the parts.
struct VisualFormatParser {
  private var scanner: ConstraintScanner

  init(_ text: String, metrics: [String: Double]) {
    scanner = ConstraintScanner(text, metrics: metrics)
  }

  /// True for texts that are written in this language and not as equations.
  static func recognizes(_ text: String) -> Bool {
    let start = text.unicodeScalars.drop { $0 == " " }
    switch start.first {
    case "|", "[": return true
    case "H", "V": return start.dropFirst().first.map { ":|[".unicodeScalars.contains($0) } ?? false
    default: return false
    }
  }

  /// Reads the whole text.
  mutating func parse() throws(ConstraintMistake) -> VisualFormatTree {
    scanner.skipSpace()
    var tree = VisualFormatTree(axis: try readOrientation())
    if skip("|") {
      tree.leading = try readConnection()
    }
    tree.views.append(try readView())
    while !scanner.isAtEnd {
      let connection = try readConnection()
      if skip("|") {
        tree.trailing = connection
        guard scanner.isAtEnd else { throw expected(.end) }
      } else {
        guard scanner.peek == "[" else { throw expected(.connection) }
        tree.connections.append(connection)
        tree.views.append(try readView())
      }
    }
    return tree
  }

  private mutating func readOrientation() throws(ConstraintMistake) -> StackView.Axis {
    guard scanner.startsName else { return .horizontal }
    let axis: StackView.Axis = scanner.skip("V") ? .vertical : .horizontal
    if axis == .horizontal { _ = scanner.skip("H") }
    scanner.skipSpace()
    guard skip(":") else { throw expected(.orientationColon) }
    return axis
  }

  private mutating func readView() throws(ConstraintMistake) -> VisualFormatTree.View {
    guard skip("[") else { throw expected(.view) }
    let item = try readItem()
    let predicates = scanner.peek == "(" ? try readPredicates(ofView: true) : []
    guard skip("]") else { throw expected(.endOfView) }
    return VisualFormatTree.View(item: item, predicates: predicates)
  }

  private mutating func readItem() throws(ConstraintMistake) -> ParsedItem {
    let start = scanner.offset
    guard scanner.startsName else { throw expected(.viewName) }
    let name = scanner.readName()
    scanner.skipSpace()
    return ParsedItem(name: name, offset: start)
  }

  private mutating func readConnection() throws(ConstraintMistake) -> VisualFormatTree.Connection {
    guard skip("-") else { return .flush }
    if scanner.peek == "[" || scanner.peek == "|" { return .standard }
    let predicates =
      scanner.peek == "(" ? try readPredicates(ofView: false) : [try readSimplePredicate()]
    guard skip("-") else { throw expected(.closingHyphen) }
    return .predicates(predicates)
  }

  private mutating func readSimplePredicate() throws(ConstraintMistake)
    -> VisualFormatTree.Predicate
  {
    guard scanner.startsNumber || scanner.startsName else { throw expected(.positiveNumber) }
    let constant = scanner.startsNumber ? try scanner.readNumber() : try scanner.readMetric()
    scanner.skipSpace()
    return VisualFormatTree.Predicate(object: .constant(constant))
  }

  private mutating func readPredicates(
    ofView: Bool
  ) throws(ConstraintMistake) -> [VisualFormatTree.Predicate] {
    var predicates: [VisualFormatTree.Predicate] = []
    repeat {
      _ = skip("(") || skip(",")
      predicates.append(try readPredicate(ofView: ofView))
    } while scanner.peek == ","
    guard skip(")") else { throw expected(.endOfPredicates) }
    return predicates
  }

  private mutating func readPredicate(
    ofView: Bool
  ) throws(ConstraintMistake) -> VisualFormatTree.Predicate {
    let relation = scanner.readRelation() ?? .equal
    scanner.skipSpace()
    var predicate = VisualFormatTree.Predicate(
      relation: relation, object: try readObject(ofView: ofView))
    scanner.skipSpace()
    if skip("@") {
      predicate.priority = try scanner.readPriority(orThrow: expected(.priority).kind)
      scanner.skipSpace()
    }
    return predicate
  }

  /// Reads a number, a metric, or, in the size of a view, another view; a metric wins over a view of its name.
  private mutating func readObject(
    ofView: Bool
  ) throws(ConstraintMistake) -> VisualFormatTree.Object {
    if scanner.startsName {
      var ahead = scanner
      let isMetric = scanner.metrics[ahead.readName()] != nil
      return ofView && !isMetric
        ? .view(try readItem()) : .constant(try scanner.readMetric())
    }
    let isNegative = scanner.skip("-")
    guard scanner.startsNumber else { throw expected(.predicate) }
    return .constant(try scanner.readNumber() * (isNegative ? -1 : 1))
  }

  /// Passes over a mark and the space behind it.
  private mutating func skip(_ mark: String) -> Bool {
    guard scanner.skip(mark) else { return false }
    scanner.skipSpace()
    return true
  }

  private func expected(_ expectation: VisualFormatExpectation) -> ConstraintMistake {
    ConstraintMistake(
      .visualFormatSyntax(expected: expectation, in: scanner.place), at: scanner.offset)
  }
}
