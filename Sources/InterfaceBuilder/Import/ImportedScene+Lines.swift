import AfterimageScreens

extension ImportedScene {
  /// The lines on which the elements of the scene's views begin.
  func lines(of elements: [XMLElement]) -> [ViewPath: Int] {
    var begins: [String: Int] = [:]
    func collect(_ element: XMLElement) {
      if let id = element["id"] { begins[id] = element.line }
      element.children.forEach(collect)
    }
    elements.forEach(collect)
    let objects = Dictionary(views.map { ($0.id, $0.objectId) }) { first, _ in first }
    var lines: [ViewPath: Int] = [:]
    screen.forEachView { view, path, _ in
      lines[path] = view.id.flatMap { objects[$0] }.flatMap { begins[$0] }
    }
    return lines
  }
}
