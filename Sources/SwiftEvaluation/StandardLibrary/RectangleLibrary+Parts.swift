/// What rectangles, sizes, points and insets are made of, and what they are when a part is set: they are values, so whatever else holds one keeps it as it was.
extension RectangleLibrary {
  /// The parts of each type, by the labels that make it.
  static let partsOfTypes = [
    "CGRect": ["origin", "size"],
    "CGSize": ["width", "height"],
    "CGPoint": ["x", "y"],
    "UIEdgeInsets": ["top", "left", "bottom", "right"],
    "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
    "EdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// The types in the order in which one is sought that has a part.
  private static let types = [
    "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]

  /// Members of the system's objects that are such values.
  private static let typesOfMembers = [
    "frame": "CGRect", "bounds": "CGRect", "origin": "CGPoint", "center": "CGPoint",
    "size": "CGSize", "safeAreaInsets": "UIEdgeInsets",
  ]

  /// The value with another one for one of its parts; nil for anything else.
  static func setting(_ name: String, of term: Term, to value: Value) -> Value? {
    guard let type = type(of: term, with: name), let labels = partsOfTypes[type],
      labels.contains(name)
    else { return nil }
    let arguments = labels.map { label in
      TermArgument(label, label == name ? value : part(label, of: term))
    }
    return .term(
      Term(form: .call, name: type, base: nil, arguments: arguments, place: term.place))
  }

  /// The type of such a value, as far as its members do not have to tell; nil for any other.
  static func typeName(of term: Term) -> String? { type(of: term, with: "") }

  private static func part(_ label: String, of term: Term) -> Value {
    let asked = Term(
      form: .member, name: label, base: .term(term), arguments: [], place: term.place)
    return member(label, of: term) ?? .term(asked)
  }

  /// The type that a value is of, by how it was made or asked for; nil for any other.
  private static func type(of term: Term, with part: String) -> String? {
    switch term.form {
    case .call where term.base != nil: return nil
    case .call where term.name != ".init":
      return partsOfTypes[term.name] == nil ? nil : term.name
    case .call:
      let labels = term.arguments.compactMap(\.label)
      if labels.contains("width"), labels.contains("x") { return "CGRect" }
      return types.first { partsOfTypes[$0]?.contains(part) == true && partsOfTypes[$0] == labels }
    case .member where term.isZero:
      if case .type(let type)? = term.base { return type }
      return types.first { partsOfTypes[$0]?.contains(part) == true }
    case .member, .state: return typesOfMembers[term.name]
    case .name, .undeclared, .subscript, .operation, .cast, .element: return nil
    }
  }

  /// What a value of nothing but zeros has by a name; nil where it has no such part.
  static func none(of part: String, at place: CodePlace) -> Value? {
    switch part {
    case "origin": return pair("CGPoint", ("x", 0), ("y", 0), at: place)
    case "size": return pair("CGSize", ("width", 0), ("height", 0), at: place)
    default:
      return partsOfTypes.values.contains { $0.contains(part) } ? .double(0) : nil
    }
  }

  /// A part of a rectangle of which not all numbers are known; nil for anything else.
  static func part(_ name: String, ofRectangle term: Term) -> Value? {
    guard term.name == "CGRect" || type(of: term, with: "origin") == "CGRect" else { return nil }
    switch name {
    case "origin": return term["origin"] ?? part(["x", "y"], as: "CGPoint", of: term)
    case "size": return term["size"] ?? part(["width", "height"], as: "CGSize", of: term)
    case "width", "height":
      return term[name] ?? term["size"]?.asTerm.map { part(name, of: $0) }
    default: return nil
    }
  }

  private static func part(_ labels: [String], as type: String, of term: Term) -> Value? {
    let arguments = labels.compactMap { label in term[label].map { TermArgument(label, $0) } }
    guard arguments.count == labels.count else { return nil }
    return .term(
      Term(form: .call, name: type, base: nil, arguments: arguments, place: term.place))
  }
}

extension Term {
  /// True for a size, a point, a rectangle or insets of nothing but zeros.
  var isZero: Bool {
    if form == .call, base == nil, arguments.isEmpty {
      return RectangleLibrary.partsOfTypes[name] != nil
    }
    guard form == .member, name == "zero" else { return false }
    guard let base else { return true }
    return RectangleLibrary.partsOfTypes.keys.contains { base == .type($0) }
  }
}
