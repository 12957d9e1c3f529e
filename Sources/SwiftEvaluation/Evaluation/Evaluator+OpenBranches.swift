import AfterimageSwiftTree

/// Branches of `#if` of which it is not known which one is built, as where a library may be there or not.
extension Evaluator {
  /// The branches of a statement, each with the condition that it is built by; nil where it is known which one is, and where a condition cannot be asked.
  func openBranches(of statement: Statement) -> [OpenBranch]? {
    guard case .conditional(let branches) = statement.kind,
      case let choice = program.conditions.choice(of: branches), !choice.isKnown
    else { return nil }
    var open: [OpenBranch] = []
    for branch in choice.possible {
      guard branch.postfix == nil else { return nil }
      guard let condition = branch.condition else {
        open.append(OpenBranch(condition: .bool(true), statements: branch.statements))
        continue
      }
      let place = CodePlace(file: 0, offset: condition.offset)
      guard let value = program.conditions.question(condition, at: place) else { return nil }
      open.append(OpenBranch(condition: value, statements: branch.statements))
    }
    return open
  }

  /// The statements of the branch that is built where a body has nothing but an `#if`, as an expression in it is the result then; the same for any other body.
  func builtAlone(_ statements: [Statement]) -> [Statement] {
    guard statements.count == 1, case .conditional(let branches) = statements[0].kind,
      case let choice = program.conditions.choice(of: branches), choice.isKnown,
      let built = choice.possible.first, built.postfix == nil
    else { return statements }
    return builtAlone(built.statements)
  }

  /// Runs the branch that is built, whichever it is.
  ///
  /// - Parameter rest: what follows; it is run with each branch where one has names of its own.
  mutating func run(
    _ branches: ArraySlice<OpenBranch>, then rest: ArraySlice<Statement>, at place: CodePlace,
    in frame: Frame
  ) -> Flow {
    let after: (inout Evaluator) -> Flow = { evaluator in
      var inner = frame
      return evaluator.run(rest, in: &inner)
    }
    guard let first = branches.first else { return after(&self) }
    let built: (inout Evaluator) -> Flow = { evaluator in
      var inner = frame
      return evaluator.run((first.statements + rest)[...], in: &inner)
    }
    switch decided(first.condition) {
    case true?: return built(&self)
    case false?: return run(branches.dropFirst(), then: rest, at: place, in: frame)
    case nil:
      return fork(
        on: first.condition, at: place, then: built,
        otherwise: { $0.run(branches.dropFirst(), then: rest, at: place, in: frame) })
    }
  }
}

/// A branch of `#if` that may be built.
struct OpenBranch {
  /// Whether it is built, where none before it is.
  let condition: Value
  /// What it does.
  let statements: [Statement]

  /// True where it may declare names for what follows, or has that done later.
  var hasNames: Bool {
    statements.contains { statement in
      switch statement.kind {
      case .declaration, .guard, .defer, .conditional: true
      case .expression, .return, .if, .switch, .for, .while, .repeat, .do, .throw, .break,
        .continue, .fallthrough, .labeled, .other:
        false
      }
    }
  }
}

extension CompilationConditions {
  /// Whether a condition holds, as something to be asked where that is not known; nil for a condition in another form.
  fileprivate func question(_ condition: Expression, at place: CodePlace) -> Value? {
    if let truth = truth(of: condition) { return .bool(truth) }
    switch condition.kind {
    case .prefix("!", let operand):
      return question(operand, at: place).map { Term.operation("!", [$0], at: place) }
    case .infix(let sign, let left, let right) where sign == "&&" || sign == "||":
      guard let one = question(left, at: place), let other = question(right, at: place) else {
        return nil
      }
      // What is known of one side leaves it to the other.
      if case .bool = one { return other }
      if case .bool = other { return one }
      return Term.operation(sign, [one, other], at: place)
    case .tuple(let elements):
      return elements.count == 1 ? question(elements[0].value, at: place) : nil
    default:
      return condition.writtenCondition.map { text in
        .term(Term(form: .name, name: text, base: nil, arguments: [], place: place))
      }
    }
  }
}

extension Expression {
  /// A condition as it is written; nil for one in a form that none has.
  fileprivate var writtenCondition: String? {
    switch kind {
    case .name(let name, _): name
    case .integer(let digits), .float(let digits): digits
    case .member(let base?, let name, _): base.writtenCondition.map { $0 + "." + name }
    case .prefix(let sign, let operand): operand.writtenCondition.map { sign + $0 }
    case .call(let callee, let arguments): callee.writtenCall(of: arguments)
    default: nil
    }
  }

  private func writtenCall(of arguments: [Argument]) -> String? {
    guard let callee = writtenCondition else { return nil }
    let given = arguments.compactMap { argument in
      argument.value.writtenCondition.map { (argument.label.map { $0 + ": " } ?? "") + $0 }
    }
    return given.count == arguments.count ? "\(callee)(\(given.joined(separator: ", ")))" : nil
  }
}
