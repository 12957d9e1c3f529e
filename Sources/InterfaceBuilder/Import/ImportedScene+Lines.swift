import AfterimageScreens

extension ImportedScene {
  /// Where the views of the scene and their constraints stand in the document.
  func places(in reference: DocumentReference) -> ScreenPlaces {
    let imported = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    var found: [ViewPath: ImportedView] = [:]
    screen.forEachView { view, path, _ in found[path] = view.id.flatMap { imported[$0] } }
    return ScreenPlaces { [found] path, part in
      found[path].map { reference.place(ofLine: $0.line(of: part)) }
    }
  }
}

extension ImportedView {
  /// The line of the view, or of one of its constraints.
  fileprivate func line(of part: ViewPart) -> Int {
    switch part {
    case .whole, .id: line
    case .constraint(let index, _, _): constraintLines.dropFirst(index).first ?? line
    }
  }
}
