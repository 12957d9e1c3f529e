import AfterimageSwiftEvaluation

extension Evaluator {
  /// True for a view that is painted with the style that those around it set, and not with one of its own.
  mutating func takesStyle(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 20 else { return true }
    switch value {
    case .structure:
      let body = body(of: value, at: CodePlace(file: 0, offset: 0))
      return body.map { takesStyle($0, depth: depth + 1) } ?? false
    case .group(let values): return takesStyle(anyOf: values, depth: depth)
    case .choice(_, let then, let otherwise):
      return takesStyle(anyOf: [then, otherwise], depth: depth)
    case .term(let term): return takesStyle(term, depth: depth)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .keyPath:
      return false
    }
  }

  private mutating func takesStyle(anyOf values: [Value], depth: Int) -> Bool {
    for value in values where takesStyle(value, depth: depth + 1) { return true }
    return false
  }

  private mutating func takesStyle(_ term: Term, depth: Int) -> Bool {
    guard term.form == .call else {
      let isOfStyle = term.base == nil || term.name == "accentColor"
      return isOfStyle && Self.inherited.contains(term.name)
    }
    let given = term.arguments.map(\.value).filter { if case .term = $0 { true } else { false } }
    guard let base = term.base else {
      if Self.shapes.contains(term.name) || term.name == "BackgroundStyle" { return true }
      guard Self.holders.contains(term.name) else { return false }
      let inner = term.closure.map { build($0, at: term.place) } ?? term.arguments.first?.value
      return inner.map { takesStyle($0, depth: depth + 1) } ?? false
    }
    switch term.name {
    case "fill", "foregroundStyle", "foregroundColor":
      return takesStyle(anyOf: given, depth: depth)
    case "background", "overlay":
      let laid = term.closure.map { [build($0, at: term.place)] } ?? given
      return takesStyle(anyOf: laid + [base], depth: depth)
    default: return takesStyle(base, depth: depth)
    }
  }

  private static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "ContainerRelativeShape", "Path",
  ]

  private static let holders: Set = [
    "ZStack", "Group", "AnyView", "GeometryReader", "VStack", "HStack", "NavigationStack",
    "NavigationView",
  ]

  /// Styles that are what the views around set.
  private static let inherited: Set = [
    "primary", "secondary", "tertiary", "quaternary", "quinary", "foreground", "tint",
    "accentColor",
    "background",
  ]
}

extension Term {
  /// True for a modifier that has the views in it painted with a style which may let through what lies beneath.
  var setsOpenStyle: Bool {
    guard
      ["foregroundStyle", "foregroundColor", "tint", "accentColor", "backgroundStyle"].contains(
        name)
    else { return false }
    return !arguments.allSatisfy { argument in
      guard case .term(let style) = argument.value else { return argument.value == .nothing }
      return style.form == .member && Self.solid.contains(style.name)
        || style.form == .call && style.name == "Color" && style["opacity"] == nil
    }
  }

  private static let solid: Set = [
    "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple",
    "indigo", "mint", "teal", "cyan", "brown", "primary", "accentColor", "label",
  ]
}
