extension Screen {
  /// Makes a screen of views that were put together in Swift.
  ///
  /// - Parameters:
  ///   - name: what the screen is called: 1 to 128 of `[A-Za-z0-9._-]`.
  ///   - controller: what holds the root view.
  ///   - root: the view that fills the controller.
  ///   - presented: what stands before the view and its bars.
  /// - Throws: `InvalidInput` with everything that is wrong: ids, numbers out of range, constraints that cannot be understood or name a view that is not there.
  public init(
    _ name: String, controller: Controller = .plain, root: View, presented: Presentation? = nil
  ) throws(InvalidInput) {
    let roots = Self.checkedViews(root, of: controller, presented: presented)
    let views = NamedViews(screen: name, roots: roots)
    let validation = ScreenValidation(roots, presented: presented) { path, _ in
      views.place(of: path)
    }
    let checked = Name(name)
    var mistakes = checked == nil ? [Diagnostic(.badName(name), at: views.place(of: .root))] : []
    mistakes += validation.diagnostics + validation.checkedValues()
    mistakes += Shape.controller.check(controller).map {
      Diagnostic($0, at: views.place(of: .root))
    }
    mistakes += presented.map(views.mistakes) ?? []
    guard let checked, mistakes.isEmpty else {
      throw InvalidInput(diagnostics: mistakes.limited())
    }
    self.init(
      name: checked, controller: controller, root: root, presented: presented,
      constraints: validation.constraints)
  }
}

extension ScreenValidation {
  /// The mistakes in the values of single views, which decoding finds by itself.
  fileprivate func checkedValues() -> [Diagnostic] {
    // A bar of a controller's is checked with that.
    views.filter { !$0.path.isBar }.flatMap { view, path in
      ElementType.variants.check(view).map { Diagnostic($0, at: locate(path, .whole)) }
    }
  }
}

/// The names of the views of a screen that stands in no file.
private struct NamedViews {
  let screen: String
  let roots: [RootView]

  /// The id of a view, or the way to it from its root view.
  func place(of path: ViewPath) -> Diagnostic.Place {
    var view = roots.first { $0.root == path.root }?.view ?? View(.view)
    for index in path.steps {
      guard let child = view.children.dropFirst(index).first else { break }
      view = child
    }
    let way =
      ([path.root == .content ? "root" : path.root.description] + path.steps.map(String.init))
      .joined(separator: ".")
    return .view(view.id.map { "view \($0)" } ?? way, screen: screen)
  }

  /// The mistakes in what is presented beside its views.
  func mistakes(in presentation: Presentation) -> [Diagnostic] {
    Shape.presentation.check(presentation).map {
      Diagnostic($0, at: place(of: ViewPath(in: .presented)))
    }
  }
}
