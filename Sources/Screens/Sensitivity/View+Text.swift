extension View {
  /// The characters that a label, field or button shows; nil for the kinds that show none.
  package var text: String? {
    switch element {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.text
    case .textView(let textView): textView.text
    case .cardField(let field): field.text
    case .webView(let webView): webView.url
    case .mapView(let mapView): mapView.place
    case .view, .form, .stackView, .imageView, .scrollView, .separator, .visualEffectView: nil
    }
  }

  /// The same view with other characters; unchanged for the kinds that show none.
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
    case .webView: copy.element = .webView(WebView(text))
    case .mapView: copy.element = .mapView(MapView(text))
    case .view, .form, .stackView, .imageView, .scrollView, .separator, .visualEffectView: break
    }
    return copy
  }
}
