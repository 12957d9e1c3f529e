/// A view that nothing in a screen lies around, by where paths to it and to all in it begin.
package struct RootView: Hashable, Sendable {
  /// Which of the screen's root views it is.
  package var root: ViewPath.Root
  /// The view.
  package var view: View

  /// Names a view as one of a screen's root views.
  package init(root: ViewPath.Root, view: View) {
    self.root = root
    self.view = view
  }

  /// The path to the view.
  package var path: ViewPath { ViewPath(in: root) }
}

extension Screen {
  /// The root views that are there, from the bottom to the top; of the input accessory views all, though one is up at most.
  package var rootViews: [RootView] {
    let roots = Self.controllerViews(root, of: controller, presented: presented)
    return accessoryOwners.isEmpty
      ? roots : roots + RootView.accessories(of: accessoryOwners, in: roots + bars)
  }

  /// The root views of a screen that is still to be validated, and the bars that have views in them.
  static func checkedViews(
    _ content: View, of controller: Controller, presented: Presentation?
  ) -> [RootView] {
    let roots = authoredViews(content, of: controller, presented: presented)
    return roots + RootView.accessories(of: accessoryOwners(in: roots), in: roots)
  }

  /// The views that fill the controllers of a screen, and the bars that have views in them.
  static func authoredViews(
    _ content: View, of controller: Controller, presented: Presentation?
  ) -> [RootView] {
    controllerViews(content, of: controller, presented: presented)
      + barsWithViews(of: controller, presented: presented)
  }

  /// The views that fill the controllers of a screen.
  private static func controllerViews(
    _ content: View, of controller: Controller, presented: Presentation?
  ) -> [RootView] {
    [RootView(root: .content, view: content)]
      + (controller.primaryRoot.map { [RootView(root: .primary, view: $0)] } ?? [])
      + (presented.map { [RootView(root: .presented, view: $0.root)] } ?? [])
  }

  /// A root view, or a bar; setting one that is not there changes nothing.
  subscript(root: ViewPath.Root) -> View? {
    get { (rootViews + bars).first { $0.root == root }?.view }
    set {
      guard let newValue else { return }
      switch root {
      case .content: self.root = newValue
      case .primary: controller.primaryRoot = newValue
      case .presented: presented?.root = newValue
      case .bar(_, let owner): setBar(newValue, of: owner)
      case .answers: presented?.answers = newValue
      case .accessory(let number): setAccessory(newValue, number)
      }
    }
  }

  private mutating func setAccessory(_ accessory: View, _ number: Int) {
    guard accessoryOwners.indices.contains(number) else { return }
    let owner = accessoryOwners[number]
    self[owner.root] = self[owner.root]?.settingAccessory(accessory, at: owner.steps[...])
  }
}
