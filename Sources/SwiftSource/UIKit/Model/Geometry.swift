import AfterimageGraphics
import AfterimageSwiftEvaluation

/// Points, sizes, rectangles and insets as source makes and changes them.
enum Geometry {
  /// The numbers of each type, by the labels of its initializer.
  static let parts: [String: [String]] = [
    "CGPoint": ["x", "y"], "CGSize": ["width", "height"], "CGVector": ["dx", "dy"],
    "CGRect": ["x", "y", "width", "height"], "UIOffset": ["horizontal", "vertical"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// A value of a type in its one form; nil for a type that is none of these, or what is not known.
  static func make(_ type: String, _ arguments: [CallArgument], at place: CodePlace) -> Value? {
    guard let labels = parts[type] else { return nil }
    if arguments.isEmpty { return value(type, labels.map { _ in .double(0) }, at: place) }
    if type == "CGRect", let origin = arguments.first(where: { $0.label == "origin" })?.value,
      let size = arguments.first(where: { $0.label == "size" })?.value
    {
      let values =
        ["x", "y"].map { part($0, of: origin) } + ["width", "height"].map { part($0, of: size) }
      return value(type, values, at: place)
    }
    let values = labels.map { label in arguments.first { $0.label == label }?.value.asFraction }
    guard !values.contains(nil) else { return nil }
    return value(type, values.compactMap(\.self), at: place)
  }

  /// A value of a type with its numbers.
  static func value(_ type: String, _ numbers: [Value], at place: CodePlace) -> Value {
    .term(
      Term(
        form: .call, name: type, base: nil,
        arguments: zip(parts[type] ?? [], numbers).map { TermArgument($0, $1) }, place: place))
  }

  /// A rectangle as a value.
  static func value(_ rect: Rect, at place: CodePlace) -> Value {
    value(
      "CGRect", [rect.minX, rect.minY, rect.width, rect.height].map { .double($0) }, at: place)
  }

  private static func part(_ name: String, of value: Value) -> Value {
    guard case .term(let term) = value else { return value }
    if term.form == .member, term.name == "zero" { return .double(0) }
    return term[name]
      ?? .term(Term(form: .member, name: name, base: value, arguments: [], place: term.place))
  }

  /// A member of a value; nil for one that it does not have.
  static func member(_ name: String, of term: Term) -> Value? {
    guard term.form == .call, term.base == nil, let labels = parts[term.name] else { return nil }
    if labels.contains(name) { return term[name] }
    guard term.name == "CGRect" else { return nil }
    switch name {
    case "origin":
      return value("CGPoint", ["x", "y"].map { part($0, of: .term(term)) }, at: term.place)
    case "size":
      return value("CGSize", ["width", "height"].map { part($0, of: .term(term)) }, at: term.place)
    default: return rect(.term(term)).flatMap { number(name, of: $0) }.map { .double($0) }
    }
  }

  private static func number(_ name: String, of rect: Rect) -> Double? {
    switch name {
    case "minX": rect.minX
    case "minY": rect.minY
    case "maxX": rect.maxX
    case "maxY": rect.maxY
    case "midX": rect.midX
    case "midY": rect.midY
    default: nil
    }
  }

  /// The value with another number for a part; nil where it has none of the name.
  static func setting(_ name: String, of term: Term, to value: Value) -> Value? {
    guard term.form == .call, term.base == nil, let labels = parts[term.name] else { return nil }
    var changed = term
    func set(_ label: String, _ value: Value) {
      for index in changed.arguments.indices where changed.arguments[index].label == label {
        changed.arguments[index].value = value
      }
    }
    if labels.contains(name) {
      set(name, value.asFraction)
    } else if name == "origin" || name == "size" {
      for label in name == "origin" ? ["x", "y"] : ["width", "height"] {
        set(label, part(label, of: value))
      }
    } else {
      return nil
    }
    return .term(changed)
  }

  // MARK: Reading

  /// The numbers of a value of a type; nil where one is not known.
  static func numbers(_ type: String, _ value: Value) -> [Double]? {
    guard case .term(let term) = value, let labels = parts[type] else { return nil }
    if term.name == "zero" || term.name == ".zero" { return labels.map { _ in 0 } }
    guard term.form == .call, [type, ".init", "init"].contains(term.name) else { return nil }
    if case .term(let made)? = make(
      type, term.arguments.map { CallArgument(label: $0.label, value: $0.value) }, at: term.place)
    {
      let numbers = labels.map { made[$0]?.number }
      return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }
    return nil
  }

  /// A rectangle; nil for what is none or not known.
  static func rect(_ value: Value) -> Rect? {
    numbers("CGRect", value).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// A size; nil for what is none or not known.
  static func size(_ value: Value) -> Size? {
    numbers("CGSize", value).map { Size(width: $0[0], height: $0[1]) }
  }

  /// A point, or an offset; nil for what is none or not known.
  static func point(_ value: Value) -> Point? {
    (numbers("CGPoint", value) ?? numbers("CGSize", value) ?? numbers("UIOffset", value))
      .map { Point(x: $0[0], y: $0[1]) }
  }

  /// Insets of either kind; nil for what is none or not known.
  static func insets(_ value: Value) -> EdgeInsets? {
    if let number = value.number {
      return EdgeInsets(top: number, left: number, bottom: number, right: number)
    }
    return (numbers("UIEdgeInsets", value) ?? numbers("NSDirectionalEdgeInsets", value)).map {
      EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}

extension Value {
  /// A whole number as one with a fraction.
  var asFraction: Value {
    if case .int(let number) = self { .double(Double(number)) } else { self }
  }
}
