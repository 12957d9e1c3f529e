import AfterimageSwiftTree
import SwiftSyntax

extension Conversion {
  /// An expression of the parser's as one of ours.
  func expression(_ syntax: ExprSyntax) -> Expression {
    Expression(kind(of: syntax), at: syntax.offset)
  }

  private func kind(of syntax: ExprSyntax) -> Expression.Kind {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal):
      return .integer(literal.literal.text.filter { $0 != "_" })
    case .floatLiteralExpr(let literal): return .float(literal.literal.text.filter { $0 != "_" })
    case .booleanLiteralExpr(let literal):
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .nil
    case .stringLiteralExpr(let literal): return .string(pieces(of: literal))
    case .simpleStringLiteralExpr(let literal):
      return .string([.text(literal.segments.map(\.content.text).joined())])
    case .declReferenceExpr(let name): return .name(name.baseName.identifierText, [])
    case .superExpr: return .name("super", [])
    case .genericSpecializationExpr(let special):
      return specialized(
        expression(special.expression), special.genericArgumentClause)
    case .memberAccessExpr(let member):
      return .member(
        member.base.map(expression), member.declName.baseName.identifierText, [])
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call):
      return .subscript(
        expression(call.calledExpression),
        arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures))
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .tupleExpr(let tuple):
      // Parentheses around one value change nothing.
      if let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil {
        return kind(of: only.expression)
      }
      return .tuple(tuple.elements.map(argument))
    case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(
        elements.map { DictionaryItem(expression($0.key), expression($0.value)) })
    case .prefixOperatorExpr(let prefixed):
      return .prefix(prefixed.operator.text, expression(prefixed.expression))
    case .postfixOperatorExpr(let postfixed):
      return .postfix(postfixed.operator.text, expression(postfixed.expression))
    case .sequenceExpr(let sequence): return folded(sequence)
    case .infixOperatorExpr(let infix):
      return .infix(
        infix.operator.trimmedDescription, expression(infix.leftOperand),
        expression(infix.rightOperand))
    case .ternaryExpr(let ternary):
      return .conditional(
        expression(ternary.condition), expression(ternary.thenExpression),
        expression(ternary.elseExpression))
    case .optionalChainingExpr(let chain): return .optionalChain(expression(chain.expression))
    case .forceUnwrapExpr(let forced): return .forceUnwrap(expression(forced.expression))
    case .tryExpr(let attempt):
      return .attempt(
        self.attempt(attempt.questionOrExclamationMark), expression(attempt.expression))
    case .awaitExpr(let waiting): return .await(expression(waiting.expression))
    case .asExpr(let cast):
      return .cast(
        self.attempt(cast.questionOrExclamationMark), expression(cast.expression), type(cast.type))
    case .isExpr(let check): return .isType(expression(check.expression), type(check.type))
    case .inOutExpr(let place): return .reference(expression(place.expression))
    case .keyPathExpr(let path):
      return .keyPath(path.root.map(type), path.components.compactMap(component))
    case .macroExpansionExpr(let macro):
      return .macro(
        macro.macroName.text,
        arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures))
    case .ifExpr(let choice):
      return .statement(Statement(.if(self.if(choice)), at: choice.offset, end: choice.end))
    case .switchExpr(let choice):
      return .statement(Statement(self.switch(choice), at: choice.offset, end: choice.end))
    case .typeExpr(let named): return .type(type(named.type))
    case .patternExpr(let pattern): return .pattern(self.pattern(pattern.pattern))
    case .discardAssignmentExpr: return .discard
    case .postfixIfConfigExpr(let conditional): return self.conditional(conditional)
    case .consumeExpr(let moved): return kind(of: moved.expression)
    case .copyExpr(let copied): return kind(of: copied.expression)
    case .borrowExpr(let borrowed): return kind(of: borrowed.expression)
    case .unsafeExpr(let unsafe): return kind(of: unsafe.expression)
    case .regexLiteralExpr(let literal): return .other("regex \(literal.regex.text)")
    default: return .other(syntax.kindName)
    }
  }

  private func specialized(
    _ base: Expression, _ clause: GenericArgumentClauseSyntax
  ) -> Expression.Kind {
    let types = clause.arguments.map(genericArgument)
    switch base.kind {
    case .name(let name, _): return .name(name, types)
    case .member(let base, let name, _): return .member(base, name, types)
    default: return base.kind
    }
  }

  /// A type in angle brackets.
  func genericArgument(_ syntax: GenericArgumentSyntax) -> WrittenType {
    switch syntax.argument {
    case .type(let type): self.type(type)
    default: .other(syntax.trimmedDescription)
    }
  }

  private func call(_ call: FunctionCallExprSyntax) -> Expression.Kind {
    .call(
      expression(call.calledExpression),
      arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures))
  }

  /// What is given to a call, the closures that trail at the end.
  func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var arguments = list.map(argument)
    if let trailing {
      arguments.append(
        Argument(
          nil, Expression(.closure(closure(trailing)), at: trailing.offset), isTrailing: true))
    }
    for element in more {
      let value = Expression(.closure(closure(element.closure)), at: element.closure.offset)
      arguments.append(Argument(element.label.text, value, isTrailing: true))
    }
    return arguments
  }

  /// A value with its label.
  func argument(_ syntax: LabeledExprSyntax) -> Argument {
    Argument(syntax.label?.identifierText, expression(syntax.expression))
  }

  private func attempt(_ mark: TokenSyntax?) -> Attempt {
    switch mark?.tokenKind {
    case .postfixQuestionMark, .infixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .plain
    }
  }

  private func component(_ component: KeyPathComponentSyntax) -> String? {
    switch component.component {
    case .property(let property): property.declName.baseName.identifierText
    case .subscript: "[]"
    case .optional: nil
    default: "?"
    }
  }

  private func closure(_ syntax: ClosureExprSyntax) -> Closure {
    var closure = Closure(
      captures: syntax.signature?.capture?.items.map(capture) ?? [],
      body: Block(statements(syntax.statements), at: syntax.offset))
    switch syntax.signature?.parameterClause {
    case .simpleInput(let list):
      closure.parameters = list.map { ClosureParameter($0.name.identifierText) }
    case .parameterClause(let clause):
      closure.parameters = clause.parameters.map {
        ClosureParameter(($0.secondName ?? $0.firstName).identifierText, type: $0.type.map(type))
      }
    case nil: break
    @unknown default: break
    }
    return closure
  }

  private func capture(_ syntax: ClosureCaptureSyntax) -> Capture {
    Capture(
      syntax.name.identifierText,
      isWeak: syntax.specifier?.specifier.tokenKind == .keyword(.weak),
      value: syntax.initializer.map { expression($0.value) })
  }

  /// Branches of modifiers, each with the expression before them in place of nothing.
  private func conditional(_ syntax: PostfixIfConfigExprSyntax) -> Expression.Kind {
    let base = syntax.base.map { Argument(nil, expression($0)) }
    let branches = branches(syntax.config) { elements in
      if case .postfixExpression(let expression) = elements {
        CompilationBranch(nil, [], postfix: self.expression(expression))
      } else {
        CompilationBranch(nil, [])
      }
    }
    let statement = Statement(.conditional(branches), at: syntax.offset, end: syntax.end)
    return .macro(
      "if",
      (base.map { [$0] } ?? []) + [
        Argument("branches", Expression(.statement(statement), at: syntax.offset))
      ])
  }
}

extension TokenSyntax {
  /// The name without the backticks around it.
  var identifierText: String { identifier?.name ?? text }
}
