import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code has the bars around a controller's view show what does not stand in the source.
struct BarTexts: SourceVisitor {
  private var offsets: [Int] = []
  private let isController: Bool
  private let data: ToldData

  private init(isController: Bool, _ data: ToldData) {
    (self.isController, self.data) = (isController, data)
  }

  /// All in some code, where any of it speaks of bars.
  static func all(
    in members: [MemberCode], _ families: TypeFamilies, _ data: ToldData
  ) -> [CodePlace] {
    guard members.contains(where: { !$0.words.isDisjoint(with: speaking) }) else { return [] }
    return members.flatMap { member -> [CodePlace] in
      let isController =
        member.owner.map {
          families.descendants["UIViewController"]?.contains($0.name.lastPart) == true
        } == true
      var search = BarTexts(isController: isController, data)
      member.walk(by: &search)
      return search.offsets.map { CodePlace(file: member.place.file, offset: $0) }
    }
  }

  private static let speaking: Set = [
    "UINavigationController", "navigationController", "navigationItem", "pushViewController",
    "UITabBarController", "tabBarController", "tabBarItem", "badgeValue", "navigationBar",
  ]

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let target, let value):
      if isOfBar(target), !isOfSource(value, in: target) { offsets.append(expression.offset) }
    case .call(let callee, _):
      if isController, callee.calledName == "UIBarButtonItem", data.tells(expression) {
        offsets.append(expression.offset)
      }
    default: break
    }
  }

  private func isOfSource(_ value: Expression, in target: Expression) -> Bool {
    target.calledName == "titleView" ? data.isOfSource(view: value) : data.isOfSource(value)
  }

  /// True for what a bar shows: a controller's title, and what its items have.
  private func isOfBar(_ target: Expression) -> Bool {
    switch target.bare.kind {
    case .name("title", _): return isController
    // Nothing else has one.
    case .member(_?, "badgeValue", _): return true
    case .member(let item?, let name, _):
      if item.calledName.map(Self.items.contains) == true {
        return ["title", "prompt", "subtitle", "titleView"].contains(name)
      }
      return isController && name == "title" && item.ownName == "self"
    default: return false
    }
  }

  /// The properties that hold an item of a bar.
  private static let items: Set = [
    "navigationItem", "tabBarItem", "topItem", "rightBarButtonItem", "leftBarButtonItem",
    "backBarButtonItem",
  ]
}
