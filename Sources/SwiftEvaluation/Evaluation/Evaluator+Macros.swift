import AfterimageSwiftTree

/// Macros, selectors and branches of modifiers.
extension Evaluator {
  /// What a macro comes to.
  mutating func macro(
    _ name: String, _ arguments: [Argument], in frame: Frame, at place: CodePlace
  ) -> Value {
    switch name {
    case "selector":
      guard let argument = arguments.first?.value else { return .nothing }
      return .term(
        Term(
          form: .call, name: "#selector", base: nil,
          arguments: [TermArgument(.string(Self.selector(argument)))], place: place))
    case "available": return .bool(true)
    case "unavailable": return .bool(false)
    case "function": return .string("function")
    case "file", "fileID", "filePath": return .string(program.files[frame.file].path)
    case "line": return .int(program.line(of: place).line)
    case "keyPath": return .string(arguments.first.map { Self.selector($0.value) } ?? "")
    case "imageLiteral", "colorLiteral":
      return .term(
        Term(
          form: .call, name: "#" + name, base: nil,
          arguments: evaluate(arguments, in: frame).map { TermArgument($0.label, $0.value) },
          place: place))
    case "if": return conditional(arguments, in: frame)
    default: return unknown(.foreign("#" + name), at: place)
    }
  }

  /// The name of the function that a selector names.
  static func selector(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): name
    case .call(let function, _): selector(function)
    case .cast(_, let inner, _): selector(inner)
    default: ""
    }
  }

  /// The branch of `#if` that is built, or may be: what is not known is noted.
  mutating func built(_ branches: [CompilationBranch], at place: CodePlace) -> CompilationBranch? {
    let choice = program.conditions.choice(of: branches)
    if !choice.isKnown {
      let unknown = Unknown(reason: .unsupported("whether a branch of #if is built"), place: place)
      note(.gap(unknown))
    }
    return choice.possible.first
  }

  /// A value with the modifiers of the branch of `#if` that is built.
  mutating func conditional(_ arguments: [Argument], in frame: Frame) -> Value {
    guard let branches = arguments.last?.value, case .statement(let statement) = branches.kind,
      case .conditional(let clauses) = statement.kind
    else { return .void }
    let base = arguments.count > 1 ? arguments.first?.value : nil
    let place = CodePlace(file: frame.file, offset: statement.offset)
    guard let chain = built(clauses, at: place)?.postfix else {
      return base.map { evaluate($0, in: frame) } ?? .void
    }
    return evaluate(base.map { chain.rooted(at: $0) } ?? chain, in: frame)
  }
}
