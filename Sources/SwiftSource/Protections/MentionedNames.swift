import AfterimageSwiftTree

/// The names that code mentions, those on key paths among them.
struct MentionedNames: SourceVisitor {
  /// The names; of what stands for a binding that of its property.
  private(set) var names: Set<String> = []

  /// Looks through a body.
  init(in body: Block) { walk(body) }

  /// Looks through statements.
  init(in statements: some Sequence<Statement>) { for statement in statements { walk(statement) } }

  /// Looks through an expression.
  init(in expression: Expression) { walk(expression) }

  /// True where one of some names stands in a body.
  static func include(_ names: Set<String>, in body: Block?) -> Bool {
    body.map { !MentionedNames(in: $0).names.isDisjoint(with: names) } ?? false
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _):
      names.insert(name.first == "$" ? String(name.dropFirst()) : name)
    case .keyPath(_, let path): names.formUnion(path)
    default: break
    }
  }
}
