import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code puts views beside or around a controller's own view, on what holds that: whatever covers the view lies beneath them.
struct ViewsAround: SourceVisitor {
  private var offsets: [Int] = []

  /// All in some code.
  static func all(in members: [MemberCode]) -> [CodePlace] {
    members.flatMap { member -> [CodePlace] in
      var search = ViewsAround()
      member.walk(by: &search)
      return search.offsets.map { CodePlace(file: member.place.file, offset: $0) }
    }
  }

  mutating func visit(_ expression: Expression) {
    guard case .call(let callee, _) = expression.kind,
      case .member(let holder?, let name, _) = callee.bare.kind, Self.adding.contains(name),
      holder.isAroundView
    else { return }
    offsets.append(expression.offset)
  }

  private static let adding: Set = ["addSubview", "insertSubview", "addSublayer"]
}

extension Expression {
  /// True for the view or a bar of a controller that holds the one whose code it is, and for what belongs to that.
  fileprivate var isAroundView: Bool {
    switch bare.kind {
    case .name(let name, _): Self.holding.contains(name)
    case .member(let base?, let name, _): Self.holding.contains(name) || base.isAroundView
    default: false
    }
  }

  private static let holding: Set = [
    "navigationController", "tabBarController", "splitViewController", "parent", "navigationBar",
    "tabBar",
  ]
}
