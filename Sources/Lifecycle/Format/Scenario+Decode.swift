package import AfterimageScreens

/// The outcome of reading a scenario file: the scenario, or what is wrong.
package struct DecodedScenario: Sendable {
  /// The scenario; nil where the file, or a file that it names, has an error.
  package let scenario: Scenario?
  /// Everything that is wrong with the file and those that it names.
  package let diagnostics: [Diagnostic]
  /// The file and those that it names, for excerpts.
  package let sources: [SourceText]
}

extension Scenario {
  /// Reads a scenario file: JSON with comments, as `Screens/scenario.schema.json` describes it.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: what messages call the file; its name without `.scenario.json` is the scenario's.
  ///   - files: the screens and images that the file may name.
  /// - Returns: the scenario, or all mistakes, in the order of the files.
  package static func decode(
    _ bytes: [UInt8], file: String, files: ScreenFiles = .none
  ) -> DecodedScenario {
    let document = JSONDocument(reading: bytes, file: file)
    var decoding = Decoding(document.source, files: files)
    let content = document.root.flatMap { ScenarioFile.form.read($0, &decoding) }
    let scenario = content.flatMap { $0.resolved(named: scenarioName(file), &decoding) }
    if scenario?.isTooLong == true, let steps = document.root?["steps"] {
      decoding.report(.outOfRange(expected: tooLong), at: steps)
    }
    let diagnostics = document.mistakes(with: decoding).ordered().limited()
    let isWrong = diagnostics.contains { $0.severity == .error }
    return DecodedScenario(
      scenario: isWrong ? nil : scenario, diagnostics: diagnostics,
      sources: [document.source] + decoding.named)
  }

  private static let tooLong =
    "a story in which at most \(Limits.storyEntries) things happen, what timers do among them, and "
    + "whose settings leave at most \(Limits.openMoments) times of a picture open"

  private static func scenarioName(_ file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let suffix = ".scenario.json"
    return last.hasSuffix(suffix) ? String(last.dropLast(suffix.count)) : last
  }
}
