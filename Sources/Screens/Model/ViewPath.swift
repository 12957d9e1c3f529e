/// The way from the root to a view: at each step the index among the children.
package struct ViewPath: Hashable, Sendable, Comparable {
  /// The indices, none for the root itself.
  package var steps: [Int]

  /// Makes a path from its steps.
  package init(_ steps: [Int] = []) {
    self.steps = steps
  }

  /// The root view.
  package static let root = ViewPath()

  /// The path to a child of the view at this path.
  package func child(_ index: Int) -> ViewPath { ViewPath(steps + [index]) }

  /// The path to the view above; nil at the root.
  package var parent: ViewPath? { steps.isEmpty ? nil : ViewPath(Array(steps.dropLast())) }

  /// Orders paths as their views stand in the document.
  package static func < (left: ViewPath, right: ViewPath) -> Bool {
    left.steps.lexicographicallyPrecedes(right.steps)
  }
}
