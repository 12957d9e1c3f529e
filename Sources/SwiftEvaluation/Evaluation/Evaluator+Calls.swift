import AfterimageSwiftTree

/// Calls of functions, of the program and of frameworks.
extension Evaluator {
  /// Evaluates a call.
  mutating func call(
    _ callee: Expression, _ arguments: [Argument], in frame: Frame, at place: CodePlace
  ) -> Value {
    // The receiver comes before the arguments.
    switch callee.kind {
    case .member(let base?, let name, _):
      return callMember(base, name, arguments, in: frame, at: place)
    case .member(nil, let name, _):
      let values = evaluate(arguments, in: frame)
      if let binding = Term.constantBinding(name, values, at: place) { return .term(binding) }
      return .term(
        Term(form: .call, name: "." + name, base: nil, arguments: values.terms, place: place))
    case .name(let name, let types):
      return giving(.name(name, types), in: frame) {
        $0.callNamed(name, arguments, in: frame, at: place)
      }
    // The types of lists and dictionaries are written as these are.
    case .array: return make("Array", evaluate(arguments, in: frame), at: place)
    case .dictionary: return make("Dictionary", evaluate(arguments, in: frame), at: place)
    case .optionalChain(let inner):
      let function = evaluate(inner, in: frame)
      if function == .nothing { return .nothing }
      let isCalled = isThere(function, at: place)
      let values = evaluate(where: isCalled, at: place) { $0.evaluate(arguments, in: frame) }
      return call(function, values, at: place)
    case .forceUnwrap(let inner):
      let function = evaluate(inner, in: frame)
      return call(function, evaluate(arguments, in: frame), at: place)
    default:
      let function = evaluate(callee, in: frame)
      return call(function, evaluate(arguments, in: frame), at: place)
    }
  }

  /// Calls what a name means without a receiver.
  mutating func callNamed(
    _ name: String, _ arguments: [Argument], in frame: Frame, at place: CodePlace
  ) -> Value {
    let function: Value
    // A value of the type that is given for a parameter.
    if !givenTypes.isEmpty, let type = given(for: .name(name, []), in: frame)?.baseName {
      return make(type, evaluate(arguments, in: frame), at: place)
    }
    if let found = overloads(named: name, in: frame) {
      let values = evaluate(arguments, in: frame)
      let receiver = receiver(for: found, in: frame)
      // None takes what is given, so the class of a framework that it comes from does.
      if frameworks.model != nil, fitting(found, for: values) == nil,
        case .some(let own) = selfValue(in: frame), !own.isTypeItself
      {
        return call(name, on: own, values, at: place).value
      }
      if frameworks.model != nil, let owner = found.first?.owner,
        program.types[owner]?.sort == .extension, isFrameworks(found, for: values)
      {
        return foreign(name, on: .type(owner), values, at: place)
      }
      // A function that is named like a view of the framework's makes one with what it takes itself.
      if name.first?.isUppercase == true, found.first?.owner == nil,
        fitting(found, for: values) == nil
      {
        return foreign(name, on: nil, values, at: place)
      }
      var best = best(of: found, for: values)
      if let known = ambiguous(best, among: found, on: receiver, for: values, at: place) {
        return known
      }
      if let own = receiver.flatMap(typeName) {
        best = dispatched(best, of: own, knownAs: frame.type, for: values, at: place)
      }
      return call(best, receiver: receiver, values, in: frame, at: place)
    }
    // What is released does not ask what is asserted.
    if ["assert", "assertionFailure"].contains(name) { return .void }
    function = value(named: name, in: frame, at: place)
    let given = Self.localized(arguments, of: name)
    return call(function, evaluate(given, in: frame), at: place)
  }

  /// The functions of a name that can be called without a receiver; nil where a variable bears it, or none does.
  private func overloads(named name: String, in frame: Frame) -> [SourceFunction]? {
    if cell(of: name, in: frame) != nil { return nil }
    var scope = frame.type
    while let type = scope {
      let own = (selfValue(in: frame).flatMap(typeName) ?? type)
      let found = (program.lineage(of: own) + (own == type ? [] : program.lineage(of: type)))
        .flatMap { $0.functions[name] ?? [] }
      // What a protocol asks for is what a type, or an extension of it, has.
      let written = found.filter { $0.declaration.body != nil }
      if !found.isEmpty {
        return (written.isEmpty ? found : written).seen(fromFile: frame.file)
      }
      scope = type.surrounding
    }
    if program.variables[name] != nil { return nil }
    return program.functions(name, fromFile: frame.file)
  }

