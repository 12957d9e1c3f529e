public import AfterimageLifecycle

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - path: the file, relative to the folder of the calling file.
  ///   - caller: the calling file.
  /// - Throws: `InputFailure` with every mistake in the file and in those that it names.
  public init(file path: String, beside caller: String = #filePath) throws(InputFailure) {
    switch try Input.load(path, beside: caller) {
    case .scenario(let scenario): self = scenario
    case .screen: throw .invalid(["\(path): this is a screen: read it with Screen(file:)"])
    }
  }
}
