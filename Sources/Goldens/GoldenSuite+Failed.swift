import AfterimageGraphics

extension GoldenSuite.FailedCase {
  /// The name of the case; a strategy that cannot be read is in it as it was written.
  package var name: String {
    let name = golden.name(strategy: strategy)
    guard strategy == nil, let text = golden.strategy else { return name }
    return "\(name).\(text)"
  }

  /// The names of the goldens that the case asks for; none where its strategy is not known.
  var fileNames: [String] {
    isNamed ? golden.fileNames(of: name) : []
  }

  /// True for a golden that the case may ask for, so that nobody is told to delete it.
  func mayAsk(for fileName: String) -> Bool {
    isNamed
      ? fileNames.contains(fileName) : fileName.hasPrefix(golden.name(strategy: nil) + ".")
  }

  private var isNamed: Bool { golden.strategy == nil || strategy != nil }
}
