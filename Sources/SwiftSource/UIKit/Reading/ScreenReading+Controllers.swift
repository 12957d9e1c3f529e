import AfterimageGraphics
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Controllers with their bars.
extension ScreenReading {
  /// The bars around what shows, and the view that does.
  mutating func controller(around id: ObjectID) -> (Controller, content: ObjectID?) {
    guard evaluator.isKind(id, of: "UIViewController") else { return (.plain, id) }
    if evaluator.isKind(id, of: "UITabBarController") { return tabs(id) }
    if evaluator.isKind(id, of: "UINavigationController") {
      let (bars, content) = navigation(id)
      return (bars.map { .navigation($0) } ?? .plain, content)
    }
    return (.plain, evaluator.stored("view", of: id)?.asObject)
  }

  mutating func tabs(_ id: ObjectID) -> (Controller, content: ObjectID?) {
    let controllers = evaluator.objects("viewControllers", of: id)
    guard let shown = Showing.shown(in: id, evaluator).first else { return (.plain, nil) }
    var tabs = TabBarController(TabBar())
    if case .object(let bar)? = evaluator.stored("tabBar", of: id) {
      tabs.tabBar = tabBar(bar, selected: nil)
      tabs.tabBar.items = []
    }
    for controller in controllers {
      let item = tabItem(of: controller)
      var shownItem = item
      shownItem.isSelected = controller == shown
      tabs.tabBar.items.append(shownItem)
    }
    if evaluator.isKind(shown, of: "UINavigationController") {
      let (bars, content) = navigation(shown)
      tabs.navigation = bars
      return (.tabBar(tabs), content)
    }
    return (.tabBar(tabs), evaluator.stored("view", of: shown)?.asObject)
  }

  private mutating func tabItem(of controller: ObjectID) -> TabBar.Item {
    if case .object(let item)? = evaluator.stored("tabBarItem", of: controller) {
      return tabItem(item)
    }
    if let first = evaluator.objects("viewControllers", of: controller).first {
      if case .object(let item)? = evaluator.stored("tabBarItem", of: first) {
        return tabItem(item)
      }
      return TabBar.Item(text("title", of: first) ?? "")
    }
    return TabBar.Item(text("title", of: controller) ?? "")
  }

  private mutating func tabItem(_ id: ObjectID) -> TabBar.Item {
    var item = TabBar.Item(text("title", of: id) ?? "")
    item.image = image("image", of: id)
    item.badge = text("badgeValue", of: id)
    return item
  }

  /// A tab bar by itself.
  mutating func tabBar(_ id: ObjectID, selected: ObjectID?) -> TabBar {
    var bar = TabBar([])
    for item in evaluator.objects("items", of: id) {
      var made = tabItem(item)
      made.isSelected = value("selectedItem", of: id) == .object(item)
      bar.items.append(made)
    }
    bar.barTintColor = color("barTintColor", of: id)
    bar.tintColor = color("tintColor", of: id)
    return bar
  }

  // MARK: Navigation

  private mutating func navigation(
    _ id: ObjectID
  ) -> (NavigationController?, content: ObjectID?) {
    let stack = evaluator.objects("viewControllers", of: id)
    guard let top = stack.last else { return (nil, nil) }
    let content = evaluator.stored("view", of: top)?.asObject
    if flag("isNavigationBarHidden", of: id) == true { return (nil, content) }
    let item = evaluator.part(
      "navigationItem", of: top, "UINavigationItem", at: evaluator.object(top).place)
    var bar = navigationBar(of: item)
    if bar.title.isEmpty, let title = text("title", of: top) { bar.title = title }
    if stack.count > 1 {
      let before = stack[stack.count - 2]
      let beforeItem = evaluator.stored("navigationItem", of: before)?.asObject
      bar.backTitle =
        beforeItem.flatMap { text("title", of: $0) } ?? text("title", of: before) ?? "Back"
    }
    if case .object(let view)? = evaluator.stored("navigationBar", of: id) {
      readLooks(of: &bar, view)
      let mode = value("largeTitleDisplayMode", of: item)?.constantName
      bar.prefersLargeTitles =
        flag("prefersLargeTitles", of: view) == true && mode != "never"
        && !(mode != "always" && stack.count > 1)
    }
    var controller = NavigationController(bar)
    if flag("isToolbarHidden", of: id) == false {
      controller.toolbarItems = barItems(value("toolbarItems", of: top))
    }
    if let edges = value("edgesForExtendedLayout", of: top) {
      controller.edgesForExtendedLayout = extendedEdges(edges)
    }
    return (controller, content)
  }

  private func extendedEdges(_ value: Value) -> Set<ExtendedEdge> {
    let names = constants(value)
    return names.contains("all")
      ? .all : Set(names.compactMap { ExtendedEdge(rawValue: $0) })
  }

  private mutating func readLooks(of bar: inout NavigationBar, _ view: ObjectID) {
    bar.barTintColor = color("barTintColor", of: view)
    bar.tintColor = color("tintColor", of: view)
    if case .object(let appearance)? = evaluator.stored("standardAppearance", of: view),
      let color = color("backgroundColor", of: appearance)
    {
      bar.barTintColor = color
    }
  }

  /// A bar of what a controller puts into it.
  mutating func navigationBar(of item: ObjectID) -> NavigationBar {
    var bar = NavigationBar(text("title", of: item) ?? "")
    bar.prompt = text("prompt", of: item)
    if case .object(let title)? = evaluator.stored("titleView", of: item) {
      bar.titleView = placedView(title, in: item)
    }
    bar.leftItems = barItems(
      value("leftBarButtonItems", of: item) ?? value("leftBarButtonItem", of: item))
    bar.rightItems = barItems(
      value("rightBarButtonItems", of: item) ?? value("rightBarButtonItem", of: item))
    return bar
  }

  /// Buttons of a bar; spaces are left out.
  mutating func barItems(_ value: Value?) -> [BarItem] {
    var items: [BarItem] = []
    for id in (value?.flattened ?? []).compactMap({ settled($0).asObject }) {
      if let item = barItem(id) { items.append(item) }
    }
    return items
  }

  private mutating func barItem(_ id: ObjectID) -> BarItem? {
    let system = value("systemItem", of: id)?.constantName
    if system == "flexibleSpace" || system == "fixedSpace" { return nil }
    var item = BarItem(text("title", of: id) ?? "")
    if let system {
      guard let known = BarItem.SystemItem(rawValue: system) else {
        remark(.unknownValue("systemItem"), at: evaluator.object(id).place)
        return nil
      }
      item = BarItem(systemItem: known)
    }
    item.image = image("image", of: id)
    if case .object(let custom)? = evaluator.stored("customView", of: id) {
      item.customView = placedView(custom, in: id)
    }
    item.style = value("style", of: id)?.constantName == "done" ? .done : .plain
    item.isEnabled = flag("isEnabled", of: id) ?? true
    item.tintColor = color("tintColor", of: id)
    return item
  }
}
