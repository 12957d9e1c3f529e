import AfterimageGraphics

/// The part of a canvas from one height down to another, in points.
struct Band {
  var top: Double
  var bottom: Double

  /// The empty band, which every other one takes the place of.
  static let none = Band(top: .infinity, bottom: -.infinity)
  /// What may reach anywhere.
  static let everywhere = Band(top: -.infinity, bottom: .infinity)

  /// The band around this one and another.
  func union(_ other: Band) -> Band {
    Band(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }

  /// The band that is wider by a length above and below.
  func widened(by length: Double) -> Band { Band(top: top - length, bottom: bottom + length) }

  /// True where the two have a height in common.
  func meets(_ other: Band) -> Bool { top <= other.bottom && other.top <= bottom }
}

extension Drawing {
  /// A band beyond which nothing of the drawing shows.
  var band: Band {
    switch self {
    case .fill(let shape, _), .gradient(let shape, _), .border(let shape, _, _): shape.rect.band
    case .path(let path, _): path.band
    case .stroke(let path, let width, _): path.band.widened(by: width)
    case .text(let line): line.band
    case .image(_, let rect, let clip): rect.intersection(clip)?.band ?? .none
    case .group(let group): group.band
    case .shadow, .backdrop: .everywhere
    }
  }

  /// True where the pixels of a strip depend on others, or on the strip: shadows and backdrops look around, and cairo filters a picture by its place on what it draws on.
  var needsWholeFrame: Bool {
    switch self {
    case .image, .shadow, .backdrop: true
    case .group(let group): group.items.contains { $0.drawing.needsWholeFrame }
    case .fill, .gradient, .border, .path, .stroke, .text: false
    }
  }
}

extension Rect {
  fileprivate var band: Band { Band(top: minY, bottom: maxY) }
}

extension Path {
  fileprivate var band: Band {
    elements.reduce(.none) { band, element in
      switch element {
      case .move(let point), .line(let point): band.union(point.band)
      case .curve(let end, let first, let second):
        band.union(end.band).union(first.band).union(second.band)
      case .close: band
      }
    }
  }
}

extension Point {
  fileprivate var band: Band { Band(top: y, bottom: y) }
}

extension Group {
  fileprivate var band: Band {
    let items = items.reduce(Band.none) { $0.union($1.drawing.band) }
    return Band(top: items.top + offset.y, bottom: items.bottom + offset.y)
  }
}

extension TextLine {
  /// Letters of any size stay near their line, marks that pile up do not.
  fileprivate var band: Band {
    guard text.unicodeScalars.allSatisfy(\.staysNearItsLine) else { return .everywhere }
    let largest = spans.reduce(font.size) { max($0, $1.font.size) }
    return origin.band.widened(by: 2 * largest)
  }
}

extension Unicode.Scalar {
  /// True before the first combining mark, and for the marks of punctuation and of currencies.
  fileprivate var staysNearItsLine: Bool {
    value < 0x300 || (0x2010...0x20CF).contains(value)
  }
}
