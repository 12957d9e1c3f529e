import Afterimage
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens

/// The option that makes a contradiction an error.
enum LayoutReport {
  static let strict = Flag(
    "--strict", "End with 65 where required constraints contradict each other.")

  /// Tells every conflict of a layout and every text without glyphs; the code of the command.
  static func tell(
    _ layout: Layout, of screen: Screen, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitCode {
    for conflict in layout.conflicts { console.say("\(screen.name): \(conflict)") }
    for missing in pipeline.missingGlyphs(in: layout) { console.say("\(screen.name): \(missing)") }
    return try arguments[strict] && !layout.conflicts.isEmpty ? .badInput : .asExpected
  }

  /// Tells the conflicts of several screens, each laid out in the same circumstances; the code of the command.
  static func tell(
    _ screens: [Screen], in traits: Traits, _ pipeline: Pipeline, _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitCode {
    let codes = try screens.map { screen in
      let layout = try drawing { () throws(PipelineError) in
        try pipeline.layOut(screen, in: traits)
      }
      return try tell(layout, of: screen, pipeline, arguments, console)
    }
    return codes.first { $0 != .asExpected } ?? .asExpected
  }

  /// Tells the conflicts of the covers in the pictures and cards of a story, each once; the code of the command.
  static func tell(
    coversOf scenario: Scenario, _ pipeline: Pipeline, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let conflicts = try drawing { () throws(PipelineError) in
      try pipeline.coverConflicts(in: scenario)
    }
    for conflict in conflicts { console.say("\(scenario.name): \(conflict)") }
    return try arguments[strict] && !conflicts.isEmpty ? .badInput : .asExpected
  }
}
