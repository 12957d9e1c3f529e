import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// Where code has the bars around a controller's view show what does not stand in the source.
struct BarTexts: SourceVisitor {
  private var offsets: [Int] = []
  /// The views that items of bars are made of, by the names that hold them.
  private var views: [(offset: Int, name: String)] = []
  /// The names of views that are given data to show.
  private var told: Set<String> = []
  /// The variables and properties that hold an item of a bar.
  private var itemVariables: Set<String> = []
  private let isController: Bool
  private let data: ToldData

  private init(isController: Bool, _ data: ToldData, held items: Set<String>) {
    (self.isController, self.data, itemVariables) = (isController, data, items)
  }

  /// All in some code, where any of it speaks of bars.
  static func all(
    in members: [MemberCode], _ families: TypeFamilies, _ data: ToldData
  ) -> [CodePlace] {
    guard members.contains(where: { !$0.words.isDisjoint(with: speaking) }) else { return [] }
    let items = Set(members.filter { $0.isBarItem }.map(\.name))
    let searches = members.map { member in
      let isController =
        member.owner.map {
          families.descendants["UIViewController"]?.contains($0.name.lastPart) == true
        } == true
      var search = BarTexts(isController: isController, data, held: items)
      member.walk(by: &search)
      // A view that a property is made with.
      let isMadeWithData = member.value.map(data.isMadeWithData) == true
      if member.parameters == nil, isMadeWithData || data.isTold(in: member) {
        search.told.insert(member.name)
      }
      return (member, search)
    }
    let told = Dictionary(grouping: searches) { $0.0.owner?.name }.mapValues { own in
      own.reduce(into: Set<String>()) { $0.formUnion($1.1.told) }
    }
    return searches.flatMap { member, search in
      let shown = told[member.owner?.name] ?? []
      let views = search.views.filter { shown.contains($0.name) }.map(\.offset)
      return (search.offsets + views).map { CodePlace(file: member.place.file, offset: $0) }
    }
  }

  private static let speaking: Set = [
    "UINavigationController", "navigationController", "navigationItem", "pushViewController",
    "UITabBarController", "tabBarController", "tabBarItem", "badgeValue", "navigationBar",
    "toolbarItems", "setToolbarItems",
  ]

  mutating func visit(_ declaration: Declaration) {
    guard case .variable(let variable) = declaration.kind else { return }
    for binding in variable.bindings {
      guard case .name(let name) = binding.pattern else { continue }
      if binding.value.map(data.isMadeWithData) == true { told.insert(name) }
      let isItem = binding.value?.calledName.map(Self.items.contains) == true
      if isItem || binding.value?.madeName == "UIBarButtonItem" { itemVariables.insert(name) }
    }
  }

  mutating func visit(_ expression: Expression) {
    if data.tells(expression), let name = expression.toldName { told.insert(name) }
    switch expression.kind {
    case .infix("=", let target, let value):
      if isOfBar(target), !isOfSource(value, in: target) { offsets.append(expression.offset) }
    case .call(let callee, let arguments) where callee.calledName == "UIBarButtonItem":
      if isController, data.tells(expression) { offsets.append(expression.offset) }
      guard let view = arguments.first(where: { $0.label == "customView" })?.value else { break }
      if let name = view.ownName {
        views.append((expression.offset, name))
      } else if !data.isOfSource(view: view) {
        offsets.append(expression.offset)
      }
    default: break
    }
  }

  private func isOfSource(_ value: Expression, in target: Expression) -> Bool {
    guard let name = target.calledName, Self.viewProperties.contains(name) else {
      return data.isOfSource(value)
    }
    return data.isOfSource(view: value)
  }

  /// True for what a bar shows: a controller's title, and what its items have.
  private func isOfBar(_ target: Expression) -> Bool {
    switch target.bare.kind {
    case .name("title", _): return isController
    // Nothing else has one.
    case .member(_?, "badgeValue", _): return true
    case .member(let item?, let name, _):
      if item.calledName.map({ Self.items.union(itemVariables).contains($0) }) == true {
        return Self.viewProperties.union(Self.texts).contains(name)
      }
      return isController && name == "title" && item.ownName == "self"
    default: return false
    }
  }

  private static let texts: Set = [
    "title", "attributedTitle", "largeTitle", "prompt", "subtitle", "attributedSubtitle",
    "largeSubtitle", "largeAttributedSubtitle",
  ]

  /// What an item of a bar shows that is a view: a search has a field of its own, with what the user has typed.
  private static let viewProperties: Set = [
    "titleView", "subtitleView", "largeSubtitleView", "customView", "searchController",
  ]

  /// The properties that hold an item of a bar.
  private static let items: Set = [
    "navigationItem", "tabBarItem", "topItem", "rightBarButtonItem", "leftBarButtonItem",
    "backBarButtonItem",
  ]
}

extension MemberCode {
  /// True for a property that holds an item of a bar, as its type or its first value says.
  fileprivate var isBarItem: Bool {
    parameters == nil
      && (type?.baseName == "UIBarButtonItem" || value?.madeName == "UIBarButtonItem")
  }
}

extension Expression {
  /// The name of what is called to make a value; nil for what is no call.
  fileprivate var madeName: String? {
    if case .call(let callee, _) = bare.kind { callee.calledName } else { nil }
  }

  /// The name of what is given something by an assignment or a call; nil for anything else.
  var toldName: String? {
    switch kind {
    case .infix("=", let target, _): target.receiver?.ownName
    case .call(let callee, _): callee.receiver?.ownName
    default: nil
    }
  }

  /// What a member is of; nil for anything else.
  private var receiver: Expression? {
    if case .member(let base, _, _) = bare.kind { base } else { nil }
  }
}
