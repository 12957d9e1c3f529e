/// The names that are given values anywhere, with the statements that do so.
package struct AssignedNames: SourceVisitor {
  /// The places of the statements, as numbers of bytes, by the names of what they give a value.
  package private(set) var statements: [String: Set<Int>] = [:]
  private var statement = 0

  /// The names in a file.
  package init(in file: SwiftFile) {
    for statement in file.statements { walk(statement) }
  }

  package mutating func visit(_ statement: Statement) { self.statement = statement.offset }

  package mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix(let name, let left, _):
      guard name.last == "=", !["==", "!=", "<=", ">=", "===", "!=="].contains(name) else { return }
      add(left)
    case .call(let function, _):
      guard case .member(let base?, let name, _) = function.kind, Self.changing.contains(name)
      else { return }
      add(base)
    case .reference(let target): add(target)
    default: break
    }
  }

  /// Functions of the standard library that change what they are called on.
  private static let changing: Set = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "popLast", "formUnion", "subtract", "negate",
  ]

  private mutating func add(_ target: Expression) {
    switch target.kind {
    case .name(let name, _), .member(_, let name, _):
      statements[name, default: []].insert(statement)
    case .optionalChain(let inner), .forceUnwrap(let inner), .subscript(let inner, _): add(inner)
    case .tuple(let elements): for element in elements { add(element.value) }
    default: break
    }
  }
}
