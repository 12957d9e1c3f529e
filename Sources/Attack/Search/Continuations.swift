import AfterimageRandom

/// What follows the pieces that are chosen, as a Gaussian: the mean and the covariance of random text from a step on.
final class Continuations {
  private let model: Model
  private let draws: Int
  private var means: [Key: [Float]] = [:]
  private var covariances: [Key: Matrix] = [:]
  private var whitenings: [Key: Whitening] = [:]

  private struct Key: Hashable {
    let step: Int
    /// The column of the pen, of covariances its bucket.
    let column: Int
    /// True where a part of the line stands before the step.
    let isInside: Bool
    var tightness = 0
    var looseness = Looseness.some
  }

  /// The columns that share a covariance, which changes little from one to the next.
  private static let grain = 8
  /// The columns that a pen may stand left of the picture, so that no bucket has a negative number.
  private static let outside = 4096
  /// The random texts of which a mean is made: its error is a twentieth of what they spread.
  private static let drawsOfMean = 400

  /// Begins with nothing known.
  init(of model: Model) {
    self.model = model
    // Several for each coordinate, so that a covariance has its full rank, and errs by a few hundredths.
    draws = max(800, 6 * model.size)
  }

  /// The bucket of columns of a pen before a step.
  func bucket(_ column: Int, step: Int) -> Int {
    guard step < model.steps.steps.count, !model.steps.beginsLine(step) else { return 0 }
    return (column + Self.outside) / Self.grain
  }

  /// The mean of what follows from a step on, the pen at a column; nil behind the last step.
  func mean(step: Int, column: Int) -> [Float]? {
    guard step < model.steps.steps.count else { return nil }
    let key = key(step: step, column: model.steps.beginsLine(step) ? 0 : column)
    if let known = means[key] { return known }
    let samples = samples(key, column: key.column, count: Self.drawsOfMean)
    let mean = Self.mean(of: samples, size: model.size)
    means[key] = mean
    return mean
  }

  private func key(step: Int, column: Int) -> Key {
    model.steps.beginsLine(step)
      ? Key(step: step, column: column, isInside: false)
      : Key(step: model.steps.representative(of: step), column: column, isInside: true)
  }

  /// What makes the sum of the noise and of what follows independent; nil behind the last step, where there is only noise.
  ///
  /// - Parameter tightness: how many times the variance of the noise is divided by four.
  func whitening(
    step: Int, bucket: Int, tightness: Int, looseness: Looseness
  ) -> Whitening? {
    guard step < model.steps.steps.count else { return nil }
    let raw = key(step: step, column: bucket)
    var key = raw
    (key.tightness, key.looseness) = (tightness, looseness)
    if let known = whitenings[key] { return known }
    var covariance = covariance(raw)
    let noise = 1 / Double(1 << (2 * tightness))
    for place in 0..<covariance.rows {
      covariance[place, place] += noise + looseness.rawValue * covariance[place, place]
    }
    let whitening = Whitening(of: covariance)
    whitenings[key] = whitening
    return whitening
  }

  private func covariance(_ key: Key) -> Matrix {
    if let known = covariances[key] { return known }
    let column = key.column * Self.grain - Self.outside + Self.grain / 2
    var samples = samples(key, column: column, count: draws)
    let size = model.size
    let mean = Self.mean(of: samples, size: size)
    for place in samples.indices { samples[place] -= mean[place % size] }
    let covariance = Self.covariance(of: samples, size: size)
    covariances[key] = covariance
    return covariance
  }

  private static func mean(of samples: [Float], size: Int) -> [Float] {
    var mean = [Float](repeating: 0, count: size)
    let share = Float(size) / Float(samples.count)
    mean.withUnsafeMutableBufferPointer { mean in
      samples.withUnsafeBufferPointer { samples in
        guard let mean = mean.baseAddress, let first = samples.baseAddress else { return }
        for start in stride(from: 0, to: samples.count, by: size) {
          add(share, times: first + start, to: mean, size)
        }
      }
    }
    return mean
  }

  /// The covariance of samples whose mean is zero.
  static func covariance(of samples: [Float], size: Int) -> Matrix {
    let count = samples.count / size
    let (turned, padded) = turned(samples, size: size)
    var covariance = Matrix(rows: size, columns: size)
    turned.withUnsafeBufferPointer { turned in
      guard let first = turned.baseAddress else { return }
      for row in 0..<size {
        for column in 0...row {
          let product = dot(first + row * padded, first + column * padded, padded)
          covariance[row, column] = Double(product) / Double(max(1, count - 1))
          covariance[column, row] = covariance[row, column]
        }
      }
    }
    return covariance
  }

  /// Samples with each coordinate in a row, filled up with zeros to whole lanes, and the length of a row.
  private static func turned(_ samples: [Float], size: Int) -> ([Float], Int) {
    let count = samples.count / size
    let padded = (count + 7) & ~7
    var turned = [Float](repeating: 0, count: size * padded)
    for sample in 0..<count {
      for place in 0..<size { turned[place * padded + sample] = samples[sample * size + place] }
    }
    return (turned, padded)
  }

  /// Random continuations, one after the other.
  private func samples(_ key: Key, column: Int, count: Int) -> [Float] {
    let (size, first) = (model.size, key.step)
    // Any seed would do; this one is that of the first measurements.
    var generator = SplitMix(seed: 12345 + first)
    var samples = [Float](repeating: 0, count: count * size)
    let origin = model.ink.column(0, line: model.steps.line(of: first))
    let pen =
      key.isInside
      ? Int((Double(column - origin) / model.scale * Setting.unitsPerPoint).rounded()) : 0
    samples.withUnsafeMutableBufferPointer { samples in
      guard let samples = samples.baseAddress else { return }
      for draw in 0..<count {
        addContinuation(key, pen: pen, to: samples + draw * size, &generator)
      }
    }
    return samples
  }

  private func addContinuation(
    _ key: Key, pen first: Int, to sample: UnsafeMutablePointer<Float>,
    _ generator: inout SplitMix
  ) {
    let steps = model.steps
    var (step, pen) = (key.step, first)
    var last = key.isInside ? steps.randomEdge(step: step, using: &generator) : nil
    while step < steps.steps.count {
      if steps.beginsLine(step), step > key.step || !key.isInside { (pen, last) = (0, nil) }
      let line = steps.line(of: step)
      let piece = steps.randomPiece(step: step, beside: last, at: pen, using: &generator)
      let place = steps.place(
        piece, step: step, behind: last, pen: pen, in: model.lines[line],
        setting: model.settings[line])
      model.add(1, piece, step: step, start: place.start, to: sample)
      (pen, last) = (place.pen, steps.edge(of: piece, step: step))
      step = piece.isEnd ? steps.nextLine(behind: step) : step + 1
    }
  }
}
