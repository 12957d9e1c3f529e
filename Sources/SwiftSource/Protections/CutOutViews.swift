import AfterimageSwiftEvaluation

extension Evaluator {
  /// True for a view with something in it that takes away what it lies on, and so lets through what lies beneath that (https://developer.apple.com/documentation/swiftui/blendmode/destinationout).
  mutating func cutsOut(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 24 else { return true }
    switch value {
    case .structure(let view):
      if let function = program.type(named: view.type)?.functions["body"]?.first {
        let content = CallArgument(label: "content", value: .void)
        return cutsOut(run(function, on: value, [content]), depth: depth + 1)
      }
      let body = openBody(of: value)
      return body.map { cutsOut($0, depth: depth + 1) } ?? false
    case .group(let values), .array(let values): return cutsOut(anyOf: values, depth: depth)
    case .choice(_, let then, let otherwise):
      return cutsOut(anyOf: [then, otherwise], depth: depth)
    case .term(let term) where term.form == .call: return cutsOut(term, depth: depth)
    case .term, .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .object, .type, .function, .keyPath:
      return false
    }
  }

  private mutating func cutsOut(anyOf values: [Value], depth: Int) -> Bool {
    for value in values where cutsOut(value, depth: depth + 1) { return true }
    return false
  }

  private mutating func cutsOut(_ term: Term, depth: Int) -> Bool {
    if let base = term.base {
      if term.name == "blendMode", term.arguments.first?.value.asTerm.map(Self.keepsGround) != true
      {
        return true
      }
      if cutsOut(base, depth: depth) { return true }
      guard Self.laying.contains(term.name) else { return false }
    } else if term.isTitledButton {
      return false
    }
    let shown = term.arguments.map(\.value).map { value in
      if case .function = value { build(value, at: term.place) } else { value }
    }
    return cutsOut(anyOf: shown, depth: depth)
  }

  private static func keepsGround(_ mode: Term) -> Bool {
    mode.form == .member && mode.name != "destinationOut"
  }

  /// The modifiers that show another view.
  private static let laying: Set = [
    "overlay", "background", "modifier", "safeAreaInset", "toolbar",
  ]
}
