extension LayoutError: CustomStringConvertible {
  /// What is wrong and a way out, in words.
  package var description: String {
    switch self {
    case .unsolvable(let error): "the constraints cannot be solved: \(error)"
    }
  }
}
