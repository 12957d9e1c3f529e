extension View {
  /// The characters that a label, field or button shows, and the value of a control; nil for the kinds that have neither.
  package var text: String? {
    switch element {
    case .label(let label): label.text
    case .button(let button): button.title
    case .textField(let field): field.text
    case .cardField(let field): field.text
    case .searchBar(let bar): bar.text
    case .navigationBar(let bar): bar.title
    default: element.value
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
    case .cardField(var field):
      field.text = text
      copy.element = .cardField(field)
    case .searchBar(var bar):
      bar.text = text
      copy.element = .searchBar(bar)
    case .navigationBar(var bar):
      bar.title = text
      copy.element = .navigationBar(bar)
    default: copy.element = element.withValue(text)
    }
    return copy
  }
}
