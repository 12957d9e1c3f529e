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
    "UITabBarController", "tabBarController",
  ]

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix("=", let target, let value):
      if isOfBar(target), !data.isOfSource(value) { offsets.append(expression.offset) }
    case .call(let callee, _):
      if isController, callee.calledName == "UIBarButtonItem", data.tells(expression) {
        offsets.append(expression.offset)
      }
    default: break
    }
  }

  /// True for what a bar shows: a controller's title, and what its item has.
  private func isOfBar(_ target: Expression) -> Bool {
    switch target.bare.kind {
    case .name("title", _): isController
    case .member(let item?, let name, _):
      item.calledName == "navigationItem"
        ? ["title", "prompt", "titleView"].contains(name)
        : isController && name == "title" && item.ownName == "self"
    default: false
    }
  }
}
