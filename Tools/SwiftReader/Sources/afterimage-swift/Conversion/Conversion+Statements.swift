import AfterimageSwiftTree
import SwiftSyntax

extension Conversion {
  /// The statements of a list.
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] { list.map(statement) }

  /// What stands between two braces.
  func block(_ syntax: CodeBlockSyntax) -> Block {
    Block(statements(syntax.statements), at: syntax.offset)
  }

  private func statement(_ item: CodeBlockItemSyntax) -> Statement {
    let kind: Statement.Kind =
      switch item.item {
      case .decl(let declaration):
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          .conditional(branches(conditional, statements: branch))
        } else {
          .declaration(self.declaration(declaration))
        }
      case .stmt(let statement): self.kind(of: statement)
      case .expr(let expression): .expression(self.expression(expression))
      @unknown default: .other(item.kindName)
      }
    return Statement(kind, at: item.offset, end: item.end)
  }

  private func kind(of syntax: StmtSyntax) -> Statement.Kind {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): return self.kind(ofStatement: statement.expression)
    case .returnStmt(let statement): return .return(statement.expression.map(expression))
    case .guardStmt(let statement):
      return .guard(conditions(statement.conditions), block(statement.body))
    case .forStmt(let loop):
      let sequence = expression(loop.sequence)
      return .for(
        pattern(loop.pattern),
        loop.awaitKeyword == nil ? sequence : Expression(.await(sequence), at: sequence.offset),
        (loop.whereClause?.condition).map(expression), block(loop.body))
    case .whileStmt(let loop): return .while(conditions(loop.conditions), block(loop.body))
    case .repeatStmt(let loop): return .repeat(block(loop.body), expression(loop.condition))
    case .doStmt(let statement):
      return .do(
        block(statement.body),
        statement.catchClauses.map { clause in
          CatchClause(
            clause.catchItems.compactMap { item in
              item.pattern.map {
                CasePattern(pattern($0), where: (item.whereClause?.condition).map(expression))
              }
            }, block(clause.body))
        })
    case .throwStmt(let statement): return .throw(expression(statement.expression))
    case .deferStmt(let statement): return .defer(block(statement.body))
    case .breakStmt(let statement): return .break(statement.label?.text)
    case .continueStmt(let statement): return .continue(statement.label?.text)
    case .fallThroughStmt: return .fallthrough
    case .labeledStmt(let labeled):
      let inner = Statement(
        kind(of: labeled.statement), at: labeled.statement.offset, end: labeled.end)
      return .labeled(labeled.label.text, inner)
    default: return .other(syntax.kindName)
    }
  }

  /// An `if` or a `switch` by itself is a statement of its own, whatever the parser calls it.
  private func kind(ofStatement syntax: ExprSyntax) -> Statement.Kind {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .ifExpr(let choice): .if(self.if(choice))
    case .switchExpr(let choice): self.switch(choice)
    default: .expression(expression(syntax))
    }
  }

  /// An `if` with its branches.
  func `if`(_ syntax: IfExprSyntax) -> IfStatement {
    let otherwise: IfStatement.Otherwise? =
      switch syntax.elseBody {
      case .ifExpr(let next): .if(self.if(next))
      case .codeBlock(let body): .block(block(body))
      case nil: nil
      @unknown default: nil
      }
    return IfStatement(
      conditions(syntax.conditions), block(syntax.body), otherwise: otherwise)
  }

  /// A `switch` with its branches; of those in `#if` the first.
  func `switch`(_ syntax: SwitchExprSyntax) -> Statement.Kind {
    .switch(expression(syntax.subject), syntax.cases.flatMap(cases))
  }

  private func cases(_ element: SwitchCaseListSyntax.Element) -> [SwitchCase] {
    switch element {
    case .switchCase(let branch): return [self.case(branch)]
    case .ifConfigDecl(let conditional):
      guard case .switchCases(let list) = conditional.clauses.first?.elements else { return [] }
      return list.flatMap(cases)
    @unknown default: return []
    }
  }

  private func `case`(_ syntax: SwitchCaseSyntax) -> SwitchCase {
    let body = Block(statements(syntax.statements), at: syntax.offset)
    switch syntax.label {
    case .default: return SwitchCase([], body)
    case .case(let label):
      return SwitchCase(
        label.caseItems.map {
          CasePattern(pattern($0.pattern), where: ($0.whereClause?.condition).map(expression))
        }, body)
    @unknown default: return SwitchCase([], body)
    }
  }

  /// The major version of iOS among those that are asked for; 0 where none is.
  private func majorVersion(in list: AvailabilityArgumentListSyntax) -> Int {
    for case .availabilityVersionRestriction(let restriction) in list.map(\.argument)
    where restriction.platform.text.hasPrefix("iOS") {
      return restriction.version.flatMap { Int($0.major.text) } ?? 0
    }
    return 0
  }

  /// What must hold in an `if`, a `guard` or a `while`.
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let expression): .expression(self.expression(expression))
      case .optionalBinding(let binding):
        .binding(
          pattern(binding.pattern), (binding.typeAnnotation?.type).map(type),
          (binding.initializer?.value).map(expression))
      case .matchingPattern(let matching):
        .matching(pattern(matching.pattern), expression(matching.initializer.value))
      case .availability(let availability):
        .available(
          isNegated: availability.availabilityKeyword.text == "#unavailable",
          majorVersion: majorVersion(in: availability.availabilityArguments))
      @unknown default:
        .expression(Expression(.other(element.kindName), at: element.offset))
      }
    }
  }

  /// The branches of `#if`; what stands in one is made by the caller.
  func branches(
    _ syntax: IfConfigDeclSyntax,
    statements: (IfConfigClauseSyntax.Elements) -> CompilationBranch
  ) -> [CompilationBranch] {
    syntax.clauses.map { clause in
      var branch = clause.elements.map(statements) ?? CompilationBranch(nil, [])
      branch.condition = clause.condition.map(expression)
      return branch
    }
  }

  /// What stands in a branch of `#if`.
  func branch(_ elements: IfConfigClauseSyntax.Elements) -> CompilationBranch {
    switch elements {
    case .statements(let list): CompilationBranch(nil, statements(list))
    case .decls(let members):
      CompilationBranch(
        nil,
        members.map {
          Statement(.declaration(declaration($0.decl)), at: $0.offset, end: $0.end)
        })
    case .postfixExpression, .switchCases, .attributes: CompilationBranch(nil, [])
    @unknown default: CompilationBranch(nil, [])
    }
  }
}
