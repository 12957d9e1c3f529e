private import CPixels

/// An instruction set for which the pixel kernels are compiled; all of them give the same bytes.
package enum KernelLevel: CaseIterable, Sendable {
  /// The instructions of every processor of the architecture.
  case baseline
  case avx2
  case avx512

  /// The levels that this machine can run.
  package static var available: [KernelLevel] { allCases.filter { pixels_has($0.number) } }

  /// Runs work whose kernels on this thread are those of the level; a level that the machine lacks changes nothing.
  package func use<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pixels_has(number) else { return try work() }
    let before = pixels_use(number)
    defer { _ = pixels_use(before) }
    return try work()
  }

  private var number: pixels_level {
    switch self {
    case .baseline: pixels_level_baseline
    case .avx2: pixels_level_avx2
    case .avx512: pixels_level_avx512
    }
  }
}
