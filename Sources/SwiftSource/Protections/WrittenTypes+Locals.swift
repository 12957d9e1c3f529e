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
    case .switch(let subject, let cases):
      let type = type(of: subject, in: scope)
      for branch in cases {
        declare(branch.patterns, of: type, branch.body, from: whole.lowerBound, in: &scope)
      }
    case .for(let pattern, let list, _, let body):
      let element = element(inTurnOf: type(of: list, in: scope))
      declare(pattern, element, in: &scope, within: whole)
      declare(body, in: &scope)
    case .do(let body, let catches):
      declare(body, in: &scope)
      if !catches.isEmpty { scope.add("error", nil, in: whole) }
      for clause in catches {
        // What is caught has this name where no pattern gives it one.
        if clause.patterns.isEmpty, let first = clause.body.statements.first?.offset,
          let end = clause.body.statements.last?.end
        {
          scope.add("error", .any(.name("Error", [])), in: first..<max(end, first + 1))
        }
        declare(clause.patterns, of: nil, clause.body, from: whole.lowerBound, in: &scope)
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
    // Which one that is does not matter, as it is none of the program's others.
    case .alias(let name, _): scope.generics.insert(name)
    case .import, .type, .deinitializer, .cases, .macro, .conditional, .other: break
    }
  }

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
    _ patterns: [CasePattern], of type: WrittenType?, _ body: Block, from start: Int,
    in scope: inout Scope
  ) {
    let end = body.statements.last?.end ?? start
    let first = patterns.compactMap(\.condition?.offset).min() ?? body.statements.first?.offset
    for pattern in patterns {
      declare(
        pattern.pattern, type, in: &scope, within: (first ?? start)..<max(end, first ?? start))
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
      case .matching(let pattern, let value):
        declare(pattern, self.type(of: value, in: scope), in: &scope, within: extent)
      case .expression, .available: break
      }
    }
  }

  private func declare(
    _ pattern: Pattern, _ type: WrittenType?, in scope: inout Scope, within extent: Range<Int>
  ) {
    switch pattern {
    case .name(let name):
      // What is read of `self` by this name is of its type.
      if name != "self" { scope.add(name, type, in: extent) }
    case .some(let inner): declare(inner, type?.unwrapped, in: &scope, within: extent)
    case .binding(let inner): declare(inner, type, in: &scope, within: extent)
    case .cast(let inner, let cast): declare(inner, cast, in: &scope, within: extent)
    case .tuple(let elements):
      let types = parts(of: type, elements.count)
      for (element, type) in zip(elements, types) {
        declare(element.pattern, type, in: &scope, within: extent)
      }
    case .enumCase(let written, let name, let elements?):
      let types = payload(of: name, written ?? type, elements.count)
      for (element, type) in zip(elements, types) {
        declare(element.pattern, type, in: &scope, within: extent)
      }
    case .enumCase(_, _, nil), .wildcard, .expression, .isType:
      for name in pattern.names { scope.add(name, nil, in: extent) }
    }
  }

  /// What so many parts of a tuple are.
  private func parts(of type: WrittenType?, _ count: Int) -> [WrittenType?] {
    guard case .tuple(let elements)? = type, elements.count == count else {
      return [WrittenType?](repeating: nil, count: count)
    }
    return elements.map(\.type)
  }

  /// What so many parts of what a case carries are.
  private func payload(of name: String, _ type: WrittenType?, _ count: Int) -> [WrittenType?] {
    let unknown = [WrittenType?](repeating: nil, count: count)
    let type = type?.unwrapped
    if case .name("Result", let inner)? = type, inner.count == 2, typesByName["Result"] == nil {
      let types: [String: WrittenType] = ["success": inner[0], "failure": inner[1]]
      return count == 1 ? [types[name]] : unknown
    }
    guard let own = self.type(named: type?.baseName),
      case let cases = own.cases.filter({ $0.name == name }), cases.count == 1,
      cases[0].payload.count == count
    else { return unknown }
    return cases[0].payload.map { closed($0.type, own.openNames) }
  }
}

extension Accessors {
  /// What is done when a property is read and when it is set.
  fileprivate var blocks: [Block] {
    [get, set?.body, willSet?.body, didSet?.body].compactMap(\.self)
  }
}
