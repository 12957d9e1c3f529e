import AfterimageLifecycle
import AfterimageScreens

extension Reader {
  /// Screen files, written again and read back.
  static let screens = Reader("screens") { input in
    let decoded = Screen.decode(input, file: "a.screen.json", files: .aroundFuzzing)
    expectPrintable(decoded.diagnostics, in: decoded.source)
    guard let screen = decoded.screen else { return }
    let again = Screen.decode(
      Array(screen.json.utf8), file: "a.screen.json", files: .aroundFuzzing)
    expect(again.screen == screen, "a screen that is written reads back as another one")
  }

  /// Scenario files, played.
  static let scenarios = Reader("scenarios") { input in
    let decoded = Scenario.decode(input, file: "a.scenario.json", files: .aroundFuzzing)
    expectPrintable(decoded.diagnostics, in: decoded.sources.first)
    if let scenario = decoded.scenario { _ = Simulation.run(scenario) }
  }
}
