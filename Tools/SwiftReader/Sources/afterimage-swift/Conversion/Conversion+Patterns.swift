import AfterimageSwiftTree
import SwiftSyntax

extension Conversion {
  /// A pattern of the parser's as one of ours.
  func pattern(_ syntax: PatternSyntax) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: .wildcard
    case .identifierPattern(let name): .name(name.identifier.identifierText)
    case .valueBindingPattern(let binding): .binding(pattern(binding.pattern))
    case .tuplePattern(let tuple):
      .tuple(tuple.elements.map { PatternElement($0.label?.text, pattern($0.pattern)) })
    case .isTypePattern(let check): .isType(type(check.type))
    case .expressionPattern(let value): pattern(ofValue: value.expression)
    case .missingPattern: .wildcard
    @unknown default: .wildcard
    }
  }

  /// A pattern that the parser takes for a value: a case with a payload, a cast, an optional.
  private func pattern(ofValue syntax: ExprSyntax) -> Pattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .tupleExpr(let tuple):
      return .tuple(
        tuple.elements.map { PatternElement($0.label?.text, pattern(ofValue: $0.expression)) })
    case .optionalChainingExpr(let chain): return .some(pattern(ofValue: chain.expression))
    case .memberAccessExpr(let member) where isTypeName(member.base):
      return .enumCase(
        (member.base).flatMap(typeName), member.declName.baseName.identifierText, nil)
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        isTypeName(member.base)
      else { return .expression(expression(syntax)) }
      return .enumCase(
        member.base.flatMap(typeName), member.declName.baseName.identifierText,
        call.arguments.map { PatternElement($0.label?.text, pattern(ofValue: $0.expression)) })
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let named = elements[2].as(TypeExprSyntax.self)
      {
        return .cast(pattern(ofValue: elements[0]), type(named.type))
      }
      return .expression(expression(syntax))
    default: return .expression(expression(syntax))
    }
  }

  /// True for nothing and for what begins with a capital, as types do.
  private func isTypeName(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    return base.trimmedDescription.split(separator: ".").allSatisfy {
      $0.first?.isUppercase == true
    }
  }

  private func typeName(_ base: ExprSyntax) -> WrittenType? {
    .name(base.trimmedDescription.split(separator: ".").last.map(String.init) ?? "", [])
  }
}
