/// What a Gaussian of the pixel kernels makes of one row or column of pixels, as weights: exact but for their rounding.
///
/// Reducing, boxes and enlarging are those of `CPixels/blur.c`.
struct BlurResponse: Hashable, Sendable {
  /// The pixels in a sample.
  let factor: Int
  /// The boxes that follow one another.
  let passes: Int
  /// The samples on each side of a box's centre that have its full weight.
  let radius: Int
  /// The weight of the samples within a box, and that of the two at its ends.
  let weights: (inner: Double, outer: Double)

  /// Plans a Gaussian of a standard deviation in pixels.
  init(sigma: Double) {
    var factor = 8
    while factor > 1, sigma < 1.6 * Double(factor) { factor /= 2 }
    let square = Double(factor * factor)
    let variance = (sigma * sigma - (factor == 1 ? 0 : (2 * square + 1) / 6)) / square
    var passes = 2
    while passes < 5, variance * 3 >= Double(passes + 1) { passes += 1 }
    self.factor = factor
    self.passes = passes
    (radius, weights) = Self.box(of: variance / Double(passes))
  }

  private static func box(of variance: Double) -> (Int, (inner: Double, outer: Double)) {
    var radius = 0.0
    while (radius + 1) * (radius + 2) / 3 <= variance { radius += 1 }
    let (count, outermost) = (2 * radius + 1, (radius + 1) * (radius + 1))
    let fringe = count * (variance - radius * (radius + 1) / 3) / (2 * (outermost - variance))
    let total = Double(1 << (radius == 0 ? 15 : radius == 1 ? 16 : 17))
    var inner = 2 * (total / (count + 2 * fringe) / 2).rounded(.down)
    if inner == total { inner -= 2 }
    let outer = ((total - inner * count) / 2).rounded(.down)
    return (Int(radius), (inner / total, outer / total))
  }

  /// How far a pixel reaches, in pixels.
  var reach: Int { (passes * (radius + 1) + 4) * factor }

  static func == (one: BlurResponse, other: BlurResponse) -> Bool {
    one.factor == other.factor && one.passes == other.passes && one.radius == other.radius
      && one.weights == other.weights
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(factor)
    hasher.combine(weights.outer)
  }

  /// What one pixel of a row of `count` adds to each of them.
  func spread(of pixel: Int, in count: Int) -> [Double] {
    var samples = reduced(pixel, count)
    for _ in 0..<passes { samples = boxed(samples) }
    guard factor > 1 else { return samples }
    return (0..<count).map { place in
      let (gap, step) = (place + factor / 2).quotientAndRemainder(dividingBy: factor)
      let share = Double(2 * step + 1) / Double(2 * factor)
      return (1 - share) * samples[1 + gap] + share * samples[2 + gap]
    }
  }

  /// The samples of a pixel, with as many more at each end as the boxes take away.
  private func reduced(_ pixel: Int, _ count: Int) -> [Double] {
    let margin = passes * (radius + 1)
    var samples = Array(repeating: 0.0, count: count)
    if factor == 1 {
      samples[pixel] = 1
    } else {
      samples = (0..<(count + factor - 1) / factor + 4).map { sample in
        let first = sample * factor - 5 * factor / 2
        return weight(of: pixel, in: count, from: first)
      }
    }
    let (head, tail) = (samples[0], samples[samples.count - 1])
    return Array(repeating: head, count: margin) + samples + Array(repeating: tail, count: margin)
  }

  /// The weight of a pixel in the sample that begins at another; the outermost pixels go on for ever.
  private func weight(of pixel: Int, in count: Int, from first: Int) -> Double {
    let isOutermost = pixel == 0 || pixel == count - 1
    guard isOutermost || (first..<first + 2 * factor).contains(pixel) else { return 0 }
    var weight = 0
    for place in 0..<2 * factor where min(max(first + place, 0), count - 1) == pixel {
      weight += place < factor ? 2 * place + 1 : 2 * (2 * factor - place) - 1
    }
    return Double(weight) / Double(2 * factor * factor)
  }

  private func boxed(_ samples: [Double]) -> [Double] {
    (0..<samples.count - 2 * (radius + 1)).map { place in
      let end = place + 2 * (radius + 1)
      var sum = 0.0
      for inner in place + 1..<end { sum += samples[inner] }
      return weights.inner * sum + weights.outer * (samples[place] + samples[end])
    }
  }
}
