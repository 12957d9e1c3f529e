public import AfterimageScreens

extension Screen {
  /// Reads a screen file, or a scene of a document of Interface Builder.
  ///
  /// - Parameters:
  ///   - path: the file, relative to the folder of the calling file; a scene of a storyboard stands behind `#`, without one its initial scene is read.
  ///   - traits: the circumstances, whose size classes and language a document's variations and words follow.
  ///   - caller: the calling file.
  /// - Throws: `InputFailure` with every mistake in the file and in those that it names.
  public init(
    file path: String, in traits: Traits = Traits(device: .standard),
    beside caller: String = #filePath
  ) throws(InputFailure) {
    switch try Input.load(path, beside: caller, in: { _ in traits }) {
    case .screen(let screen): self = screen
    case .scenario: throw .invalid(["\(path): this is a scenario: read it with Scenario(file:)"])
    }
  }
}
