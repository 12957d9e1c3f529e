/// The bars that controllers lay around their views, and the answers of an alert, as views by themselves: what they show can be secret, too.
extension Screen {
  /// The bars of all controllers, in the order of the views that fill these, and the answers of an alert.
  package var bars: [RootView] { Self.bars(of: controller, presented: presented) }

  /// The bars that have views of the author's own in them, whose ids and constraints are those of the screen.
  static func barsWithViews(of controller: Controller, presented: Presentation?) -> [RootView] {
    bars(of: controller, presented: presented).filter { !$0.view.children.isEmpty }
  }

  private static func bars(of controller: Controller, presented: Presentation?) -> [RootView] {
    controller.bars(of: .content)
      + (controller.primaryNavigation?.bars(of: .primary) ?? [])
      + (presented?.controller.bars(of: .presented) ?? [])
      + (presented?.answers.map { [RootView(root: .answers, view: $0)] } ?? [])
  }

  /// Sets a bar; one of another kind, or that is not there, changes nothing.
  mutating func setBar(_ view: View, of owner: ViewPath.BarOwner) {
    switch owner {
    case .content: controller.setBar(view.element)
    case .primary: controller.primaryNavigation?.setBar(view.element)
    case .presented: presented?.controller.setBar(view.element)
    }
  }
}

extension Controller {
  fileprivate func bars(of owner: ViewPath.BarOwner) -> [RootView] {
    let tabs = tabBar.map { RootView(root: .bar(.tabBar, of: owner), view: $0.view) }
    return (navigation?.bars(of: owner) ?? []) + [tabs].compactMap(\.self)
  }

  fileprivate mutating func setBar(_ bar: Element) {
    if case .tabBar(let bar) = bar, case .tabBar(var tabs) = self {
      tabs.tabBar = bar
      self = .tabBar(tabs)
    } else {
      navigation?.setBar(bar)
    }
  }

  /// The bars of the primary column; nil where there are none, and setting them changes nothing.
  fileprivate var primaryNavigation: NavigationController? {
    get { if case .split(let split) = self { split.primary.navigation } else { nil } }
    set {
      guard case .split(var split) = self else { return }
      split.primary.navigation = newValue
      self = .split(split)
    }
  }
}

extension NavigationController {
  fileprivate func bars(of owner: ViewPath.BarOwner) -> [RootView] {
    let top = RootView(root: .bar(.navigationBar, of: owner), view: bar.view)
    guard !toolbarItems.isEmpty else { return [top] }
    return [top, RootView(root: .bar(.toolbar, of: owner), view: Toolbar(toolbarItems).view)]
  }

  fileprivate mutating func setBar(_ element: Element) {
    if case .navigationBar(let bar) = element { self.bar = bar }
    if case .toolbar(let toolbar) = element { toolbarItems = toolbar.items }
  }
}
