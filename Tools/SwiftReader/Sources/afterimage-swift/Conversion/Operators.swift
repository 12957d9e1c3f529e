import SwiftSyntax

/// How strongly infix operators bind: those of the standard library, and those that a file declares.
struct Operators {
  /// The standard library's groups, the loosest first.
  private static let groups: [(name: String, isLeft: Bool, operators: [String])] = [
    (
      "AssignmentPrecedence", false,
      [
        "=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-=",
        "&<<=", "&>>=",
      ]
    ),
    ("FunctionArrowPrecedence", false, ["->"]),
    ("TernaryPrecedence", false, ["?:"]),
    ("DefaultPrecedence", true, []),
    ("LogicalDisjunctionPrecedence", true, ["||"]),
    ("LogicalConjunctionPrecedence", true, ["&&"]),
    (
      "ComparisonPrecedence", true,
      [
        "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".<", ".<=", ".>", ".>=", ".==",
        ".!=",
      ]
    ),
    ("NilCoalescingPrecedence", false, ["??"]),
    ("CastingPrecedence", true, ["is", "as"]),
    ("RangeFormationPrecedence", true, ["..<", "..."]),
    ("AdditionPrecedence", true, ["+", "-", "&+", "&-", "|", "^", ".|", ".^"]),
    ("MultiplicationPrecedence", true, ["*", "/", "%", "&*", "&", ".&"]),
    ("BitwiseShiftPrecedence", false, ["<<", ">>", "&<<", "&>>"]),
  ]

  /// The group of each operator.
  private var ranks: [String: Int]
  /// The place of a group that a file declares, beside one that it stands above or below.
  private var groups: [String: Int]

  /// The operators of the standard library.
  init() {
    ranks = [:]
    groups = [:]
    for (rank, group) in Self.groups.enumerated() {
      groups[group.name] = rank
      for name in group.operators { ranks[name] = rank }
    }
  }

  /// Takes over the infix operators that a file declares; of a group of its own what it stands beside counts.
  mutating func learn(from source: SourceFileSyntax) {
    for item in source.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { learn(group) }
    }
    for item in source.statements {
      guard case .decl(let declaration) = item.item,
        let own = declaration.as(OperatorDeclSyntax.self), own.fixitySpecifier.text == "infix"
      else { continue }
      let group = own.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
      ranks[own.name.text] = groups[group] ?? groups["DefaultPrecedence"]
    }
  }

  private mutating func learn(_ group: PrecedenceGroupDeclSyntax) {
    for attribute in group.groupAttributes {
      guard case .precedenceGroupRelation(let relation) = attribute,
        let other = relation.precedenceGroups.first?.name.text
      else { continue }
      groups[group.name.text] = groups[other]
    }
  }

  /// How strongly an operator binds, the more the stronger.
  func rank(of name: String) -> Int { ranks[name] ?? 3 }

  /// True where of two operators of a rank the first one is applied first.
  func isLeftAssociative(_ rank: Int) -> Bool { Self.groups[rank].isLeft }
}
