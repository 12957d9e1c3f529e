import AfterimageScreens

/// Bars that stand among the views.
extension ViewImport {
  /// A navigation bar with the item on its top.
  ///
  /// - Parameter line: the ids of the bar and of the elements above it, the nearest first.
  mutating func barAmongViews(_ element: XMLElement, above line: [String]) -> NavigationBar {
    var bar = navigationBar(
      element.child("items")?.children("navigationItem").last, of: nil, below: line)
    readColors(of: &bar, element)
    return bar
  }

  /// A tab bar with its tabs.
  mutating func tabBarAmongViews(_ element: XMLElement) -> TabBar {
    let items = element.child("items")?.children("tabBarItem") ?? []
    let selected = element["selectedItem"]
    var bar = TabBar()
    for item in items {
      var tab = tabItem(item)
      tab.isSelected = item["id"] != nil && item["id"] == selected
      bar.items.append(tab)
    }
    bar.barTintColor = color("barTintColor", of: element)
    bar.tintColor = color("tintColor", of: element)
    return bar
  }

  /// The colours that a document gives a navigation bar.
  mutating func readColors(of bar: inout NavigationBar, _ element: XMLElement) {
    bar.barTintColor = color("barTintColor", of: element)
    bar.tintColor = color("tintColor", of: element)
    let title = element.child("textAttributes", key: "titleTextAttributes")
    bar.titleColor = title.flatMap { color("textColor", of: $0) }
    if bar.titleColor == nil, element["barStyle"] == "black" {
      bar.titleColor = .system(.white)
    }
  }
}
