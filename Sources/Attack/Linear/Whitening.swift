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
    let size = covariance.rows
    var lower = covariance.values.map(Float.init)
    var logarithm = 0.0
    let diagonal = (0..<size).map { Float(covariance[$0, $0]) }
    lower.withUnsafeMutableBufferPointer { lower in
      for row in 0..<size {
        for column in 0...row {
          let sum =
            lower[row * size + column]
            - dot(Self.row(lower, size, row), Self.row(lower, size, column), column)
          guard row == column else {
            lower[row * size + column] = sum / lower[column * size + column]
            continue
          }
          let root = max(sum, 1e-6 * diagonal[row], 1e-20).squareRoot()
          lower[row * size + row] = root
          logarithm += 2 * naturalLogarithm(Double(root))
        }
      }
    }
    self.size = size
    self.logarithm = Float(logarithm)
    factor = Self.inverted(lower, size)
  }

  private static func row(
    _ numbers: UnsafeMutableBufferPointer<Float>, _ size: Int, _ row: Int
  ) -> UnsafePointer<Float> {
    UnsafePointer(numbers.baseAddress.unsafelyUnwrapped + row * size)
  }

  /// The inverse of a lower triangle: each row from those above it.
  private static func inverted(_ lower: [Float], _ size: Int) -> [Float] {
    var inverse = [Float](repeating: 0, count: size * size)
    inverse.withUnsafeMutableBufferPointer { inverse in
      guard let first = inverse.baseAddress else { return }
      for row in 0..<size {
        let target = first + row * size
        for above in 0..<row {
          add(-lower[row * size + above], times: first + above * size, to: target, above + 1)
        }
        let pivot = 1 / lower[row * size + row]
        for column in 0..<row { target[column] *= pivot }
        target[row] = pivot
      }
    }
    return inverse
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

  /// The squared lengths of some vectors, which lie one after the other, once their coordinates are independent.
  func squaredLengths(
    _ vectors: UnsafePointer<Float>, _ count: Int, to lengths: UnsafeMutablePointer<Float>
  ) {
    factor.withUnsafeBufferPointer { factor in
      guard let factor = factor.baseAddress else { return }
      for vector in 0..<count { lengths[vector] = 0 }
      for vector in stride(from: 0, to: count, by: 4) {
        let lanes = min(4, count - vector)
        let places = (0..<4).map { vectors + (vector + min($0, lanes - 1)) * size }
        var sums = SIMD4<Float>.zero
        for row in 0..<size {
          let values = dots(
            factor + row * size, places[0], places[1], places[2], places[3], row + 1)
          sums += values * values
        }
        for lane in 0..<lanes { lengths[vector + lane] = sums[lane] }
      }
    }
  }
}
