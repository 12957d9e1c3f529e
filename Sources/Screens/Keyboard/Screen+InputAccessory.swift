/// The input accessory views of a screen.
extension Screen {
  /// The input accessory view that is up: that of the view that is edited; nil where nothing is, or it has none.
  package var shownAccessory: RootView? {
    guard !accessoryOwners.isEmpty, let owner = focusedField?.path,
      let number = accessoryOwners.firstIndex(of: owner)
    else { return nil }
    return self[.accessory(number)].map { RootView(root: .accessory(number), view: $0) }
  }

  /// True where the window of the keyboard has something to show: the keyboard, or an accessory view.
  package var hasInputViews: Bool { hasKeyboard || shownAccessory != nil }

  /// The view that has an input accessory view, of a view in that; nil for every other view.
  package func accessoryOwner(of path: ViewPath) -> ViewPath? {
    guard case .accessory(let number) = path.root else { return nil }
    return accessoryOwners.indices.contains(number) ? accessoryOwners[number] : nil
  }

  /// The views that have an input accessory view, in the order of the document.
  static func accessoryOwners(in roots: [RootView]) -> [ViewPath] {
    var owners: [ViewPath] = []
    func visit(_ view: View, _ path: ViewPath) {
      if view.element.inputTraits?.inputAccessoryView != nil { owners.append(path) }
      for (index, child) in view.children.enumerated() { visit(child, path.child(index)) }
    }
    for root in roots { visit(root.view, root.path) }
    return owners
  }
}

extension RootView {
  /// The input accessory views of views in other root views.
  static func accessories(of owners: [ViewPath], in roots: [RootView]) -> [RootView] {
    owners.enumerated().compactMap { number, owner in
      roots.first { $0.root == owner.root }?.view.descendant(at: owner.steps)?
        .element.inputTraits?.inputAccessoryView
        .map { RootView(root: .accessory(number), view: $0) }
    }
  }
}

extension View {
  /// The view at the end of a way of indices; nil where it leads nowhere.
  func descendant(at steps: [Int]) -> View? {
    var view = self
    for step in steps {
      let children = view.children
      guard children.indices.contains(step) else { return nil }
      view = children[step]
    }
    return view
  }

  /// The same view with another input accessory view for one of those in it.
  func settingAccessory(_ accessory: View, at steps: ArraySlice<Int>) -> View {
    guard let step = steps.first else {
      var copy = self
      copy.element = element.settingAccessory(accessory)
      return copy
    }
    return mapChildren { index, child in
      index == step ? child.settingAccessory(accessory, at: steps.dropFirst()) : child
    }
  }
}

extension Element {
  /// The keyboard that a kind of view that takes text asks for; nil for every other.
  var inputTraits: TextInputTraits? {
    switch self {
    case .textField(let field): field.inputTraits
    case .textView(let textView): textView.inputTraits
    case .searchBar(let bar): bar.inputTraits
    case .cardField(let field): field.inputTraits
    case .view, .label, .button, .form, .stackView, .arrangement, .shape, .imageView, .scrollView,
      .separator,
      .visualEffectView, .webView, .mapView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .picker, .datePicker, .tableView,
      .tableViewCell, .collectionView, .navigationBar, .tabBar, .toolbar:
      nil
    }
  }

  /// The same kind of view with another input accessory view.
  fileprivate func settingAccessory(_ accessory: View) -> Element {
    switch self {
    case .textField(let field):
      .textField(field.with(\.inputTraits.inputAccessoryView, accessory))
    case .textView(let textView):
      .textView(textView.with(\.inputTraits.inputAccessoryView, accessory))
    case .searchBar(let bar): .searchBar(bar.with(\.inputTraits.inputAccessoryView, accessory))
    case .cardField(let field):
      .cardField(field.with(\.inputTraits.inputAccessoryView, accessory))
    case .view, .label, .button, .form, .stackView, .arrangement, .shape, .imageView, .scrollView,
      .separator,
      .visualEffectView, .webView, .mapView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .picker, .datePicker, .tableView,
      .tableViewCell, .collectionView, .navigationBar, .tabBar, .toolbar:
      self
    }
  }
}
