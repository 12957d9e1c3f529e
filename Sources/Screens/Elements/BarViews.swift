/// The views of the author's own that stand in bars.
extension NavigationBar {
  /// The views in the bar, in the order of their keys in files.
  package var parts: [View] {
    [titleView].compactMap(\.self) + (leftItems + rightItems).compactMap(\.shownView)
  }
}

extension BarItem {
  /// The view in the place of title and picture, with the item's mark unless it has one of its own; nil where there is none.
  package var shownView: View? {
    guard var view = customView else { return nil }
    view.isSensitive = view.isSensitive ?? mark.isSensitive
    return view
  }
}

extension Element {
  /// A bar without the views of the author's own in it; every other kind as it is.
  var withoutBarViews: Element {
    switch self {
    case .navigationBar(var bar):
      bar.titleView = nil
      bar.leftItems = bar.leftItems.withoutViews
      bar.rightItems = bar.rightItems.withoutViews
      return .navigationBar(bar)
    case .toolbar(let bar): return .toolbar(Toolbar(bar.items.withoutViews))
    case .view, .label, .button, .textField, .textView, .cardField, .form, .stackView, .arrangement,
      .shape, .imageView,
      .scrollView, .separator, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .tableView, .tableViewCell,
      .collectionView, .searchBar, .tabBar, .visualEffectView, .webView, .mapView:
      return self
    }
  }
}

extension [BarItem] {
  /// The same items, those that were views with nothing to show.
  fileprivate var withoutViews: [BarItem] {
    map { item in
      var copy = item
      copy.customView = nil
      return copy
    }
  }
}
