extension Screen {
  /// The background and the bars of the screen without anything in it, as a launch screen has them; one that would let something through is the system's.
  package var bare: Screen {
    var view = View(.view)
    view.backgroundColor = root.backgroundColor
    if !view.isOpaque { view.backgroundColor = .system(.systemBackground) }
    var controller = controller
    if let primary = controller.primaryRoot {
      controller.primaryRoot = View(.view).with(\.backgroundColor, primary.backgroundColor)
    }
    return Screen(name: name, controller: controller, root: view, presented: nil, constraints: [])
  }
}
