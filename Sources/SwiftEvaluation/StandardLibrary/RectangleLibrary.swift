/// What is known of rectangles, sizes, points and strokes: as they were made.
enum RectangleLibrary {
  /// The numbers of a rectangle.
  struct Numbers {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A rectangle of numbers.
  static func value(_ numbers: Numbers, at place: CodePlace) -> Value {
    let parts = [
      ("x", numbers.x), ("y", numbers.y), ("width", numbers.width), ("height", numbers.height),
    ]
    return .term(
      Term(
        form: .call, name: "CGRect", base: nil,
        arguments: parts.map { TermArgument($0.0, .double($0.1)) }, place: place))
  }

  /// The numbers of a rectangle that is known; nil for anything else.
  static func numbers(of value: Value) -> Numbers? {
    guard case .term(let term) = value, term.form == .call, term.base == nil,
      term.name == "CGRect" || term.name == ".init"
    else { return nil }
    let (origin, size) = (term["origin"]?.asTerm, term["size"]?.asTerm)
    guard let x = (term["x"] ?? origin?["x"])?.number, let y = (term["y"] ?? origin?["y"])?.number,
      let width = (term["width"] ?? size?["width"])?.number,
      let height = (term["height"] ?? size?["height"])?.number
    else { return nil }
    return Numbers(x: x, y: y, width: width, height: height)
  }

  /// A member of one of these; nil where it is none, or has no such member.
  static func member(_ member: String, of term: Term) -> Value? {
    if term.isZero, let none = none(of: member, at: term.place) { return none }
    guard term.form == .call, term.base == nil else { return nil }
    if let numbers = numbers(of: .term(term)) {
      if let known = numbers[member] { return known }
      if let part = part(member, of: numbers, at: term.place) { return part }
    }
    if let part = part(member, ofRectangle: term) { return part }
    let isKnown =
      partsOfTypes[term.name] != nil
      || ["ProposedViewSize", "StrokeStyle", ".init"].contains(term.name)
    return isKnown ? term["set " + member] ?? term[member] : nil
  }

  /// The corner or the size of a rectangle; nil for any other member.
  private static func part(_ name: String, of numbers: Numbers, at place: CodePlace) -> Value? {
    switch name {
    case "origin": pair("CGPoint", ("x", numbers.x), ("y", numbers.y), at: place)
    case "size":
      pair("CGSize", ("width", numbers.width), ("height", numbers.height), at: place)
    default: nil
    }
  }

  /// A size or a point of two numbers.
  static func pair(
    _ type: String, _ first: (String, Double), _ second: (String, Double), at place: CodePlace
  ) -> Value {
    .term(
      Term(
        form: .call, name: type, base: nil,
        arguments: [first, second].map { TermArgument($0.0, .double($0.1)) }, place: place))
  }

  /// A function of a rectangle; nil where it is none, or has no such function.
  static func call(
    _ name: String, on term: Term, _ arguments: [TermArgument], at place: CodePlace
  ) -> Value? {
    guard let rect = numbers(of: .term(term)) else { return nil }
    let given = Dictionary(
      arguments.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let dx = (given["dx"] ?? .double(0)).number,
      let dy = (given["dy"] ?? .double(0)).number
    else { return nil }
    switch name {
    case "insetBy":
      return value(
        Numbers(
          x: rect.x + dx, y: rect.y + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy),
        at: place)
    case "offsetBy":
      return value(
        Numbers(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height), at: place)
    case "union": return given[""].flatMap { union(.term(term), $0, at: place) }
    default: return nil
    }
  }

  /// The least rectangle around two, of which one may be none at all; nil where one is not known.
  static func union(_ one: Value, _ other: Value, at place: CodePlace) -> Value? {
    if one.isNullRectangle { return other }
    if other.isNullRectangle { return one }
    guard let first = numbers(of: one), let second = numbers(of: other) else { return nil }
    let (x, y) = (min(first.x, second.x), min(first.y, second.y))
    return value(
      Numbers(
        x: x, y: y, width: max(first.x + first.width, second.x + second.width) - x,
        height: max(first.y + first.height, second.y + second.height) - y), at: place)
  }
}

extension RectangleLibrary.Numbers {
  /// A number by its name; nil for any other member.
  fileprivate subscript(name: String) -> Value? {
    switch name {
    case "minX": .double(x)
    case "minY": .double(y)
    case "midX": .double(x + width / 2)
    case "midY": .double(y + height / 2)
    case "maxX": .double(x + width)
    case "maxY": .double(y + height)
    case "width": .double(width)
    case "height": .double(height)
    default: nil
    }
  }
}

extension Value {
  /// True for `CGRect.null`.
  fileprivate var isNullRectangle: Bool {
    guard case .term(let term) = self, term.form == .member, term.name == "null" else {
      return false
    }
    return term.base == nil || term.base == .type("CGRect")
  }
}

extension Value {
  /// A rectangle of numbers.
  package static func rectangle(
    x: Double, y: Double, width: Double, height: Double, at place: CodePlace
  ) -> Value {
    RectangleLibrary.value(
      RectangleLibrary.Numbers(x: x, y: y, width: width, height: height), at: place)
  }
}
