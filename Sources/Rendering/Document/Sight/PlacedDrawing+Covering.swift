import AfterimageGraphics

/// How drawings hide each other, by their places alone.
extension PlacedDrawing {
  /// True where the drawing says something by its form, so that it may not be in a document where it does not show; plain areas and their edges do not.
  var isContent: Bool {
    switch drawing {
    case .text, .image, .path, .stroke: true
    case .fill, .gradient, .border, .shadow, .group, .backdrop: false
    }
  }

  /// True where the drawing looks through an effect at what lies beneath.
  var isEffect: Bool { if case .backdrop = drawing { true } else { false } }

  /// True where the drawing certainly hides all that lies beneath a rectangle.
  func hides(_ rect: Rect) -> Bool {
    guard fading == nil, edges.dropFirst().allSatisfy({ $0.surelyContains(rect) }) else {
      return false
    }
    return switch drawing {
    case .fill(let shape, let color):
      color.isOpaque && shape.offset(by: offset).surelyContains(rect)
    case .image(let bitmap, let place, let clip):
      place.intersection(clip)?.offset(by: offset).contains(rect) == true && bitmap.isOpaque
    case .gradient, .border, .path, .stroke, .text, .group, .shadow, .backdrop: false
    }
  }

  /// True where the drawing may change how one beneath it looks, other than by a shadow on it.
  func touches(_ other: PlacedDrawing) -> Bool {
    guard let box, let beneath = other.box, box.intersection(beneath) != nil else { return false }
    switch drawing {
    case .shadow: return false
    case .fill(_, let color): return color.alpha > 0
    case .border(let shape, let width, let color):
      return color.alpha > 0 && !shape.offset(by: offset).inset(by: width).surelyContains(beneath)
    // Lines of one text, and the figures of one symbol, are set beside each other by who draws them.
    case .text: return !(isOfSameView(as: other) && other.isText)
    case .path, .stroke: return !(isOfSameView(as: other) && other.isFigure)
    case .gradient, .image, .group, .backdrop: return true
    }
  }

  var isText: Bool { if case .text = drawing { true } else { false } }

  var isImage: Bool { if case .image = drawing { true } else { false } }

  private var isFigure: Bool {
    switch drawing {
    case .path, .stroke: true
    case .fill, .gradient, .border, .text, .image, .group, .shadow, .backdrop: false
    }
  }

  private func isOfSameView(as other: PlacedDrawing) -> Bool {
    source != nil && source == other.source
  }
}
