/// The names that are given values anywhere, with the statements that do so; without what an initializer gives the value that it makes, which nobody has seen before.
package struct AssignedNames: SourceVisitor {
  /// The places of the statements, as numbers of bytes, by the names of what they give a value.
  package private(set) var statements: [String: Set<Int>] = [:]
  private var statement = 0
  /// The statements of initializers.
  private var making: Set<Int> = []

  /// The names in a file.
  package init(in file: SwiftFile) {
    for statement in file.statements { walk(statement) }
  }

  package mutating func visit(_ statement: Statement) { self.statement = statement.offset }

  package mutating func visit(_ declaration: Declaration) {
    guard case .initializer(let function) = declaration.kind else { return }
    making.formUnion((function.body?.statements ?? []).map(\.offset))
  }

  package mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let left, _) where making.contains(statement) && left.isOfSelf: return
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

extension Expression {
  /// True for a property that is named as one of `self`.
  fileprivate var isOfSelf: Bool {
    guard case .member(let base?, _, _) = kind, case .name("self", _) = base.kind else {
      return false
    }
    return true
  }
}
