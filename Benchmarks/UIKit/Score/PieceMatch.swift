package import AfterimageGraphics

/// A piece of UIKit's picture and what stands for it in ours; one of them where the other has none.
package struct PieceMatch {
  /// The box of the piece in UIKit's picture, in points.
  package let expected: Rect?
  /// The box of the piece in ours.
  package let actual: Rect?
  /// How far an edge may lie from UIKit's, in points.
  let tolerance: Double

  /// How far the edge that is farthest off lies from UIKit's, in points; nil where there is no other piece.
  package var distance: Double? {
    guard let expected, let actual else { return nil }
    return expected.edgeDistance(to: actual)
  }

  /// Whether each edge lies as near to UIKit's as it has to.
  package var holds: Bool {
    // A millionth forgives the division of pixels by the scale.
    distance.map { $0 <= tolerance + 1e-6 } ?? false
  }
}

/// Pairs the pieces of two pictures, the nearest first; pieces that lie farther apart than 40 points are never a pair.
///
/// - Parameters:
///   - expected: the pieces of UIKit's picture.
///   - actual: the pieces of ours.
///   - tolerance: how far an edge may lie from UIKit's, in points.
package func match(
  _ expected: [Rect], with actual: [Rect], within tolerance: Double
) -> [PieceMatch] {
  func piece(_ expected: Rect?, _ actual: Rect?) -> PieceMatch {
    PieceMatch(expected: expected, actual: actual, tolerance: tolerance)
  }
  let pairs = expected.indices.flatMap { first in
    actual.indices.map { second in
      (first, second, expected[first].edgeDistance(to: actual[second]))
    }
  }
  var open = (expected: Set(expected.indices), actual: Set(actual.indices))
  var matches: [PieceMatch] = []
  for (first, second, _) in pairs.filter({ $0.2 <= 40 }).sorted(by: { $0.2 < $1.2 })
  where open.expected.contains(first) && open.actual.contains(second) {
    open.expected.remove(first)
    open.actual.remove(second)
    matches.append(piece(expected[first], actual[second]))
  }
  return matches
    + open.expected.sorted().map { piece(expected[$0], nil) }
    + open.actual.sorted().map { piece(nil, actual[$0]) }
}

extension Rect {
  fileprivate func edgeDistance(to other: Rect) -> Double {
    [
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY),
    ].max() ?? 0
  }
}
