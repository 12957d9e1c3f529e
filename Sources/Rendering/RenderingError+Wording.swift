import AfterimageGraphics

extension RenderingError: CustomStringConvertible {
  /// The failure, and a way out.
  package var description: String {
    switch self {
    case .tooLarge(let size, let scale, let limit):
      "the canvas of \(digits(size.width)) x \(digits(size.height)) points at \(digits(scale)) pixels a point is more than \(limit) pixels a side; choose a smaller scale or screen"
    case .tooSmall(let size, let scale):
      "the canvas of \(digits(size.width)) x \(digits(size.height)) points at \(digits(scale)) pixels a point has no pixels; choose a larger scale or screen"
    case .imageTooLarge(let width, let height, let limit):
      "the image of \(width) x \(height) pixels is more than \(limit) pixels a side; make it smaller"
    case .noMemory:
      "there is not enough memory for the picture; choose a smaller scale"
    case .fontMissing(let face):
      "the face \(face) could not be opened; see that there is memory left, and that /proc is mounted"
    case .refused(let reason):
      "the drawing library refused: \(reason)"
    }
  }
}

/// A number without the fraction that whole ones do not need.
private func digits(_ number: Double) -> String {
  let digits = number.description
  return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
}
