import AfterimageGraphics

/// A grey picture below veils, with what each pixel is known to lie below.
struct VeiledPicture {
  private let picture: Bitmap
  private let veils: [Veil]
  /// The veil of each pixel, by its number; nil where none explains the hue.
  private let states: [Int?]
  private let greys: [Double]

  /// Finds the veil of every pixel by its hue; neighbours are mostly alike, and each colour is asked for once.
  init(_ picture: Bitmap, _ veils: [Veil]) {
    self.picture = picture
    self.veils = veils
    var known: [UInt32: (state: Int?, grey: Double)] = [:]
    let found = picture.pixels.map { pixel in
      if let found = known[pixel] { return found }
      let channels = pixel.channels
      let best = veils.enumerated().compactMap { number, veil in
        veil.explains(channels).map { (number, $0.grey, $0.error) }
      }.min { $0.2 < $1.2 }
      let entry = (state: best?.0, grey: best?.1 ?? 255)
      known[pixel] = entry
      return entry
    }
    states = found.map(\.state)
    greys = found.map(\.grey)
  }

  /// What lies below the veils.
  var grey: Bitmap {
    let edges = picture.pixels.indices.filter(isEdge)
    var first = greys.map(Optional.some)
    for index in edges { first[index] = explanation(of: index) }
    var greys = first
    for index in edges where isSpeck(index, in: first) {
      greys[index] = beside(index, in: first) ?? first[index]
    }
    let pixels = greys.map { UInt32.grey(UInt32(min(255, max(0, $0 ?? 255)).rounded())) }
    return Bitmap(width: picture.width, height: picture.height, pixels: pixels) ?? picture
  }

  /// True for a pixel that has too few of its kind around it to lie within a veil.
  private func isEdge(_ index: Int) -> Bool {
    let own = states[index]
    let besides = [index - 1, index + 1, index - picture.width, index + picture.width]
    let isAlike = besides.allSatisfy { !states.indices.contains($0) || states[$0] == own }
    if isAlike, own != nil { return false }
    return own == nil || around(index, 1).count { states[$0] == own } <= 3
  }

  /// The grey of a pixel that two veils of those around it share, as its hue tells; nil where no two explain that.
  private func explanation(of index: Int) -> Double? {
    var counts: [Int: Int] = [:]
    for state in around(index, 2).compactMap({ states[$0] }) { counts[state, default: 0] += 1 }
    let common = counts.filter { $0.value > 3 }.keys.sorted()
    let channels = picture.pixels[index].channels
    let pairs = common.flatMap { first in common.filter { $0 > first }.map { (first, $0) } }
    return pairs.compactMap { first, second -> (grey: Double, error: Double)? in
      let (one, other) = (veils[first], veils[second])
      return one.share(of: other, in: channels).flatMap {
        one.mixed(with: other, $0).explains(channels)
      }
    }.min { $0.error < $1.error }?.grey
  }

  /// True for a pixel of which nothing is known, or that is as none beside it: more than two veils share it.
  private func isSpeck(_ index: Int, in greys: [Double?]) -> Bool {
    guard let own = greys[index] else { return true }
    return !around(index, 1).contains { other in
      other != index && greys[other].map { abs($0 - own) <= 12 } == true
    }
  }

  /// The grey of the pixels at either side of one, the darker where several directions agree, as a line may go through; nil where none do.
  private func beside(_ index: Int, in greys: [Double?]) -> Double? {
    let width = picture.width
    return [1, width, width + 1, width - 1].compactMap { step -> Double? in
      guard greys.indices.contains(index - step), greys.indices.contains(index + step),
        let one = greys[index - step], let other = greys[index + step], abs(one - other) <= 8
      else { return nil }
      return (one + other) / 2
    }.min()
  }

  /// The pixels up to a distance from one, and this itself.
  private func around(_ index: Int, _ distance: Int) -> [Int] {
    let (x, y) = (index % picture.width, index / picture.width)
    let rows = max(0, y - distance)...min(picture.height - 1, y + distance)
    let columns = max(0, x - distance)...min(picture.width - 1, x + distance)
    return rows.flatMap { row in columns.map { row * picture.width + $0 } }
  }
}
