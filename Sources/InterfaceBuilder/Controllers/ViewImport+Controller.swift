import AfterimageScreens

/// The bars around a scene.
extension ViewImport {
  /// The view controller around the root view of a scene: with the bars of those around it, or those that the canvas simulates.
  mutating func controller(of scene: DocumentScene) -> Controller {
    guard let element = scene.controller, let id = scene.controllerId else { return .plain }
    let navigation = navigationController(of: element, id)
    let isUnderTabs = !element.isYes("hidesBottomBarWhenPushed")
    guard let tabBar = isUnderTabs ? tabBar(around: id, simulatedBy: element) : nil else {
      return navigation.map { .navigation($0) } ?? .plain
    }
    var tabs = TabBarController(tabBar, navigation: navigation)
    let bar = document.controllers.tabBar(around: id)?.controller.child("tabBar", key: "tabBar")
    tabs.edgesForExtendedLayout = extendedEdges(of: element, under: [.bottom: bar])
    return .tabBar(tabs)
  }

  /// The edges of a controller's view that reach beneath its bars: those that it says, or all, but no opaque bar's unless it says so.
  private func extendedEdges(
    of element: XMLElement, under bars: [ExtendedEdge: XMLElement?]
  ) -> Set<ExtendedEdge> {
    let own = element.child("extendedEdge", key: "edgesForExtendedLayout")
    return Set.all.filter { edge in
      let isOpaque = bars[edge].flatMap(\.self)?["translucent"] == "NO"
      return own?.isYes(edge.rawValue) != false
        && (!isOpaque || element.isYes("extendedLayoutIncludesOpaqueBars"))
    }
  }

  private mutating func navigationController(
    of element: XMLElement, _ id: String
  ) -> NavigationController? {
    let around = document.controllers.navigation(around: id)
    let isSimulated = element.child("simulatedNavigationBarMetrics") != nil
    let item = element.child("navigationItem", key: "navigationItem")
    guard around != nil || isSimulated || item != nil,
      around?.controller.isYes("navigationBarHidden") != true
    else { return nil }
    var bar = navigationBar(item, of: around?.controller)
    bar.backTitle = around?.pushedBy.map { backTitle(to: $0) }
    if bar.backTitle != nil, !bar.leftItems.isEmpty,
      item?["leftItemsSupplementBackButton"] != "YES"
    {
      bar.backTitle = nil
    }
    var navigation = NavigationController(
      bar, toolbarItems: toolbarItems(of: element, in: around?.controller))
    navigation.edgesForExtendedLayout = extendedEdges(
      of: element,
      under: [
        .top: around?.controller.child("navigationBar", key: "navigationBar"),
        .bottom: around?.controller.child("toolbar", key: "toolbar"),
      ])
    return navigation
  }

  /// The bar of a navigation controller for an item.
  ///
  /// - Parameter ancestors: the ids of the bar and of the elements above it, where it stands among the views.
  mutating func navigationBar(
    _ item: XMLElement?, of controller: XMLElement?, below ancestors: [String] = []
  ) -> NavigationBar {
    var bar = NavigationBar(item.flatMap { localized("title", of: $0) } ?? "")
    bar.titleView = item?.children.first { $0["key"] == "titleView" }
      .map { view($0, below: ancestors) }
    bar.prompt = item.flatMap { localized("prompt", of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    bar.leftItems = barItems(
      ["leftBarButtonItem", "leftBarButtonItems"], of: item, below: ancestors)
    bar.rightItems = barItems(
      ["rightBarButtonItem", "rightBarButtonItems"], of: item, below: ancestors)
    let own = controller?.child("navigationBar", key: "navigationBar")
    if let own { readColors(of: &bar, own) }
    bar.prefersLargeTitles =
      item?["largeTitleDisplayMode"] == "always"
      || own?.isYes("largeTitles") == true && item?["largeTitleDisplayMode"] != "never"
    return bar
  }

  /// The title beside the arrow, as UIKit writes it: the pushing screen's own wish, its title, or `Back`.
  private func backTitle(to controller: XMLElement) -> String {
    let item = controller.child("navigationItem", key: "navigationItem")
    let wish = item?.child("barButtonItem", key: "backBarButtonItem")
      .flatMap { localized("title", of: $0) }
    let title = wish ?? item.flatMap { localized("title", of: $0) } ?? ""
    return title.isEmpty && wish == nil ? "Back" : title
  }

  private mutating func toolbarItems(
    of element: XMLElement, in controller: XMLElement?
  ) -> [BarItem] {
    let isShown =
      controller?["toolbarHidden"] == "NO" || element.child("simulatedToolbarMetrics") != nil
    guard isShown else { return [] }
    return barItems(["toolbarItems"], of: element)
  }

  private mutating func tabBar(around id: String, simulatedBy element: XMLElement) -> TabBar? {
    guard let around = document.controllers.tabBar(around: id) else {
      return element.child("simulatedTabBarMetrics").map { _ in TabBar() }
    }
    let children = document.controllers.children(of: around.controller)
    var bar = TabBar()
    for child in children {
      var tab = tabItem(child.child("tabBarItem", key: "tabBarItem") ?? child)
      tab.isSelected = child["id"] == around.selected
      bar.items.append(tab)
    }
    if let own = around.controller.child("tabBar", key: "tabBar") {
      bar.barTintColor = color("barTintColor", of: own)
      bar.tintColor = color("selectedImageTintColor", of: own) ?? color("tintColor", of: own)
    }
    return bar
  }
}
