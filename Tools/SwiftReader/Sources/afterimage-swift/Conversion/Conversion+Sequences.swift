import AfterimageSwiftTree
import SwiftSyntax

extension Conversion {
  /// What stands between two operands of a sequence.
  private enum Link {
    case infix(String)
    case ternary(Expression)
    case cast(Attempt)
    case check
  }

  /// A sequence of operands and operators as a tree, the stronger operators further in.
  func folded(_ sequence: SequenceExprSyntax) -> Expression.Kind {
    var operands: [Expression] = []
    var links: [(Link, rank: Int)] = []
    for (index, element) in sequence.elements.enumerated() {
      if index.isMultiple(of: 2) {
        operands.append(operand(element))
      } else {
        links.append(link(element))
      }
    }
    guard let first = operands.first, links.count == operands.count - 1 else {
      return .other(sequence.kindName)
    }
    var place = 0
    return fold(first, from: 0, operands, links, at: &place).kind
  }

  private func operand(_ syntax: ExprSyntax) -> Expression {
    if let type = syntax.as(TypeExprSyntax.self) {
      return Expression(.type(self.type(type.type)), at: syntax.offset)
    }
    return expression(syntax)
  }

  private func link(_ syntax: ExprSyntax) -> (Link, rank: Int) {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: (.infix("="), operators.rank(of: "="))
    case .arrowExpr: (.infix("->"), operators.rank(of: "->"))
    case .unresolvedTernaryExpr(let ternary):
      (.ternary(expression(ternary.thenExpression)), operators.rank(of: "?:"))
    case .unresolvedAsExpr(let cast):
      (
        .cast(
          cast.questionOrExclamationMark.map {
            $0.tokenKind == .exclamationMark ? .forced : .optional
          }
            ?? .plain), operators.rank(of: "as")
      )
    case .unresolvedIsExpr: (.check, operators.rank(of: "is"))
    case .binaryOperatorExpr(let binary):
      (.infix(binary.operator.text), operators.rank(of: binary.operator.text))
    default: (.infix(syntax.trimmedDescription), operators.rank(of: ""))
    }
  }

  /// Folds operators that bind at least as strongly as a rank, by precedence climbing.
  private func fold(
    _ left: Expression, from least: Int, _ operands: [Expression], _ links: [(Link, rank: Int)],
    at place: inout Int
  ) -> Expression {
    var left = left
    while place < links.count, links[place].rank >= least {
      let (link, rank) = links[place]
      place += 1
      let next = operators.isLeftAssociative(rank) ? rank + 1 : rank
      let right = fold(operands[place], from: next, operands, links, at: &place)
      left = Expression(joined(left, link, right), at: left.offset)
    }
    return left
  }

  private func joined(_ left: Expression, _ link: Link, _ right: Expression) -> Expression.Kind {
    switch link {
    case .infix(let name): return .infix(name, left, right)
    case .ternary(let middle): return .conditional(left, middle, right)
    case .cast(let attempt):
      guard case .type(let type) = right.kind else { return .other("cast") }
      return .cast(attempt, left, type)
    case .check:
      guard case .type(let type) = right.kind else { return .other("check") }
      return .isType(left, type)
    }
  }
}
