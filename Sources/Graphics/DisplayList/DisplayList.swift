/// A list of drawings, bottom to top, with every default resolved.
package struct DisplayList: Hashable, Sendable {
  /// The canvas, in points.
  package var size: Size
  /// The drawings in painter's order.
  package var items: [DisplayItem]

  /// Makes a list for a canvas of a size in points.
  package init(size: Size, items: [DisplayItem]) {
    self.size = size
    self.items = items
  }

  /// True where one of the drawings hides by itself all that the canvas had before.
  package var isOpaque: Bool {
    let canvas = Rect(origin: .zero, size: size)
    return items.contains { item in
      guard case .fill(let shape, let color) = item.drawing else { return false }
      return color.isOpaque && shape.radius <= 0 && shape.rect.contains(canvas)
    }
  }
}

/// One drawing and the view it came from.
package struct DisplayItem: Hashable, Sendable {
  /// The index of the view in its layout's list of nodes; nil for what no view draws.
  package var source: Int?
  /// The drawing.
  package var drawing: Drawing

  /// Makes an item of a view.
  package init(_ drawing: Drawing, source: Int? = nil) {
    self.source = source
    self.drawing = drawing
  }
}
