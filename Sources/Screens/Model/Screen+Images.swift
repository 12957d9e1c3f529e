extension Screen {
  /// The same screen with the pixels of every view, and of the bars around them, replaced by what a function makes of them; symbols stay.
  package func mapImages(_ transform: (Image) -> Image) -> Screen {
    mapViews { view, _, _ in
      var view = view
      view.element = view.element.mapImages(transform)
      return view
    }
  }
}

extension Element {
  /// The same kind of view with its own pixels replaced.
  fileprivate func mapImages(_ transform: (Image) -> Image) -> Element {
    switch self {
    case .imageView(var view):
      view.image = view.image?.mapImage(transform)
      return .imageView(view)
    case .button(var button):
      button.image = button.image?.mapImage(transform)
      button.backgroundImage = button.backgroundImage?.mapImage(transform)
      return .button(button)
    case .navigationBar(let bar): return .navigationBar(bar.mapImages(transform))
    case .tabBar(let bar): return .tabBar(bar.mapImages(transform))
    case .toolbar(let bar): return .toolbar(Toolbar(bar.items.mapImages(transform)))
    case .view, .label, .textField, .textView, .cardField, .form, .stackView, .arrangement, .shape,
      .scrollView,
      .separator, .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicator,
      .pageControl, .picker, .datePicker, .tableView, .tableViewCell, .collectionView, .searchBar,
      .visualEffectView, .webView, .mapView:
      return self
    }
  }
}

extension NavigationBar {
  fileprivate func mapImages(_ transform: (Image) -> Image) -> NavigationBar {
    var copy = self
    copy.leftItems = leftItems.mapImages(transform)
    copy.rightItems = rightItems.mapImages(transform)
    return copy
  }
}

extension TabBar {
  fileprivate func mapImages(_ transform: (Image) -> Image) -> TabBar {
    var copy = self
    for place in items.indices {
      copy.items[place].image = items[place].image?.mapImage(transform)
    }
    return copy
  }
}

extension [BarItem] {
  fileprivate func mapImages(_ transform: (Image) -> Image) -> [BarItem] {
    map { item in
      var copy = item
      copy.image = item.image?.mapImage(transform)
      return copy
    }
  }
}

extension ImageSource {
  fileprivate func mapImage(_ transform: (Image) -> Image) -> ImageSource {
    if case .bitmap(let image) = self { .bitmap(transform(image)) } else { self }
  }
}
