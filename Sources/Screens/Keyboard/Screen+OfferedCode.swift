/// Codes from messages, which the system offers above the keyboard.
extension Screen {
  /// The same screen with another code offered for the field that is edited, or with none; unchanged where none is.
  package func offering(_ code: String?) -> Screen {
    guard let field = focusedField else { return self }
    return mapViews { view, path, _ in
      guard path == field.path else { return nil }
      var copy = view
      copy.element = view.element.offering(code)
      return copy
    }
  }
}

extension Element {
  /// The same kind of view with another code above its keyboard; unchanged for a kind that takes no text.
  fileprivate func offering(_ code: String?) -> Element {
    switch self {
    case .textField(let field): .textField(field.with(\.inputTraits.offeredCode, code))
    case .textView(let textView): .textView(textView.with(\.inputTraits.offeredCode, code))
    case .searchBar(let bar): .searchBar(bar.with(\.inputTraits.offeredCode, code))
    case .cardField(let field): .cardField(field.with(\.inputTraits.offeredCode, code))
    case .view, .label, .button, .form, .stackView, .arrangement, .shape, .imageView, .scrollView,
      .separator,
      .visualEffectView, .webView, .mapView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .picker, .datePicker, .tableView,
      .tableViewCell, .collectionView, .navigationBar, .tabBar, .toolbar:
      self
    }
  }
}
