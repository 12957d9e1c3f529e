import AfterimageScreens

extension ImportedScene {
  /// The lines on which the elements of the scene's views begin.
  func lines(below root: XMLElement) -> [ViewPath: Int] {
    var elements: [String: Int] = [:]
    func collect(_ element: XMLElement) {
      if let id = element["id"] { elements[id] = element.line }
      element.children.forEach(collect)
    }
    collect(root)
    let objects = Dictionary(views.map { ($0.id, $0.objectId) }) { first, _ in first }
    var lines: [ViewPath: Int] = [:]
    screen.forEachView { view, path, _ in
      lines[path] = view.id.flatMap { objects[$0] }.flatMap { elements[$0] }
    }
    return lines
  }
}