  /// True where a function of a framework is meant by the name of one that extends its class: none of those takes what is given, or the one that does is what calls.
  private func isFrameworks(
    _ functions: [SourceFunction], for arguments: [CallArgument]
  ) -> Bool {
    guard let fitting = fitting(functions, for: arguments) else { return true }
    return fitting.isStatic && fitting.place == running.last
  }

  private func receiver(for functions: [SourceFunction], in frame: Frame) -> Value? {
    guard let owner = functions.first?.owner else { return nil }
    if functions.first?.isStatic == true { return .type(owner) }
    return selfValue(in: frame)
  }

  /// The function whose labels fit what is given.
  func best(of functions: [SourceFunction], for arguments: [CallArgument]) -> SourceFunction {
    fitting(functions, for: arguments) ?? functions[0]
  }

  /// The function whose labels and types fit what is given best, of several the first; nil where none fits.
  func fitting(
    _ functions: [SourceFunction], for arguments: [CallArgument]
  ) -> SourceFunction? {
    var fitting = functions.filter { Parameters($0.declaration.parameters).fit(arguments) }
    // Of two that differ in whether they may wait, the one that does so is awaited.
    let waiting = fitting.filter { $0.declaration.isAsync == isAwaiting }
    if frameworks.followsErrors, !waiting.isEmpty { fitting = waiting }
    // One that would call itself without end is not meant where another one fits.
    let others = arguments.isEmpty ? fitting.filter { !isEndless($0) } : []
    if !others.isEmpty { fitting = others }
    if fitting.count < 2, frameworks.model == nil { return fitting.first }
    var best: (function: SourceFunction, score: Int)?
    for function in fitting {
      let score = self.score(of: function.declaration.parameters, for: arguments)
      if score > best?.score ?? .min { best = (function, score) }
    }
    // What cannot be of the types is meant for a framework's function of the same name.
    if frameworks.model != nil, let best, best.score < -500,
      best.function.owner.map({ program.types[$0]?.sort == .extension }) == true
    {
      return nil
    }
    return best?.function
  }
}

extension Value {
  /// True for a type.
  var isTypeItself: Bool { if case .type = self { true } else { false } }
}

extension [CallArgument] {
  /// The same as frameworks are given them.
  var terms: [TermArgument] { map { TermArgument($0.label, $0.value) } }
}

extension [Statement] {
  /// True where an `if` or a `switch` is all there is, whose branches may be values: each is one expression.
  var isOneChoice: Bool {
    guard count == 1, let only = first else { return false }
    return switch only.kind {
    case .if(let choice): choice.hasValues
    case .switch(_, let cases): cases.allSatisfy { $0.body.statements.isOneValue }
    default: false
    }
  }

  /// True for an expression, or a choice between some, and for what leaves instead.
  fileprivate var isOneValue: Bool {
    guard count == 1, let only = first else { return false }
    return switch only.kind {
    case .expression, .throw: true
    default: isOneChoice
    }
  }

  /// True where one of the statements returns, closures and functions in them apart.
  var hasReturn: Bool { contains(where: \.returns) }
}

extension Statement {
  fileprivate var returns: Bool {
    switch kind {
    case .return: true
    case .if(let choice): choice.returns
    case .guard: true
    case .switch(_, let cases): cases.contains { $0.body.statements.hasReturn }
    case .for(_, _, _, let body), .while(_, let body), .repeat(let body, _), .defer(let body):
      body.statements.hasReturn
    case .do(let body, let catches):
      body.statements.hasReturn || catches.contains { $0.body.statements.hasReturn }
    case .labeled(_, let inner): inner.returns
    case .conditional(let branches): branches.contains { $0.statements.hasReturn }
    case .expression, .declaration, .throw, .break, .continue, .fallthrough, .other: false
    }
  }
}

extension IfStatement {
  /// True where both branches may be values.
  fileprivate var hasValues: Bool {
    guard body.statements.isOneValue else { return false }
    switch otherwise {
    case .block(let body): return body.statements.isOneValue
    case .if(let next): return next.hasValues
    case nil: return false
    }
  }

  fileprivate var returns: Bool {
    if body.statements.hasReturn { return true }
    switch otherwise {
    case .block(let block): return block.statements.hasReturn
    case .if(let next): return next.returns
    case nil: return false
    }
  }
}
