/// What one veil, two on each other, or none adds to a grey picture.
struct Veil {
  /// What is added to the channels, whatever lies below.
  var added: SIMD3<Double>
  /// The share of what lies below that shows through.
  var kept: Double
  /// How many veils there are.
  var count: Double

  /// Cyan, magenta, green, blue, yellow, purple and orange: the colours that markers take in turn.
  private static let colors: [SIMD3<Double>] = [
    [0, 255, 255], [255, 0, 255], [0, 255, 0], [0, 0, 255], [255, 255, 0], [127.5, 0, 127.5],
    [255, 127.5, 0],
  ]

  /// No veil, each colour, and each on each.
  static func all(_ opacity: Double) -> [Veil] {
    let none = Veil(added: [0, 0, 0], kept: 1, count: 0)
    let single = colors.map { none.below($0, opacity) }
    return [none] + single + single.flatMap { veil in colors.map { veil.below($0, opacity) } }
  }

  /// The veil with another one that covers a part of it: between the two all is as if it were a bit of each.
  func mixed(with other: Veil, _ share: Double) -> Veil {
    Veil(
      added: added + share * (other.added - added), kept: kept + share * (other.kept - kept),
      count: count + 1)
  }

  /// The part of a pixel that another veil covers in place of this one, by the hue; nil where that tells none.
  func share(of other: Veil, in channels: SIMD3<Double>) -> Double? {
    let own = added - added.mean
    let (hue, way) = (channels - channels.mean - own, other.added - other.added.mean - own)
    let length = (way * way).sum()
    guard length > 100 else { return nil }
    let share = (hue * way).sum() / length
    return (0...1).contains(share) ? share : nil
  }

  private func below(_ color: SIMD3<Double>, _ opacity: Double) -> Veil {
    Veil(
      added: (1 - opacity) * added + opacity * color,
      kept: (1 - opacity) * kept, count: count + 1)
  }

  /// The grey below the veil, and how far the hue is from the veil's, fewer veils being likelier; nil where it is another.
  func explains(_ channels: SIMD3<Double>) -> (grey: Double, error: Double)? {
    let offset = channels.mean - added.mean
    let rest = channels - added - offset
    let error = max(abs(rest.x), abs(rest.y), abs(rest.z))
    let grey = offset / kept
    // What was rounded twice is off by up to 3 of 255.
    return error <= 3 && (-4...259).contains(grey) ? (grey, error + count) : nil
  }
}
