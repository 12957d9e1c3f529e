/// The eigenvectors of a symmetric matrix, as the rows of a matrix, by falling eigenvalues.
struct Spectrum: Sendable {
  /// The eigenvalues, falling.
  let values: [Double]
  /// An eigenvector in each row.
  let vectors: Matrix

  /// Turns a symmetric matrix by Jacobi's rotations until nothing is left beside its diagonal, which takes under ten rounds over all pairs.
  init(of symmetric: Matrix) {
    var (matrix, vectors) = (symmetric, Matrix(rows: symmetric.rows, columns: symmetric.rows))
    for place in 0..<matrix.rows { vectors[place, place] = 1 }
    for _ in 0..<30 where !Self.sweep(&matrix, &vectors) { break }
    let order = (0..<matrix.rows).sorted { matrix[$0, $0] > matrix[$1, $1] }
    values = order.map { matrix[$0, $0] }
    var sorted = vectors
    for (place, row) in order.enumerated() {
      for column in 0..<matrix.rows { sorted[place, column] = vectors[row, column] }
    }
    self.vectors = sorted
  }

  /// Turns every pair of axes once; false where there was nothing to turn.
  private static func sweep(_ matrix: inout Matrix, _ vectors: inout Matrix) -> Bool {
    let size = matrix.rows
    var hasTurned = false
    for one in 0..<size {
      for other in one + 1..<max(size, one + 1) {
        guard let (cosine, sine) = angle(between: one, other, in: matrix) else { continue }
        hasTurned = true
        turn(&matrix, &vectors, one, other, cosine, sine)
      }
    }
    return hasTurned
  }

  /// The angle that takes away what two axes have in common, as Rutishauser has it; nil where that is less than rounding leaves.
  private static func angle(
    between one: Int, _ other: Int, in matrix: Matrix
  ) -> (cosine: Double, sine: Double)? {
    let rest = matrix[one, other]
    let scale = (matrix[one, one] * matrix[other, other]).magnitude.squareRoot()
    guard rest.magnitude > 1e-12 * scale + 1e-30 else { return nil }
    let angle = (matrix[other, other] - matrix[one, one]) / (2 * rest)
    let root = (1 + angle * angle).squareRoot()
    let tangent = (angle < 0 ? -1 : 1) / (angle.magnitude + root)
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    return (cosine, tangent * cosine)
  }

  private static func turn(
    _ matrix: inout Matrix, _ vectors: inout Matrix, _ one: Int, _ other: Int, _ cosine: Double,
    _ sine: Double
  ) {
    let size = matrix.rows
    matrix.values.withUnsafeMutableBufferPointer { numbers in
      for row in 0..<size {
        let (left, right) = (numbers[row * size + one], numbers[row * size + other])
        numbers[row * size + one] = cosine * left - sine * right
        numbers[row * size + other] = sine * left + cosine * right
      }
      mix(numbers, size, one, other, cosine, sine)
    }
    vectors.values.withUnsafeMutableBufferPointer { mix($0, size, one, other, cosine, sine) }
  }

  private static func mix(
    _ numbers: UnsafeMutableBufferPointer<Double>, _ size: Int, _ one: Int, _ other: Int,
    _ cosine: Double, _ sine: Double
  ) {
    for column in 0..<size {
      let (upper, lower) = (numbers[one * size + column], numbers[other * size + column])
      numbers[one * size + column] = cosine * upper - sine * lower
      numbers[other * size + column] = sine * upper + cosine * lower
    }
  }
}
