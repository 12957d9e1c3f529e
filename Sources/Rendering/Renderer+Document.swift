package import AfterimageGraphics

extension Renderer {
  /// The same list for a document, no format of which can blur what it has drawn: everything up to the last effect on what lies beneath becomes one image.
  ///
  /// - Parameter scale: pixels in a point of such an image.
  package func flattened(
    _ list: DisplayList, scale: Double, background: Color
  ) throws(RenderingError) -> DisplayList {
    guard let lastEffect = list.items.lastIndex(where: { $0.drawing.seesBeneath }) else {
      return list
    }
    let beneath = DisplayList(size: list.size, items: Array(list.items[...lastEffect]))
    let image = try render(beneath, scale: scale, background: background)
    let whole = Rect(origin: .zero, size: list.size)
    let rest = list.items[(lastEffect + 1)...]
    return DisplayList(
      size: list.size, items: [DisplayItem(.image(image, in: whole, clip: whole))] + rest)
  }

  /// Draws a list over a background as a document: the same bytes for the same list and scale.
  ///
  /// - Parameter scale: pixels in a point of what only pixels can show.
  package func document(
    _ list: DisplayList, as format: DocumentFormat, scale: Double, background: Color
  ) throws(RenderingError) -> [UInt8] {
    let list = try flattened(list, scale: scale, background: background)
    let whole = Rect(origin: .zero, size: list.size)
    let items = [DisplayItem(.fill(RoundedRect(whole), background))] + list.items
    return try Canvas.document(format, size: list.size) { canvas, _ in
      draw(items[...], on: canvas)
    }
  }

  /// Draws lists as the pages of a PDF file, one below the other: the same bytes for the same lists.
  ///
  /// - Parameter size: the extent of every page, in points.
  package func document(
    pages: [DisplayList], size: Size
  ) throws(RenderingError) -> [UInt8] {
    try Canvas.document(.pdf, size: size, pages: pages.count) { canvas, page in
      draw(pages[page].items[...], on: canvas)
    }
  }
}

extension Drawing {
  /// True where what was drawn before decides about the look.
  fileprivate var seesBeneath: Bool {
    switch self {
    case .backdrop: true
    case .group(let group): group.items.contains { $0.drawing.seesBeneath }
    case .fill, .gradient, .border, .path, .stroke, .text, .image, .shadow: false
    }
  }
}
