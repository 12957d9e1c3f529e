import AfterimageGraphics

/// The part of a canvas from one height down to another, in points.
struct Band: Equatable {
  var top: Double
  var bottom: Double

  /// The empty band, which every other one takes the place of.
  static let none = Band(top: .infinity, bottom: -.infinity)
  /// All heights there are.
  static let everywhere = Band(top: -.infinity, bottom: .infinity)

  /// The band around this one and another.
  func union(_ other: Band) -> Band {
    Band(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }

  /// The band that is wider by a length above and below.
  func widened(by length: Double) -> Band { Band(top: top - length, bottom: bottom + length) }

  /// The band that belongs to this one and to another.
  func intersection(_ other: Band) -> Band {
    Band(top: max(top, other.top), bottom: min(bottom, other.bottom))
  }

  /// The band of the same height further down.
  func moved(by distance: Double) -> Band {
    Band(top: top + distance, bottom: bottom + distance)
  }

  /// True where the two have a height in common.
  func meets(_ other: Band) -> Bool { top <= other.bottom && other.top <= bottom }
}

extension Rect {
  /// The band of a rectangle.
  var band: Band { Band(top: minY, bottom: maxY) }
}

extension Path {
  /// The band of all points that steer a figure.
  var band: Band {
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
