extension View {
  /// The characters that a label, field or button shows, and the value of a control; nil for the kinds that have neither.
  package var text: String? {
    switch element {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.text
    case .textView(let textView): textView.text
    case .cardField(let field): field.text
    case .searchBar(let bar): bar.text
    case .navigationBar(let bar): bar.title
    case .webView(let webView): webView.url
    case .mapView(let mapView): mapView.place
    case .view, .form, .stackView, .arrangement, .shape, .imageView, .scrollView, .separator,
      .switch, .slider, .stepper,
      .segmentedControl, .progressView, .activityIndicator, .pageControl, .picker, .datePicker,
      .tableView, .tableViewCell, .collectionView, .tabBar, .toolbar, .visualEffectView:
      element.value
    }
  }

  /// The same view with other characters or another value; unchanged for the kinds that have neither.
  package func withText(_ text: String) -> View {
    var copy = self
    switch element {
    case .label(var label):
      label.text = text
      copy.element = .label(label)
    case .button(var button):
      button.title = text
      copy.element = .button(button)
    case .textField(var field):
      field.text = text
      copy.element = .textField(field)
    case .textView(var textView):
      textView.text = text
      copy.element = .textView(textView)
    case .cardField(var field):
      field.text = text
      copy.element = .cardField(field)
    case .searchBar(var bar):
      bar.text = text
      copy.element = .searchBar(bar)
    case .navigationBar(var bar):
      bar.title = text
      copy.element = .navigationBar(bar)
    case .webView: copy.element = .webView(WebView(text))
    case .mapView: copy.element = .mapView(MapView(text))
    case .view, .form, .stackView, .arrangement, .shape, .imageView, .scrollView, .separator,
      .switch, .slider, .stepper,
      .segmentedControl, .progressView, .activityIndicator, .pageControl, .picker, .datePicker,
      .tableView, .tableViewCell, .collectionView, .tabBar, .toolbar, .visualEffectView:
      copy.element = element.withValue(text)
    }
    return copy
  }
}

extension View {
  /// True where the view itself shows something now that is secret if the view is: characters, a value, a picture, or what only the app's code knows.
  package var showsContent: Bool {
    switch element {
    case .label, .textField, .textView, .cardField: text?.isEmpty == false
    case .view, .stackView, .arrangement, .shape, .scrollView, .separator, .visualEffectView:
      isDrawnInCode
    case .collectionView: false
    case .button, .form, .imageView, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicator, .pageControl, .picker, .datePicker, .tableView, .tableViewCell,
      .searchBar, .navigationBar, .tabBar, .toolbar, .webView, .mapView:
      shownContents.contains { $0.value != .text("") }
    }
  }
}
