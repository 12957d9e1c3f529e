extension View {
  /// The views directly below this one wherever they are declared: the fields of a form's rows, then the subviews.
  package var children: [View] {
    guard case .form(let form) = element else { return subviews }
    return form.sections.flatMap(\.rows).compactMap(\.field) + subviews
  }

  /// The same view with each child replaced by what a function makes of it and of its place among the children.
  package func mapChildren(_ transform: (Int, View) -> View) -> View {
    var copy = self
    var index = 0
    if case .form(var form) = element {
      for section in form.sections.indices {
        for row in form.sections[section].rows.indices {
          guard let field = form.sections[section].rows[row].field else { continue }
          form.sections[section].rows[row].field = transform(index, field)
          index += 1
        }
      }
      copy.element = .form(form)
    }
    copy.subviews = subviews.enumerated().map { transform(index + $0.offset, $0.element) }
    return copy
  }
}
