import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The types of what code names itself, from where it does to the end of the block.
extension WrittenTypes {
  /// What a function is given.
  func declare(_ parameters: [Parameter], in scope: inout Scope, within extent: Range<Int>) {
    for parameter in parameters {
      var type = parameter.isVariadic ? .array(parameter.type) : parameter.type
      if type == .name("Self", []), let owner = scope.owner {
        type = .name(owner.name.lastPart, [])
      }
      scope.add(parameter.name, type, in: extent)
    }
  }

  /// What the statements of a block name for those after them.
  func declare(_ block: Block, in scope: inout Scope) {
    guard let end = block.statements.last?.end else { return }
    declare(block.statements, to: end, in: &scope)
  }

  private func declare(_ statements: [Statement], to end: Int, in scope: inout Scope) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let declaration):
        guard case .variable(let variable) = declaration.kind else { continue }
        for binding in variable.bindings {
          let type = binding.type ?? binding.value.flatMap { self.type(of: $0, in: scope) }
          declare(
            binding.pattern, type, in: &scope, within: statement.offset..<max(end, statement.end))
        }
      case .guard(let conditions, _):
        declare(conditions, in: &scope, within: statement.offset..<max(end, statement.end))
      case .conditional(let branches):
        for branch in branches { declare(branch.statements, to: end, in: &scope) }
      case .expression, .return, .if, .switch, .for, .while, .repeat, .do, .throw, .defer, .break,
        .continue, .fallthrough, .labeled, .other:
        continue
      }
    }
  }

  /// What a statement names for the blocks in it.
  func declare(within statement: Statement, in scope: inout Scope) {
    let whole = statement.offset..<max(statement.end, statement.offset + 1)
    switch statement.kind {
    case .if(let choice): declare(choice, from: statement.offset, in: &scope)
    case .guard(_, let body), .defer(let body): declare(body, in: &scope)
    case .while(let conditions, let body):
      declare(conditions, in: &scope, within: whole)
      declare(body, in: &scope)
    case .repeat(let body, _): declare(body, in: &scope)
    case .switch(_, let cases):
      for branch in cases {
        declare(branch.patterns, branch.body, from: whole.lowerBound, in: &scope)
      }
    case .for(let pattern, let list, _, let body):
      let element = element(of: type(of: list, in: scope))
      declare(pattern, element, in: &scope, within: whole)
      declare(body, in: &scope)
    case .do(let body, let catches):
      declare(body, in: &scope)
      // What is caught has this name where no pattern gives it one.
      if !catches.isEmpty { scope.add("error", nil, in: whole) }
      for clause in catches {
        declare(clause.patterns, clause.body, from: whole.lowerBound, in: &scope)
      }
    case .expression, .declaration, .return, .throw, .break, .continue, .fallthrough, .labeled,
      .conditional, .other:
      break
    }
  }

  /// What the functions of a declaration are given.
  func declare(within declaration: Declaration, in scope: inout Scope) {
    let whole = declaration.offset..<max(declaration.end, declaration.offset + 1)
    switch declaration.kind {
    case .function(let function), .initializer(let function):
      declare(function.parameters, in: &scope, within: whole)
      if let body = function.body { declare(body, in: &scope) }
    case .deinitializer(let body?): declare(body, in: &scope)
    case .subscript(let function, let accessors):
      declare(function.parameters, in: &scope, within: whole)
      for block in accessors.blocks { declare(block, in: &scope) }
    case .variable(let variable):
      for block in variable.bindings.flatMap(\.accessors.blocks) { declare(block, in: &scope) }
    case .import, .type, .deinitializer, .cases, .alias, .macro, .conditional, .other: break
    }
  }

  /// What a closure is given, takes along, and names itself.
  ///
  /// - Parameter element: the type of all that it is given; nil where that is not known.
  func declare(_ closure: Closure, givenEach element: WrittenType?, in scope: inout Scope) {
    guard let first = closure.body.statements.first?.offset,
      let end = closure.body.statements.last?.end
    else { return }
    let extent = first..<max(end, first + 1)
    for capture in closure.captures where capture.name != "self" {
      let type = capture.value.flatMap { self.type(of: $0, in: scope) }
      let own = scope.type(named: capture.name, at: first)
      scope.add(capture.name, capture.value == nil ? own ?? nil : type, in: extent)
    }
    let unnamed = ["$0", "$1"].map { ClosureParameter($0) }
    for parameter in closure.parameters ?? unnamed {
      scope.add(parameter.name, parameter.type ?? element, in: extent)
    }
    declare(closure.body, in: &scope)
  }

  /// What a function that is called of a list, or of what may be missing, gives its closures one by one; nil where that is not known.
  func elements(givenBy callee: Expression, in scope: Scope) -> WrittenType? {
    guard case .member(let base?, let name, _) = callee.bare.kind, Self.goingThrough.contains(name)
    else { return nil }
    let type = type(of: base, in: scope)
    if case .optional(let inner)? = type {
      if case .optionalChain = base.bare.kind { return element(of: inner) }
      return ["map", "flatMap"].contains(name) ? inner : nil
    }
    guard case .array? = type else { return nil }
    return element(of: type)
  }

  /// Functions of lists whose closures are given elements and nothing else.
  private static let goingThrough: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy",
    "firstIndex", "lastIndex", "sorted", "sort", "min", "max", "removeAll", "drop", "prefix",
    "partition", "count",
  ]

  // MARK: Patterns

  private func declare(
    _ choice: IfStatement, from start: Int, in scope: inout Scope
  ) {
    if let end = choice.body.statements.last?.end {
      declare(choice.conditions, in: &scope, within: start..<max(end, start + 1))
    }
    declare(choice.body, in: &scope)
    switch choice.otherwise {
    case .block(let body): declare(body, in: &scope)
    case .if(let next): declare(next, from: choice.body.statements.last?.end ?? start, in: &scope)
    case nil: break
    }
  }

  private func declare(
    _ patterns: [CasePattern], _ body: Block, from start: Int, in scope: inout Scope
  ) {
    let end = body.statements.last?.end ?? start
    let first = patterns.compactMap(\.condition?.offset).min() ?? body.statements.first?.offset
    for pattern in patterns {
      declare(pattern.pattern, nil, in: &scope, within: (first ?? start)..<max(end, first ?? start))
    }
    declare(body, in: &scope)
  }

  private func declare(
    _ conditions: [Condition], in scope: inout Scope, within extent: Range<Int>
  ) {
    for condition in conditions {
      switch condition {
      case .binding(let pattern, let type, let value):
        let same = pattern.names.first.map { Expression(.name($0, []), at: extent.lowerBound) }
        let known = type ?? (value ?? same).flatMap { self.type(of: $0, in: scope) }
        declare(pattern, known, in: &scope, within: extent)
      case .matching(let pattern, _): declare(pattern, nil, in: &scope, within: extent)
      case .expression, .available: break
      }
    }
  }

  private func declare(
    _ pattern: Pattern, _ type: WrittenType?, in scope: inout Scope, within extent: Range<Int>
  ) {
    switch pattern {
    case .name(let name), .some(.name(let name)), .binding(.name(let name)),
      .binding(.some(.name(let name))):
      // What is read of `self` by this name is of its type.
      if name != "self" { scope.add(name, type, in: extent) }
    case .cast(.name(let name), let cast), .binding(.cast(.name(let name), let cast)):
      scope.add(name, cast, in: extent)
    case .wildcard, .binding, .tuple, .expression, .enumCase, .some, .isType, .cast:
      for name in pattern.names { scope.add(name, nil, in: extent) }
    }
  }
}

extension Accessors {
  /// What is done when a property is read and when it is set.
  fileprivate var blocks: [Block] {
    [get, set?.body, willSet?.body, didSet?.body].compactMap(\.self)
  }
}
