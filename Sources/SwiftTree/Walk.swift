/// What is written in source, piece by piece, whatever lies in whatever.
package protocol SourceVisitor {
  /// Sees an expression before what is in it.
  mutating func visit(_ expression: Expression)
  /// Sees a statement before what is in it.
  mutating func visit(_ statement: Statement)
  /// Sees a declaration before what is in it.
  mutating func visit(_ declaration: Declaration)
  /// Sees a statement after what is in it.
  mutating func leave(_ statement: Statement)
  /// Gives the branches of `#if` that it goes through.
  func followed(_ branches: [CompilationBranch]) -> [CompilationBranch]
}

extension SourceVisitor {
  /// Sees a statement before what is in it.
  package mutating func visit(_ statement: Statement) {}

  /// Sees a declaration before what is in it.
  package mutating func visit(_ declaration: Declaration) {}

  /// Sees a statement after what is in it.
  package mutating func leave(_ statement: Statement) {}

  /// Gives all branches, as which one is built is not asked.
  package func followed(_ branches: [CompilationBranch]) -> [CompilationBranch] { branches }

  /// Goes through the statements of a block.
  package mutating func walk(_ block: Block) {
    for statement in block.statements { walk(statement) }
  }

  /// Goes through a statement.
  package mutating func walk(_ statement: Statement) {
    visit(statement)
    defer { leave(statement) }
    switch statement.kind {
    case .expression(let value), .throw(let value): walk(value)
    case .declaration(let declaration): walk(declaration)
    case .return(let value): if let value { walk(value) }
    case .if(let choice): walk(choice)
    case .guard(let conditions, let body), .while(let conditions, let body):
      for condition in conditions { walk(condition) }
      walk(body)
    case .switch(let subject, let cases):
      walk(subject)
      for branch in cases {
        for item in branch.patterns { walk(item) }
        walk(branch.body)
      }
    case .for(_, let sequence, let condition, let body):
      walk(sequence)
      if let condition { walk(condition) }
      walk(body)
    case .repeat(let body, let condition):
      walk(body)
      walk(condition)
    case .do(let body, let catches):
      walk(body)
      for clause in catches { walk(clause.body) }
    case .defer(let body): walk(body)
    case .labeled(_, let inner): walk(inner)
    case .conditional(let branches):
      for branch in followed(branches) {
        for inner in branch.statements { walk(inner) }
        if let postfix = branch.postfix { walk(postfix) }
      }
    case .break, .continue, .fallthrough, .other: break
    }
  }

  /// Goes through a declaration.
  package mutating func walk(_ declaration: Declaration) {
    visit(declaration)
    switch declaration.kind {
    case .type(let type): for member in type.members { walk(member) }
    case .function(let function), .initializer(let function):
      for parameter in function.parameters { if let value = parameter.defaultValue { walk(value) } }
      if let body = function.body { walk(body) }
    case .deinitializer(let body): if let body { walk(body) }
    case .subscript(_, let accessors): walk(accessors)
    case .variable(let variable):
      for binding in variable.bindings {
        if let value = binding.value { walk(value) }
        walk(binding.accessors)
      }
    case .macro(_, let arguments): for argument in arguments { walk(argument.value) }
    case .conditional(let branches):
      for branch in followed(branches) { for inner in branch.statements { walk(inner) } }
    case .import, .cases, .alias, .other: break
    }
  }

  private mutating func walk(_ accessors: Accessors) {
    if let body = accessors.get { walk(body) }
    for observer in [accessors.set, accessors.willSet, accessors.didSet] {
      if let observer { walk(observer.body) }
    }
  }

  private mutating func walk(_ choice: IfStatement) {
    for condition in choice.conditions { walk(condition) }
    walk(choice.body)
    switch choice.otherwise {
    case .block(let body): walk(body)
    case .if(let next): walk(next)
    case nil: break
    }
  }

  private mutating func walk(_ condition: Condition) {
    switch condition {
    case .expression(let value), .matching(_, let value): walk(value)
    case .binding(_, _, let value): if let value { walk(value) }
    case .available: break
    }
  }

  private mutating func walk(_ item: CasePattern) {
    if case .expression(let value) = item.pattern { walk(value) }
    if let condition = item.condition { walk(condition) }
  }

  /// Goes through an expression.
  package mutating func walk(_ expression: Expression) {
    visit(expression)
    switch expression.kind {
    case .integer, .float, .boolean, .nil, .name, .keyPath, .type, .pattern, .discard, .other:
      break
    case .string(let pieces):
      for case .interpolation(let arguments) in pieces { walk(arguments) }
    case .member(let base, _, _): if let base { walk(base) }
    case .call(let function, let arguments), .subscript(let function, let arguments):
      walk(function)
      walk(arguments)
    case .closure(let closure): walk(closure.body)
    case .tuple(let arguments), .macro(_, let arguments): walk(arguments)
    case .array(let values): for value in values { walk(value) }
    case .dictionary(let items):
      for item in items {
        walk(item.key)
        walk(item.value)
      }
    case .prefix(_, let value), .postfix(_, let value), .optionalChain(let value),
      .forceUnwrap(let value), .attempt(_, let value), .await(let value), .cast(_, let value, _),
      .isType(let value, _), .reference(let value):
      walk(value)
    case .infix(_, let left, let right):
      walk(left)
      walk(right)
    case .conditional(let condition, let then, let otherwise):
      walk(condition)
      walk(then)
      walk(otherwise)
    case .statement(let statement): walk(statement)
    }
  }

  private mutating func walk(_ arguments: [Argument]) {
    for argument in arguments { walk(argument.value) }
  }
}
