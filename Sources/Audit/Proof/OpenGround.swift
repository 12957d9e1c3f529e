import AfterimageGraphics

/// The part of a canvas in which something may be seen that depends on a secret.
struct OpenGround {
  /// Pixels in a point: a pixel that a drawing covers in part is not hidden by it.
  let scale: Double
  /// Rectangles that cover the part, in points.
  private var rects: [Rect] = []

  /// Nothing that depends on a secret is there before something is drawn.
  init(scale: Double) { self.scale = scale }

  /// True where nothing that depends on a secret can be seen.
  var isEmpty: Bool { rects.isEmpty }

  /// Draws all items of which is asked whether they depend on the secret.
  ///
  /// A drawing that does may be anywhere within its clip, as the one of another secret may be larger. One that does not ends what lies beneath it where it is opaque; an effect carries what lies beneath it as far as it reaches.
  ///
  /// - Parameters:
  ///   - hides: false for drawings that are not known well enough to hide anything.
  ///   - reach: the rectangle beyond which no drawing lies that depends on the secret; nil where it may lie anywhere.
  mutating func draw(
    _ items: some Sequence<DisplayItem>, within clip: Rect, hides: Bool, reach: Rect? = nil,
    depending isDependent: (DisplayItem) -> Bool
  ) {
    draw(items, Surroundings(clip: clip, hides: hides, reach: reach), isDependent)
  }

  /// Makes all of a rectangle open.
  mutating func open(_ rect: Rect) { if !rects.contains(rect) { rects.append(rect) } }

  /// Where drawings lie, and whether an opaque one hides what lies beneath.
  private struct Surroundings {
    var clip: Rect
    var offset = Point.zero
    var hides: Bool
    let reach: Rect?

    /// Where a drawing may lie that depends on the secret; nil where it cannot be seen.
    var opened: Rect? { reach.map(clip.intersection) ?? clip }
  }

  private mutating func draw(
    _ items: some Sequence<DisplayItem>, _ around: Surroundings,
    _ isDependent: (DisplayItem) -> Bool
  ) {
    for item in items { draw(item, around, isDependent) }
  }

  private mutating func draw(
    _ item: DisplayItem, _ around: Surroundings, _ isDependent: (DisplayItem) -> Bool
  ) {
    guard !isDependent(item) else {
      if let opened = around.opened { open(opened) }
      return
    }
    switch item.drawing {
    case .fill(let shape, let color):
      if color.isOpaque, shape.radius <= 0 { hide(shape.rect, around) }
    case .group(let group): draw(group, around, isDependent)
    case .shadow(let shadow):
      if shadow.items.contains(where: { $0.contains(isDependent) }) { open(around.clip) }
    case .backdrop(_, let rect, _):
      if !isEmpty, let seen = rect.offset(by: around.offset).intersection(around.clip) {
        open(seen)
      }
    case .gradient, .border, .path, .stroke, .text, .image: break
    }
  }

  private mutating func draw(
    _ group: Group, _ around: Surroundings, _ isDependent: (DisplayItem) -> Bool
  ) {
    var inner = around
    inner.offset.x += group.offset.x
    inner.offset.y += group.offset.y
    if let edge = group.clip {
      guard let clip = edge.rect.offset(by: around.offset).intersection(around.clip) else { return }
      inner.clip = clip
      inner.hides = inner.hides && edge.radius <= 0
    }
    inner.hides = inner.hides && group.opacity >= 1
    draw(group.items, inner, isDependent)
  }

  private mutating func hide(_ rect: Rect, _ around: Surroundings) {
    guard around.hides, let drawn = rect.offset(by: around.offset).intersection(around.clip)
    else { return }
    let whole = drawn.wholePixels(scale: scale)
    rects.removeAll { whole.contains($0) }
  }
}

extension DisplayItem {
  /// True for an item of a kind, or one that has such an item within it.
  fileprivate func contains(_ isDependent: (DisplayItem) -> Bool) -> Bool {
    if isDependent(self) { return true }
    switch drawing {
    case .group(let group): return group.items.contains { $0.contains(isDependent) }
    case .shadow(let shadow): return shadow.items.contains { $0.contains(isDependent) }
    case .fill, .gradient, .border, .path, .stroke, .text, .image, .backdrop: return false
    }
  }
}

extension Rect {
  /// The part that is made of whole pixels.
  fileprivate func wholePixels(scale: Double) -> Rect {
    let (left, top) = ((minX * scale).rounded(.up) / scale, (minY * scale).rounded(.up) / scale)
    return Rect(
      x: left, y: top, width: max(0, (maxX * scale).rounded(.down) / scale - left),
      height: max(0, (maxY * scale).rounded(.down) / scale - top))
  }
}
