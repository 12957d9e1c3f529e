extension Screen {
  /// Calls a function with every view, its path, and whether it is sensitive, in document order, one root view after the other, then with the bars of the controllers.
  package func forEachView(_ body: (View, ViewPath, _ isSensitive: Bool) -> Void) {
    func visit(_ view: View, _ path: ViewPath, _ inherited: Bool) {
      let isSensitive = view.mark ?? inherited
      body(view, path, isSensitive)
      for (index, child) in view.children.enumerated() {
        visit(child, path.child(index), isSensitive)
      }
    }
    for root in rootViews + bars { visit(root.view, root.path, false) }
  }

  /// The same screen with every view, and every bar of a controller, replaced by what a function makes of it, or left as it is where that is nil; the function may not change ids or children.
  package func mapViews(
    _ transform: (View, ViewPath, _ isSensitive: Bool) -> View?
  ) -> Screen {
    // Views in which nothing is replaced are shared with the screen, and compared with its own at once.
    func visit(_ view: View, _ path: ViewPath, _ inherited: Bool) -> View? {
      let isSensitive = view.mark ?? inherited
      let own = transform(view, path, isSensitive)
      var replaced: [Int: View] = [:]
      for (place, child) in (own ?? view).children.enumerated() {
        replaced[place] = visit(child, path.child(place), isSensitive)
      }
      return replaced.isEmpty ? own : (own ?? view).replacingChildren(replaced)
    }
    var copy = self
    for root in rootViews + bars {
      if let replaced = visit(root.view, root.path, false) { copy[root.root] = replaced }
    }
    return copy
  }

  /// The path to the view of an id; nil where no view bears it.
  package func path(of id: String) -> ViewPath? {
    var found: ViewPath?
    forEachView { view, path, _ in if view.id == id { found = path } }
    return found
  }
}
