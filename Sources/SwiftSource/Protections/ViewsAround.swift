import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code puts views beside or around a controller's own view, on what holds that: whatever covers the view lies beneath them.
struct ViewsAround: SourceVisitor {
  private var offsets: [Int] = []
  /// The variables that hold what holds the controller's view, by name.
  private var holders: Set<String> = []

  /// All in some code.
  static func all(in members: [MemberCode]) -> [CodePlace] {
    members.flatMap { member -> [CodePlace] in
      var search = ViewsAround()
      member.walk(by: &search)
      return search.offsets.map { CodePlace(file: member.place.file, offset: $0) }
    }
  }

  mutating func visit(_ statement: Statement) {
    for case .binding(.name(let name), _, let value?) in statement.conditions {
      note(name, holding: value)
    }
  }

  mutating func visit(_ declaration: Declaration) {
    guard case .variable(let variable) = declaration.kind else { return }
    for binding in variable.bindings {
      guard case .name(let name) = binding.pattern, let value = binding.value else { continue }
      note(name, holding: value)
    }
  }

  private mutating func note(_ name: String, holding value: Expression) {
    if value.isAroundView(besides: holders) { holders.insert(name) }
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, _) = expression.kind,
      case .member(let holder?, let name, _) = callee.bare.kind, Self.adding.contains(name),
      holder.isAroundView(besides: holders)
    else { return }
    offsets.append(expression.offset)
  }

  private static let adding: Set = ["addSubview", "insertSubview", "addSublayer"]
}

extension Expression {
  /// True for the view or a bar of a controller that holds the one whose code it is, and for what belongs to that.
  ///
  /// - Parameter holders: variables that hold such, by name.
  fileprivate func isAroundView(besides holders: Set<String>) -> Bool {
    switch bare.kind {
    case .name(let name, _): Self.holding.contains(name) || holders.contains(name)
    case .member(let base?, let name, _):
      Self.holding.contains(name) || base.isAroundView(besides: holders)
    default: false
    }
  }

  private static let holding: Set = [
    "navigationController", "tabBarController", "splitViewController", "parent", "navigationBar",
    "tabBar", "toolbar",
  ]
}
