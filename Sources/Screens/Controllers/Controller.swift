/// The view controller around a screen's root view, which draws the bars.
public indirect enum Controller: Hashable, Sendable {
  /// Nothing but the view.
  case plain
  /// A navigation bar above the view, and perhaps a toolbar below it.
  case navigation(NavigationController)
  /// A tab bar below the view, and perhaps the bars of a navigation controller.
  case tabBar(TabBarController)
  /// Two columns beside each other, of which the view fills the secondary one.
  case split(SplitController)
  /// Pages that are turned by a finger, of which the view is the one that shows.
  case page(PageController)

  /// The navigation controller around the view, wherever it is; nil where there is none, and setting it changes nothing.
  package internal(set) var navigation: NavigationController? {
    get {
      switch self {
      case .plain: nil
      case .navigation(let navigation): navigation
      case .tabBar(let tabs): tabs.navigation
      case .split(let split): split.navigation
      case .page(let pages): pages.navigation
      }
    }
    set {
      guard navigation != nil, let newValue else { return }
      switch self {
      case .plain: return
      case .navigation: self = .navigation(newValue)
      case .tabBar(var tabs):
        tabs.navigation = newValue
        self = .tabBar(tabs)
      case .split(var split):
        split.navigation = newValue
        self = .split(split)
      case .page(var pages):
        pages.navigation = newValue
        self = .page(pages)
      }
    }
  }

  /// The tab bar below the view; nil where there is none.
  package var tabBar: TabBar? {
    if case .tabBar(let tabs) = self { tabs.tabBar } else { nil }
  }

  /// The view that fills the primary column; nil where there is none, and setting it changes nothing.
  package internal(set) var primaryRoot: View? {
    get { if case .split(let split) = self { split.primary.root } else { nil } }
    set {
      guard let newValue, case .split(var split) = self else { return }
      split.primary.root = newValue
      self = .split(split)
    }
  }
}

/// The bars of a controller that pushes screens.
public struct NavigationController: Hashable, Sendable {
  /// The bar above the view.
  package var bar: NavigationBar
  /// The buttons of the toolbar below the view; none shows no toolbar.
  package var toolbarItems: [BarItem]
  /// The edges of the view that reach beneath the bar and the toolbar; at any other it ends where the bar begins.
  public var edgesForExtendedLayout: Set<ExtendedEdge> = .all

  /// Makes a controller with its bar, without a toolbar unless told otherwise.
  public init(_ bar: NavigationBar = NavigationBar(), toolbarItems: [BarItem] = []) {
    self.bar = bar
    self.toolbarItems = toolbarItems
  }
}

/// The bars of a controller that shows one of several parts of an app.
public struct TabBarController: Hashable, Sendable {
  /// The bar below the view.
  package var tabBar: TabBar
  /// The bars of the navigation controller in the selected tab; nil has none.
  package var navigation: NavigationController?
  /// The edges of the view that reach beneath the tab bar; at any other it ends where the bar begins.
  public var edgesForExtendedLayout: Set<ExtendedEdge> = .all

  /// Makes a controller with its bar, without a navigation controller unless told otherwise.
  public init(_ tabBar: TabBar = TabBar(), navigation: NavigationController? = nil) {
    self.tabBar = tabBar
    self.navigation = navigation
  }
}
