import AfterimageSwiftTree

/// Calls that may fail.
extension Evaluator {
  /// What `try?` comes to: nothing, where the call fails.
  mutating func attempted(_ value: Value, _ call: Expression, at place: CodePlace) -> Value {
    guard value != .nothing else { return value }
    return joined(.nothing, value, where: failure(of: call, at: place))
  }

  /// Leaves a statement behind: by an error, where something in it may throw one.
  mutating func leaving(_ statement: Statement, in frame: Frame, at place: CodePlace) -> Flow {
    guard frameworks.followsErrors,
      let call = statement.attempts.first(where: { !isSafe($0, in: frame) })
    else { return .next }
    return fork(
      on: failure(of: call, at: place), at: place, then: { _ in .threw }, otherwise: { _ in .next })
  }

  /// True for the call of a closure that throws nothing, as one that is handed to what passes its errors on.
  private func isSafe(_ call: Expression, in frame: Frame) -> Bool {
    guard case .call(let callee, let arguments) = call.kind, case .name(let name, _) = callee.kind,
      let cell = cell(of: name, in: frame),
      case .function(.closure(let closure)) = state.cells[cell],
      arguments.allSatisfy({ $0.value.isNamed })
    else { return false }
    return !Attempts.areFound(in: closure.closure.body)
  }

  /// Runs what catches errors, where one may have been thrown.
  mutating func run(
    _ body: Block, catching catches: [CatchClause], at place: CodePlace, in frame: Frame
  ) -> Flow {
    let first = exits.count
    let flow = run(body, in: frame)
    let mayThrow = exits.dropFirst(first).contains { $0.flow == .threw }
    let rejoined = rejoin(
      flow == .threw ? .next : flow, at: place, exitsFrom: first, where: { $0 == .threw },
      as: { _ in .next })
    guard mayThrow || flow == .threw else { return rejoined }
    let isSure = flow == .threw && !mayThrow
    return run(catches[...], isSure: isSure, otherwise: rejoined, at: place, in: frame)
  }

  /// Runs each of some clauses as what may catch an error.
  ///
  /// - Parameters:
  ///   - isSure: true where one of them does.
  ///   - flow: how code goes on where none does.
  private mutating func run(
    _ catches: ArraySlice<CatchClause>, isSure: Bool, otherwise flow: Flow, at place: CodePlace,
    in frame: Frame
  ) -> Flow {
    guard let clause = catches.first else { return flow }
    var inner = frame
    declare("error", unknown(.input("error"), at: place), in: &inner)
    if isSure, catches.count == 1 { return run(clause.body.statements[...], in: &inner) }
    let caught = Term.operation("throws", [.string("\(clause.body.offset)")], at: place)
    return fork(
      on: caught, at: place, then: { $0.run(clause.body.statements[...], in: &inner) },
      otherwise: {
        $0.run(catches.dropFirst(), isSure: isSure, otherwise: flow, at: place, in: frame)
      })
  }

  /// Whether a call fails, which is not known.
  private func failure(of call: Expression, at place: CodePlace) -> Value {
    Term.operation("throws", [.string(call.calledName ?? "\(place.offset)")], at: place)
  }
}

extension Statement {
  /// What the statement tries itself, outside of closures and blocks.
  fileprivate var attempts: [Expression] {
    switch kind {
    case .expression(let expression): expression.attempts
    case .return(let value): value?.attempts ?? []
    case .if(let choice): choice.conditions.flatMap(\.attempts)
    case .guard(let conditions, _), .while(let conditions, _): conditions.flatMap(\.attempts)
    case .for(_, let sequence, _, _), .switch(let sequence, _): sequence.attempts
    case .declaration(let declaration):
      if case .variable(let variable) = declaration.kind {
        variable.bindings.compactMap(\.value).flatMap(\.attempts)
      } else {
        []
      }
    default: []
    }
  }
}

extension Statement {
  /// True where what is tried is asked before anything else of the statement is done.
  var asksFirst: Bool {
    switch kind {
    case .if, .guard, .while, .for, .switch: true
    default: false
    }
  }
}

extension Condition {
  /// What is tried as it is asked.
  fileprivate var attempts: [Expression] {
    switch self {
    case .expression(let expression), .matching(_, let expression): expression.attempts
    case .binding(_, _, let expression): expression?.attempts ?? []
    case .available: []
    }
  }
}

extension Expression {
  /// What is tried and passes its error on.
  fileprivate var attempts: [Expression] {
    switch kind {
    case .attempt(.plain, let inner): [inner]
    case .await(let inner), .infix("=", _, let inner): inner.attempts
    default: []
    }
  }

  /// True for a name by itself.
  fileprivate var isNamed: Bool { if case .name = kind { true } else { false } }

  /// The name of what is called first.
  fileprivate var calledName: String? {
    switch kind {
    case .call(let callee, _): callee.calledName
    case .member(_, let name, _), .name(let name, _): name
    case .await(let inner), .optionalChain(let inner), .forceUnwrap(let inner): inner.calledName
    default: nil
    }
  }
}

/// Looks for what may throw an error.
private struct Attempts: SourceVisitor {
  private var isFound = false

  static func areFound(in body: Block) -> Bool {
    var search = Attempts()
    search.walk(body)
    return search.isFound
  }

  mutating func visit(_ expression: Expression) {
    if case .attempt(.plain, _) = expression.kind { isFound = true }
    if case .macro = expression.kind { isFound = true }
  }

  mutating func visit(_ statement: Statement) {
    if case .throw = statement.kind { isFound = true }
  }
}
