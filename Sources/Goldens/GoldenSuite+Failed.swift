import AfterimageGraphics

extension GoldenSuite.FailedCase {
  /// The name of the case; of a strategy that cannot be read as it was written.
  package var name: String {
    let name = golden.name(strategy: strategy)
    guard strategy == nil, let text = golden.strategy else { return name }
    return "\(name).\(text)"
  }

  /// The names of the goldens that the case asks for; none where its strategy is not known.
  var fileNames: [String] {
    isNamed ? golden.goldens.map { "\(name).\($0.rawValue)" } : []
  }

  /// True for a golden that the case may ask for, so that nobody is told to delete it.
  func mayAsk(for fileName: String) -> Bool {
    isNamed
      ? fileNames.contains(fileName) : fileName.hasPrefix(golden.name(strategy: nil) + ".")
  }

  /// A finding for the case as a whole.
  var finding: GoldenRun.Finding {
    GoldenRun.Finding(
      of: name, fileName: nil, outcome: .inputFailed(failure), artifact: nil)
  }

  private var isNamed: Bool { golden.strategy == nil || strategy != nil }
}
