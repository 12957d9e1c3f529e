import AfterimageGraphics

extension Screen {
  /// The same screen as UIKit shows it above others, where no window of one colour lies beneath: a view that fills a controller is clear unless it has a background.
  package var onClearGround: Screen {
    var copy = self
    copy.root = root.onClearGround
    if let primary = controller.primaryRoot {
      copy.controller.primaryRoot = primary.onClearGround
    }
    return copy
  }
}

extension View {
  /// The same view, clear where neither it nor its kind has a background.
  package var onClearGround: View {
    guard backgroundColor == nil, !element.hasBackground else { return self }
    return with(\.backgroundColor, .system(.clear))
  }

  /// True where the view hides what lies beneath all of it, whatever it holds.
  package var isOpaque: Bool {
    guard alpha >= 1, !isHidden, cornerRadius == 0 else { return false }
    guard let backgroundColor else { return element.hasBackground }
    return UserInterfaceStyle.allCases.allSatisfy {
      backgroundColor.resolved(for: $0, contrast: .normal).isOpaque
    }
  }
}

extension Element {
  /// True for the kinds that have a background unless they are given another; the rest are clear.
  package var hasBackground: Bool {
    switch self {
    case .textView, .form, .tableView, .collectionView, .webView, .mapView: true
    case .view, .label, .button, .textField, .cardField, .stackView, .arrangement, .shape,
      .imageView, .scrollView,
      .separator, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .tableViewCell, .searchBar,
      .navigationBar, .tabBar, .toolbar, .visualEffectView:
      false
    }
  }
}
