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

  /// The same screen with every view, and every bar of a controller, replaced by what a function makes of it; the function may not change ids or children.
  package func mapViews(_ transform: (View, ViewPath, _ isSensitive: Bool) -> View) -> Screen {
    func visit(_ view: View, _ path: ViewPath, _ inherited: Bool) -> View {
      let isSensitive = view.mark ?? inherited
      return transform(view, path, isSensitive)
        .mapChildren { visit($1, path.child($0), isSensitive) }
    }
    var copy = self
    for root in rootViews + bars { copy[root.root] = visit(root.view, root.path, false) }
    return copy
  }

  /// The path to the view of an id; nil where no view bears it.
  package func path(of id: String) -> ViewPath? {
    var found: ViewPath?
    forEachView { view, path, _ in if view.id == id { found = path } }
    return found
  }
}
