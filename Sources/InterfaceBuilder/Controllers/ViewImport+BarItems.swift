import AfterimageScreens

/// The buttons of bars and the tabs.
extension ViewImport {
  /// The items that play some parts in an element, alone or in a list, without the spaces between them.
  ///
  /// - Parameter ancestors: the ids of the bar and of the elements above it, where it stands among the views.
  mutating func barItems(
    _ keys: [String], of element: XMLElement?, below ancestors: [String] = []
  ) -> [BarItem] {
    let parts = element?.children.filter { part in
      keys.contains(part.name) || part["key"].map(keys.contains) == true
    }
    let items = (parts ?? []).flatMap { $0.name == "barButtonItem" ? [$0] : $0.children }
    return items.compactMap { $0.name == "barButtonItem" ? barItem($0, below: ancestors) : nil }
  }

  /// A button of a bar; nil for a space.
  private mutating func barItem(_ element: XMLElement, below ancestors: [String]) -> BarItem? {
    guard var item = content(of: element, below: ancestors) else { return nil }
    item.tintColor = color("tintColor", of: element)
    item.style = element["style"] == "done" || element["systemItem"] == "done" ? .done : item.style
    item.isEnabled = element["enabled"] != "NO"
    return item
  }

  private mutating func content(of element: XMLElement, below ancestors: [String]) -> BarItem? {
    let system = element["systemItem"]
    if system == "flexibleSpace" || system == "fixedSpace" { return nil }
    if let custom = element.children.first(where: { $0["key"] == "customView" }) {
      return BarItem(customView: view(custom, below: ancestors))
    }
    if let system {
      guard let known = BarItem.SystemItem(rawValue: system) else {
        note(.unsupported("systemItem \(system)"), at: element)
        return BarItem(system.capitalizedFirst)
      }
      return BarItem(systemItem: known)
    }
    var item = BarItem(localized("title", of: element) ?? "")
    item.image = barPicture(element["image"], of: element)
    return item
  }

  /// A tab with its words and its picture.
  mutating func tabItem(_ element: XMLElement) -> TabBar.Item {
    let system = element["systemItem"]
    let title = system.map { Self.systemTabs[$0]?.title ?? $0.capitalizedFirst }
    let symbol = system.map { Self.systemTabs[$0]?.symbol ?? Self.unknownSymbol }
    var tab = TabBar.Item(title ?? localized("title", of: element) ?? "", symbol: symbol)
    if symbol == nil {
      tab.image = barPicture(element["image"], of: element) ?? .symbol(Self.unknownSymbol)
    }
    tab.badge = localized("badgeValue", of: element)
    return tab
  }

  /// The picture that a bar's element names, which is a template unless its set says otherwise; a square stands for one whose size is not known either, and nil is none.
  private mutating func barPicture(_ name: String?, of element: XMLElement) -> ImageSource? {
    guard let name, !name.isEmpty else { return nil }
    return picture(name, namedBy: element, rendering: .template)
      ?? .symbol(Self.unknownSymbol)
  }

  private static let unknownSymbol = Symbol("square")

  /// The tabs of the system.
  private static let systemTabs: [String: (title: String, symbol: Symbol)] = [
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
    "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
    "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down.circle"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
  ]
}

extension String {
  /// The same with its first character as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
