import AfterimageGraphics

extension SVGWriter {
  /// A filled shape: a rectangle where SVG has it, else its outline.
  static func fill(_ shape: RoundedRect, paint: (inout SVGElement) -> Void) -> String {
    var element = SVGElement(shape.isPlain ? "rect" : "path")
    if shape.isPlain {
      element.set(shape.rect)
      if shape.radius > 0 { element.set("rx", shape.radius) }
    } else {
      element.set("d", shape.outline.svg)
    }
    paint(&element)
    return element.closed
  }

  /// A line within the edge of a shape: a stroke around its middle where that is the same.
  static func border(_ shape: RoundedRect, width: Double, _ color: Color) -> String {
    let inside = shape.inset(by: width)
    guard shape.isPlain, shape.radius == 0 || shape.radius >= width, !inside.rect.isEmpty else {
      var element = SVGElement("path")
      element.set("d", shape.outline.svg + (inside.rect.isEmpty ? "" : inside.outline.svg))
      element.set("fill-rule", "evenodd")
      element.set("fill", color)
      return element.closed
    }
    return fill(shape.inset(by: width / 2)) { element in
      element.set("fill", "none")
      element.set("stroke", color)
      element.set("stroke-width", width)
    }
  }

  /// The outline of a figure with round ends and joins.
  static func stroke(_ path: Path, width: Double, _ color: Color) -> String {
    var element = SVGElement("path")
    element.set("d", path.svg)
    element.set("fill", "none")
    element.set("stroke", color)
    element.set("stroke-width", width)
    element.set("stroke-linecap", "round")
    element.set("stroke-linejoin", "round")
    return element.closed
  }

  /// Writes a picture, in its own edge where it reaches beyond that.
  mutating func write(_ bitmap: Bitmap, in rect: Rect, clip: Rect) {
    var image = SVGElement("image")
    image.set(rect)
    image.set("preserveAspectRatio", "none")
    if !clip.contains(rect) {
      image.set("clip-path", "url(#\(self.clip(to: RoundedRect(clip))))")
    }
    let file = bitmap.isOpaque ? PNG.encode(bitmap) : PNG.encodeTransparent(bitmap)
    image.set("xlink:href", "data:image/png;base64," + Base64.text(of: file))
    add(image.closed)
  }
}

extension RoundedRect {
  /// True for what SVG's rectangles can be: all corners a quarter of a circle, or none.
  fileprivate var isPlain: Bool {
    radius <= 0 || curve == .circular && corners == .all
  }
}
