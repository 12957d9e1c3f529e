package import AfterimageGraphics

extension Renderer {
  /// Draws a list over a background as a document: the same bytes for the same list and scale.
  ///
  /// No document format can blur what it has drawn: everything up to the last effect on what lies beneath becomes one image in it.
  /// - Parameter scale: pixels in a point of such an image.
  package func document(
    _ list: DisplayList, as format: DocumentFormat, scale: Double, background: Color
  ) throws(RenderingError) -> [UInt8] {
    let lastEffect = list.items.lastIndex { $0.drawing.seesBeneath }
    let flat = list.items[..<((lastEffect ?? -1) + 1)]
    let whole = Rect(origin: .zero, size: list.size)
    var items = [DisplayItem(.fill(RoundedRect(whole), background))]
    if !flat.isEmpty {
      let beneath = DisplayList(size: list.size, items: Array(flat))
      let image = try render(beneath, scale: scale, background: background)
      items = [DisplayItem(.image(image, in: whole, clip: whole))]
    }
    items += list.items[flat.endIndex...]
    return try Canvas.document(format, size: list.size) { canvas in
      draw(items[...], on: canvas)
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
