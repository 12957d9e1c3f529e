import AfterimageGraphics
package import AfterimageScreens

/// A line that is broken into dashes.
package struct Dashes: Hashable, Sendable {
  /// The lengths of dashes and gaps in turn, in points, as many of these as of those.
  package var lengths: [Double]
  /// How far into the first of them the line begins, in points.
  package var phase: Double
  /// How dashes end.
  package var cap: ShapeView.Stroke.LineCap

  /// Takes the dashes of a line; nil where it is unbroken.
  ///
  /// Lengths of an odd number are repeated, dashes becoming gaps (`CGContextSetLineDash`).
  init?(_ stroke: ShapeView.Stroke) {
    lengths = stroke.dash.count.isMultiple(of: 2) ? stroke.dash : stroke.dash + stroke.dash
    phase = stroke.dashPhase
    cap = stroke.lineCap
    guard lengths.reduce(0, +) > 0.01 else { return nil }
  }

  /// Where dashes lie on a line of a length, by the distances from its beginning.
  func ranges(along length: Double) -> [Range<Double>] {
    var found: [Range<Double>] = []
    var place = -phase.truncatingRemainder(dividingBy: lengths.reduce(0, +))
    var index = 0
    while place < length, found.count < 10_000 {
      let end = place + lengths[index % lengths.count]
      if index.isMultiple(of: 2), end > 0 { found.append(max(0, place)..<min(end, length)) }
      (place, index) = (end, index + 1)
    }
    return found
  }
}

extension Path {
  /// The areas of the dashes of a line along the figure, each an outline that runs clockwise, so that what they have in common is filled as well.
  func dashed(_ dashes: Dashes, width: Double) -> Path {
    let line = Polyline(self)
    let areas = dashes.ranges(along: line.length).flatMap {
      line.areas(of: $0, width: width, cap: dashes.cap)
    }
    return Path(
      areas.flatMap { area -> [Element] in
        guard let first = area.first else { return [] }
        return [.move(to: first)] + area.dropFirst().map { .line(to: $0) } + [.close]
      })
  }
}

/// A figure as straight pieces.
private struct Polyline {
  var points: [Point] = []
  /// The distance of each point from the first, along the line.
  var distances: [Double] = []

  var length: Double { distances.last ?? 0 }

  /// Takes the steps of a pen, curves as sixteen pieces each.
  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): append(point)
      case .curve(let end, let control1, let control2):
        let start = points.last ?? end
        for step in 1...16 {
          append(Self.point(at: Double(step) / 16, start, control1, control2, end))
        }
      case .close: if let first = points.first { append(first) }
      }
    }
  }

  private mutating func append(_ point: Point) {
    guard let last = points.last, let distance = distances.last else {
      (points, distances) = ([point], [0])
      return
    }
    let step = last.distance(to: point)
    guard step > 1e-9 else { return }
    points.append(point)
    distances.append(distance + step)
  }

  private static func point(
    at share: Double, _ start: Point, _ control1: Point, _ control2: Point, _ end: Point
  ) -> Point {
    let rest = 1 - share
    let (first, second) = (3 * rest * rest * share, 3 * rest * share * share)
    let (near, far) = (rest * rest * rest, share * share * share)
    return Point(
      x: near * start.x + first * control1.x + second * control2.x + far * end.x,
      y: near * start.y + first * control1.y + second * control2.y + far * end.y)
  }

  /// The areas that a part of the line covers: a rectangle for each straight piece, and the corners between them.
  func areas(
    of range: Range<Double>, width: Double, cap: ShapeView.Stroke.LineCap
  ) -> [[Point]] {
    let pieces = pieces(within: range)
    guard let first = pieces.first, let last = pieces.last else { return [] }
    let half = width / 2
    var areas = pieces.map { $0.area(half) }
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      areas.append(Self.corner(between: piece, and: next, half))
    }
    switch cap {
    case .butt: break
    case .round: areas += [first.start, last.end].map { Self.disc(around: $0, half) }
    case .square:
      areas.append(
        Piece(
          start: first.start.moved(by: -half, along: first), end: first.start,
          direction: first.direction
        ).area(half))
      areas.append(
        Piece(
          start: last.end, end: last.end.moved(by: half, along: last), direction: last.direction
        ).area(half))
    }
    return areas
  }

  private func pieces(within range: Range<Double>) -> [Piece] {
    points.indices.dropLast().compactMap { index in
      let (start, end) = (distances[index], distances[index + 1])
      let part = range.clamped(to: start..<end)
      guard !part.isEmpty || (range.isEmpty && (start..<end).contains(range.lowerBound)) else {
        return nil
      }
      let step = Point(
        x: (points[index + 1].x - points[index].x) / (end - start),
        y: (points[index + 1].y - points[index].y) / (end - start))
      func place(_ distance: Double) -> Point {
        Point(
          x: points[index].x + step.x * (distance - start),
          y: points[index].y + step.y * (distance - start))
      }
      return Piece(start: place(part.lowerBound), end: place(part.upperBound), direction: step)
    }
  }

  /// What lies outside of two pieces that meet at an angle, up to where their outer edges would meet.
  private static func corner(between piece: Piece, and next: Piece, _ half: Double) -> [Point] {
    let (one, other) = (piece.direction, next.direction)
    let turn = one.x * other.y - one.y * other.x
    let side = turn > 0 ? -half : half
    let joint = piece.end
    let from = Point(x: joint.x - one.y * side, y: joint.y + one.x * side)
    let to = Point(x: joint.x - other.y * side, y: joint.y + other.x * side)
    let share = 1 + one.x * other.x + one.y * other.y
    // A turn back has no such place.
    guard share > 0.02 else { return [joint, from, to].clockwise }
    let tip = Point(
      x: joint.x - (one.y + other.y) * side / share, y: joint.y + (one.x + other.x) * side / share)
    return [joint, from, tip, to].clockwise
  }

  private static func disc(around center: Point, _ radius: Double) -> [Point] {
    // The corners of an octagon and those between them: sines come from no library, which may differ.
    let (long, short, diagonal) = (0.9239, 0.3827, 0.7071)
    let quarter = [(1, 0), (long, short), (diagonal, diagonal), (short, long)]
    let turns =
      quarter + quarter.map { (-$0.1, $0.0) } + quarter.map { (-$0.0, -$0.1) }
      + quarter.map { ($0.1, -$0.0) }
    return turns.map { Point(x: center.x + radius * $0.0, y: center.y + radius * $0.1) }.clockwise
  }
}

/// A straight part of a line.
private struct Piece {
  var start: Point
  var end: Point
  /// Where it leads, of length 1.
  var direction: Point

  /// The area that lies up to a distance beside it.
  func area(_ half: Double) -> [Point] {
    let (across, down) = (-direction.y * half, direction.x * half)
    return [
      Point(x: start.x + across, y: start.y + down), Point(x: end.x + across, y: end.y + down),
      Point(x: end.x - across, y: end.y - down), Point(x: start.x - across, y: start.y - down),
    ].clockwise
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  fileprivate func moved(by distance: Double, along piece: Piece) -> Point {
    Point(x: x + piece.direction.x * distance, y: y + piece.direction.y * distance)
  }
}

extension [Point] {
  /// The corners of an area in the one order.
  fileprivate var clockwise: [Point] {
    let next = dropFirst() + prefix(1)
    let area = zip(self, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return area < 0 ? reversed() : self
  }
}
