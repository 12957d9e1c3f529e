import AfterimageSwiftTree

/// Looks for names in a closure that are neither of what it is given nor of types.
struct OuterNames: SourceVisitor {
  private let own: Set<String>
  private var isFound = false

  /// True where a closure names something from outside.
  static func areFound(in closure: Closure) -> Bool {
    var search = OuterNames(own: Set((closure.parameters ?? []).map(\.name)))
    search.walk(closure.body)
    return search.isFound
  }

  private init(own: Set<String>) { self.own = own }

  mutating func visit(_ expression: Expression) {
    guard case .name(let name, _) = expression.kind else { return }
    let isGiven = name.first == "$" || own.contains(name)
    if !isGiven, name.first?.isUppercase != true { isFound = true }
  }
}
