/// What makes errors of a covariance independent of each other and all of size one: the inverse of its Cholesky factor.
struct Whitening: Sendable {
  /// The number of coordinates, a multiple of eight.
  let size: Int
  /// The lower triangle, row after row, with zeros above it.
  let factor: [Float]
  /// The logarithm of the covariance's determinant.
  let logarithm: Float

  /// Factors a covariance of as many coordinates as it has rows, a multiple of eight.
  init(of covariance: Matrix) {
    size = covariance.rows
    var lower = covariance
    for row in 0..<size { Self.factor(row, of: &lower, covariance[row, row]) }
    logarithm = Float((0..<size).reduce(0) { $0 + 2 * naturalLogarithm(lower[$1, $1]) })
    factor = Self.inverted(lower)
  }

  /// Cholesky's step for one row, those above it done.
  ///
  /// - Parameter variance: the row's own, of which rounding leaves no more than a part in 10^12.
  private static func factor(_ row: Int, of lower: inout Matrix, _ variance: Double) {
    for column in 0...row {
      let rest =
        lower[row, column] - dot(lower.row(row).prefix(column), lower.row(column).prefix(column))
      lower[row, column] =
        row == column
        ? max(rest, 1e-12 * variance, 1e-30).squareRoot() : rest / lower[column, column]
    }
  }

  /// The inverse of a lower triangle: each row from those above it.
  private static func inverted(_ lower: Matrix) -> [Float] {
    let size = lower.rows
    var inverse = Matrix(rows: size, columns: size)
    inverse.values.withUnsafeMutableBufferPointer { inverse in
      for row in 0..<size {
        for above in 0..<row where lower[row, above] != 0 {
          let weight = lower[row, above]
          for column in 0...above {
            inverse[row * size + column] -= weight * inverse[above * size + column]
          }
        }
        let pivot = 1 / lower[row, row]
        for column in 0..<row { inverse[row * size + column] *= pivot }
        inverse[row * size + row] = pivot
      }
    }
    return inverse.values.map(Float.init)
  }

  /// Makes the coordinates of some vectors, which lie one after the other, independent.
  func apply(to vectors: [Float]) -> [Float] {
    var output = [Float](repeating: 0, count: vectors.count)
    vectors.withUnsafeBufferPointer { vectors in
      factor.withUnsafeBufferPointer { factor in
        guard let vectors = vectors.baseAddress, let factor = factor.baseAddress else { return }
        for start in stride(from: 0, to: output.count, by: size) {
          for row in 0..<size {
            output[start + row] = dot(factor + row * size, vectors + start, row + 1)
          }
        }
      }
    }
    return output
  }

  /// How unlikely some vectors are, which lie one after the other: twice the negative logarithm of the Gaussian's density, but for what all of them share.
  func unlikeliness(
    of vectors: UnsafePointer<Float>, _ count: Int, to scores: UnsafeMutablePointer<Float>
  ) {
    factor.withUnsafeBufferPointer { factor in
      guard let factor = factor.baseAddress else { return }
      for vector in stride(from: 0, to: count, by: 4) {
        let lanes = min(4, count - vector)
        let places = (0..<4).map { vectors + (vector + min($0, lanes - 1)) * size }
        var sums = SIMD4<Float>.zero
        for row in 0..<size {
          let values = dots(
            factor + row * size, places[0], places[1], places[2], places[3], row + 1)
          sums += values * values
        }
        for lane in 0..<lanes { scores[vector + lane] = sums[lane] + logarithm }
      }
    }
  }
}
