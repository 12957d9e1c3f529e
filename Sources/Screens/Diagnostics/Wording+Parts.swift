import AfterimageGraphics

/// The words for what diagnostics carry.
extension JSONExpectation {
  var words: String {
    switch self {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon: "`:`"
    case .commaOrClosingBrace: "`,` or `}`"
    case .commaOrClosingBracket: "`,` or `]`"
    case .endOfFile: "the end of the file"
    }
  }

  func hint(_ found: FoundCharacter) -> String? {
    if found == .punctuation("'") { return "strings stand between double quotes" }
    return self == .endOfFile ? "a file holds one value" : nil
  }
}

extension FoundCharacter {
  var words: String {
    switch self {
    case .punctuation(let character): "`\(character)`"
    case .letter: "a letter"
    case .digit: "a digit"
    case .other: "a character that means nothing here"
    }
  }
}

extension NumberMistake {
  var hint: String {
    switch self {
    case .leadingZero: "leave out the zeros in front"
    case .missingIntegerDigits: "digits are missing behind the sign; NaN and Infinity are none"
    case .missingFractionDigits: "digits are missing behind the point"
    case .missingExponentDigits: "digits are missing behind the e"
    case .strayCharacter: "digits, one point and an exponent make a number; text stands between \""
    }
  }
}

extension JSONType {
  var words: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

extension Diagnostic.Place {
  var words: String {
    switch self {
    case .source(let place): place.description.printableOnOneLine
    case .view(let view, let screen): "\(screen) (\(view))".printableOnOneLine
    }
  }
}

extension ConstraintText {
  var words: String { "at column \(offset + 1) of `\(text)`" }
}

extension ConstraintExpectation {
  var words: String {
    switch self {
    case .item: "an item"
    case .attribute: "`.` and an attribute"
    case .relation: "`==`, `<=` or `>=`"
    case .value: "a number, a metric or item.attribute"
    case .number: "a number"
    case .operatorOrEnd: "`+`, `-`, `*`, `/`, `@` or the end"
    case .priority: "a number or a metric"
    case .end: "the end"
    }
  }

  var hint: String? {
    switch self {
    case .item, .attribute: "a constraint begins like save.top ==; a visual format with H: or V:"
    case .relation: nil
    case .value, .number, .operatorOrEnd: "as in save.width >= 0.5 * super.width + 8 @750"
    case .priority, .end: "a priority comes last, as in @750"
    }
  }
}

extension VisualFormatExpectation {
  var words: String {
    switch self {
    case .orientationColon: "expected `:` behind `H` or `V`"
    case .view: "expected a view in brackets"
    case .viewName: "expected the id of a view"
    case .endOfView: "a view ends with `]`, its predicates with `)` before it,"
    case .connection: "expected a view, a connection or the end"
    case .closingHyphen: "a connection ends with `-`"
    case .predicate: "expected a number, a metric or a view"
    case .positiveNumber: "expected a positive number, a metric or `(`"
    case .endOfPredicates: "expected `,` or `)`"
    case .priority: "expected a number or a metric as priority"
    case .end: "nothing can follow the superview's far edge"
    }
  }

  var hint: String? {
    switch self {
    case .orientationColon: "as in V:|-[a]-[b]-|"
    case .positiveNumber: "a negative distance stands in parentheses, as in -(-8)-"
    case .view, .viewName, .endOfView, .connection, .closingHyphen, .predicate, .endOfPredicates,
      .priority, .end:
      "as in H:|-[name(>=80@750)]-8-[field]-|"
    }
  }
}

extension Double {
  /// The shortest decimal that reads back as the same number, without a fraction of zero.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
