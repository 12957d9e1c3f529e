import AfterimageGraphics

/// A drawing that is no group, at its place on the canvas.
struct PlacedDrawing {
  /// The drawing, in the coordinates of the groups that it lies in.
  var drawing: Drawing
  /// The view that it came from.
  var source: Int?
  /// How far those groups are moved.
  var offset: Point
  /// The first of the groups around it that are faded, by a number; nil where none is.
  var fading: Int?
  /// The edges of the groups that it lies in, on the canvas.
  var edges: [RoundedRect]
  /// The rectangle around its ink on the canvas, whether it shows or not.
  var extent: Rect
  /// The part of that within all edges; nil where nothing is.
  var box: Rect?

  /// True where no edge cuts it.
  var isWhole: Bool { box != nil && edges.allSatisfy { $0.surelyContains(extent) } }
}

extension DisplayList {
  /// The drawings in painter's order, without those in groups that are not drawn at all.
  ///
  /// - Parameter extent: the rectangle around the ink of a drawing.
  func placedDrawings(extent: @escaping (Drawing) -> Rect) -> [PlacedDrawing] {
    let canvas = RoundedRect(Rect(origin: .zero, size: size))
    var walk = Walk(extent: extent)
    walk.add(items, Walk.Place(edges: [canvas]))
    return walk.placed
  }
}

private struct Walk {
  let extent: (Drawing) -> Rect
  var placed: [PlacedDrawing] = []
  private var fadedGroups = 0

  init(extent: @escaping (Drawing) -> Rect) { self.extent = extent }

  struct Place {
    var offset = Point.zero
    var edges: [RoundedRect]
    var fading: Int?
    var isVisible = true
  }

  mutating func add(_ items: [DisplayItem], _ place: Place) {
    for item in items {
      if case .group(let group) = item.drawing {
        add(group, place)
      } else {
        add(item, place)
      }
    }
  }

  private mutating func add(_ group: Group, _ place: Place) {
    var inner = place
    if let clip = group.clip { inner.edges.append(clip.offset(by: place.offset)) }
    inner.offset = Point(x: place.offset.x + group.offset.x, y: place.offset.y + group.offset.y)
    if group.opacity <= 0 { inner.isVisible = false }
    if group.opacity < 1, inner.fading == nil {
      fadedGroups += 1
      inner.fading = fadedGroups
    }
    add(group.items, inner)
  }

  private mutating func add(_ item: DisplayItem, _ place: Place) {
    let extent = extent(item.drawing).offset(by: place.offset)
    let box = place.edges.reduce(extent as Rect?) { $0?.intersection($1.rect) }
    placed.append(
      PlacedDrawing(
        drawing: item.drawing, source: item.source, offset: place.offset, fading: place.fading,
        edges: place.edges, extent: extent, box: place.isVisible ? box : nil))
  }
}

extension RoundedRect {
  /// The same shape elsewhere.
  func offset(by point: Point) -> RoundedRect {
    RoundedRect(rect.offset(by: point), radius: radius, curve: curve, corners: corners)
  }

  /// True where a rectangle lies within the shape, corners included; some that do are not recognised.
  func surelyContains(_ other: Rect) -> Bool {
    guard rect.contains(other) else { return false }
    // A continuous curve leaves the edge earlier than a circle of its radius.
    let reach = curve == .continuous ? 1.53 * radius : radius
    let corner = reach * (1 - 0.5.squareRoot())
    return radius <= 0 || rect.inset(by: EdgeInsets(left: reach, right: reach)).contains(other)
      || rect.inset(by: EdgeInsets(top: reach, bottom: reach)).contains(other)
      || rect.inset(by: EdgeInsets(all: corner)).contains(other)
  }
}
