import AfterimageGraphics

extension SVGWriter {
  /// Writes a shape of colours that pass into each other.
  mutating func write(_ gradient: ColorGradient, in shape: RoundedRect) {
    let id = names.id(for: "gradient")
    var element = SVGElement(gradient.kind == .axial ? "linearGradient" : "radialGradient")
    element.set("id", id)
    element.set("gradientUnits", "userSpaceOnUse")
    switch gradient.kind {
    case .axial:
      element.set("x1", gradient.start.x)
      element.set("y1", gradient.start.y)
      element.set("x2", gradient.end.x)
      element.set("y2", gradient.end.y)
    case .radial:
      let width = max((gradient.end.x - gradient.start.x).magnitude, 0.001)
      let height = max((gradient.end.y - gradient.start.y).magnitude, 0.001)
      element.set("cx", 0)
      element.set("cy", 0)
      element.set("r", 1)
      element.set(
        "gradientTransform",
        Self.move(by: gradient.start) + " scale(\(width.svg) \(height.svg))")
    }
    let stops = gradient.stops.map(Self.stop).joined()
    add(element.opening + stops + element.closing)
    add(Self.fill(shape) { $0.set("fill", "url(#\(id))") })
  }

  private static func stop(_ stop: ColorGradient.Stop) -> String {
    var element = SVGElement("stop")
    element.set("offset", stop.location)
    element.set("stop-color", stop.color.svg)
    if !stop.color.isOpaque { element.set("stop-opacity", stop.color.alpha) }
    return element.closed
  }

  /// Writes the blurred silhouette of some figures.
  mutating func write(_ shadow: CastShadow) {
    var group = SVGElement("g")
    if shadow.offset != .zero { group.set("transform", Self.move(by: shadow.offset)) }
    if shadow.radius > 0 { group.set("filter", "url(#\(blur(of: shadow)))") }
    if shadow.color.alpha < 1 { group.set("opacity", shadow.color.alpha) }
    enclose(group) { $0.write(shadow.items.map { $0.silhouette(in: shadow.color) }, within: nil) }
  }

  /// Defines the blur of a shadow, and returns its id.
  private mutating func blur(of shadow: CastShadow) -> String {
    let id = names.id(for: "shadow")
    var filter = SVGElement("filter")
    filter.set("id", id)
    filter.set("filterUnits", "userSpaceOnUse")
    filter.set("color-interpolation-filters", "sRGB")
    filter.set(shadow.bounds.outset(by: EdgeInsets(all: 3 * shadow.radius + 2)))
    var blur = SVGElement("feGaussianBlur")
    blur.set("stdDeviation", shadow.radius)
    add(filter.opening + blur.closed + filter.closing)
    return id
  }
}

extension CastShadow {
  /// True where the shadow is cast by figures alone, which a filter can blur.
  var isOfFigures: Bool { items.allSatisfy { $0.drawing.isFigure } }
}

extension Drawing {
  fileprivate var isFigure: Bool {
    switch self {
    case .fill, .border, .path, .stroke: true
    case .group(let group): group.items.allSatisfy { $0.drawing.isFigure }
    case .gradient, .text, .image, .shadow, .backdrop: false
    }
  }
}

extension DisplayItem {
  /// The figure in one colour, as opaque as it is; no view draws it.
  fileprivate func silhouette(in color: Color) -> DisplayItem {
    func painted(_ own: Color) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: own.alpha)
    }
    switch drawing {
    case .fill(let shape, let own): return DisplayItem(.fill(shape, painted(own)))
    case .border(let shape, let width, let own):
      return DisplayItem(.border(shape, width: width, painted(own)))
    case .path(let path, let own): return DisplayItem(.path(path, painted(own)))
    case .stroke(let path, let width, let own):
      return DisplayItem(.stroke(path, width: width, painted(own)))
    case .group(var group):
      group.items = group.items.map { $0.silhouette(in: color) }
      return DisplayItem(.group(group))
    case .gradient, .text, .image, .shadow, .backdrop: return DisplayItem(drawing)
    }
  }
}
