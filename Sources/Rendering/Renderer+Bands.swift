import AfterimageGraphics

extension Renderer {
  /// The band in which a drawing may change pixels, at least.
  ///
  /// - Parameter scale: pixels in a point.
  func band(of drawing: Drawing, scale: Double) -> Band {
    switch drawing {
    case .fill(let shape, _), .gradient(let shape, _), .border(let shape, _, _): shape.rect.band
    case .path(let path, _): path.band
    case .stroke(let path, let width, _): path.band.widened(by: width / 2)
    case .text(let line): shaped(line).band.moved(by: line.origin.y)
    case .image(_, let rect, let clip): rect.band.intersection(clip.band)
    case .group(let group): band(of: group, scale: scale)
    case .shadow(let shadow):
      shadow.bounds.band.widened(by: Canvas.reach(ofShadow: shadow.radius * scale) / scale)
        .moved(by: shadow.offset.y)
    case .backdrop(_, let rect, _): rect.band
    }
  }

  private func band(of group: Group, scale: Double) -> Band {
    let inside = group.items.reduce(Band.none) {
      $0.union(band(of: $1.drawing, scale: scale))
    }.moved(by: group.offset.y)
    return group.clip.map { inside.intersection($0.rect.band) } ?? inside
  }
}
