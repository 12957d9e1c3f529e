extension Screen {
  /// The background and the bars of the screen without anything in it, as a launch screen has them: what is secret in the bars is not known yet, views in them are not there, and a background that would let something through is the system's.
  package var bare: Screen {
    var empty = self
    for bar in bars {
      var view = bar.view.withoutSecrets(isSensitive: false, forGood: true)
      view.element = view.element.withoutBarViews
      empty[bar.root] = view
    }
    var controller = empty.controller
    controller.primaryRoot = controller.primaryRoot.map(\.opaqueGround)
    return Screen(
      name: name, controller: controller, root: root.opaqueGround, presented: nil, constraints: [])
  }
}

extension View {
  /// A view with the same background and nothing in it, or with the system's where that lets something through.
  fileprivate var opaqueGround: View {
    var ground = View(.view)
    ground.backgroundColor = backgroundColor
    if !ground.isOpaque { ground.backgroundColor = .system(.systemBackground) }
    return ground
  }
}
