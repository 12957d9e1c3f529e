import AfterimageGraphics

/// The start of an element of SVG, whose attributes stand in the order in which they were added.
struct SVGElement {
  private let name: String
  private var attributes = ""

  init(_ name: String) { self.name = name }

  /// Adds an attribute.
  mutating func set(_ name: String, _ value: String) {
    attributes += " \(name)=\"\(value.escapedForMarkup)\""
  }

  /// Adds an attribute that is a length in points or another number.
  mutating func set(_ name: String, _ value: Double) { set(name, value.svg) }

  /// Adds the corner and the extent of a rectangle.
  mutating func set(_ rect: Rect) {
    set("x", rect.minX)
    set("y", rect.minY)
    set("width", rect.width)
    set("height", rect.height)
  }

  /// Adds a colour as a paint, `fill` or `stroke`, and how opaque it is.
  mutating func set(_ paint: String, _ color: Color) {
    set(paint, color.svg)
    if !color.isOpaque { set(paint + "-opacity", max(0, color.alpha)) }
  }

  /// The element without content.
  var closed: String { "<\(name)\(attributes)/>" }
  /// The tag that opens the element.
  var opening: String { "<\(name)\(attributes)>" }
  /// The tag that closes the element.
  var closing: String { "</\(name)>" }
}
