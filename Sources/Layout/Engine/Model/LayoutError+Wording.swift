extension LayoutError: CustomStringConvertible {
  /// The mistake and a way out, in words.
  package var description: String {
    switch self {
    case .unsolvable(let error): "the constraints cannot be solved: \(error)"
    case .tooMuchText(let limit):
      "the texts of the screen have more than \(limit >> 10) KiB together; show less of them"
    }
  }
}
