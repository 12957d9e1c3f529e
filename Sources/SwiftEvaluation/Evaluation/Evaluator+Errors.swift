import AfterimageSwiftTree

/// Calls that may fail.
extension Evaluator {
  /// What `try?` comes to: nothing, where the call fails.
  mutating func attempted(_ value: Value, _ call: Expression, at place: CodePlace) -> Value {
    guard value != .void, value != .nothing else { return value }
    return joined(.nothing, value, where: failure(of: call, at: place))
  }

  /// Leaves a statement behind: by an error, where something in it may throw one.
  mutating func leaving(_ statement: Statement, at place: CodePlace) -> Flow {
    guard frameworks.followsErrors, let call = statement.attempts.first else { return .next }
    return fork(
      on: failure(of: call, at: place), at: place, then: { _ in .threw }, otherwise: { _ in .next })
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
    guard mayThrow || flow == .threw, let last = catches.last else { return rejoined }
    var inner = frame
    declare("error", unknown(.input("error"), at: place), in: &inner)
    if flow == .threw, !mayThrow { return run(last.body.statements[...], in: &inner) }
    guard rejoined == .next else { return rejoined }
    let caught = Term.operation("throws", [.string("\(place.offset)")], at: place)
    return fork(
      on: caught, at: place, then: { $0.run(last.body.statements[...], in: &inner) },
      otherwise: { _ in .next })
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

extension Expression {
  /// What is tried and passes its error on.
  fileprivate var attempts: [Expression] {
    switch kind {
    case .attempt(.plain, let inner): [inner]
    case .await(let inner), .infix("=", _, let inner): inner.attempts
    default: []
    }
  }

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
