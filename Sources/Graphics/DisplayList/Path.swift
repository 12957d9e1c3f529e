/// A figure of straight lines and cubic curves.
package struct Path: Hashable, Sendable {
  /// The steps of the pen, the first of them a move.
  package var elements: [Element]

  /// Makes a figure from the steps of the pen.
  package init(_ elements: [Element]) {
    self.elements = elements
  }

  /// One step of the pen.
  package enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }
}
