extension View {
  /// The characters that a label, field or button shows; nil for the kinds that show none.
  package var text: String? {
    switch element {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.text
    case .cardField(let field): field.text
    case .navigationBar(let bar): bar.title
    case .view, .form, .stackView, .imageView, .scrollView, .separator, .tabBar, .toolbar: nil
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
    case .cardField(var field):
      field.text = text
      copy.element = .cardField(field)
    case .navigationBar(var bar):
      bar.title = text
      copy.element = .navigationBar(bar)
    case .view, .form, .stackView, .imageView, .scrollView, .separator, .tabBar, .toolbar: break
    }
    return copy
  }
}
