/// The part that a view plays in a bar, as documents name it by a `key`.
enum BarViewPart: String {
  case titleView
  case customView
}

extension BarViewPart {
  /// The elements of a controller that hold the bars around its view.
  static let holders: Set<String> = ["navigationItem", "toolbarItems"]

  /// The elements that lead to views in bars.
  static let ways = holders.union([
    "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "items",
  ])
}

extension XMLElement {
  /// The part that the view plays in a bar; nil where it plays none.
  var barViewPart: BarViewPart? { self["key"].flatMap(BarViewPart.init) }

  /// The view that plays a part in this title or button; nil where none does.
  func view(_ part: BarViewPart) -> XMLElement? { children.first { $0.barViewPart == part } }
}
