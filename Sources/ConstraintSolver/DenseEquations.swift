/// As many equations as unknowns, in full.
struct DenseEquations {
  let size: Int
  private var coefficient: [Double]
  var constant: [Double]

  init(size: Int) {
    self.size = size
    coefficient = Array(repeating: 0, count: size * size)
    constant = Array(repeating: 0, count: size)
  }

  subscript(line: Int, unknown: Int) -> Double {
    get { coefficient[line * size + unknown] }
    set { coefficient[line * size + unknown] = newValue }
  }

  /// The unknowns by elimination with partial pivoting; nil if the equations are dependent.
  consuming func solved() -> [Double]? {
    for step in 0..<size {
      guard choosePivot(step) else { return nil }
      for line in step + 1..<max(size, step + 1) where self[line, step] != 0 {
        subtract(self[line, step] / self[step, step], of: step, from: line)
      }
    }
    for line in (0..<size).reversed() {
      for unknown in line + 1..<max(size, line + 1) {
        constant[line] -= self[line, unknown] * constant[unknown]
      }
      constant[line] /= self[line, line]
    }
    return constant
  }

  private mutating func choosePivot(_ step: Int) -> Bool {
    var best = step
    for line in step..<size where self[line, step].magnitude > self[best, step].magnitude {
      best = line
    }
    guard self[best, step].magnitude > Tolerance.pivot else { return false }
    if best != step {
      constant.swapAt(best, step)
      for unknown in 0..<size { coefficient.swapAt(best * size + unknown, step * size + unknown) }
    }
    return true
  }

  private mutating func subtract(_ factor: Double, of step: Int, from line: Int) {
    for unknown in step..<size { self[line, unknown] -= factor * self[step, unknown] }
    constant[line] -= factor * constant[step]
  }
}
