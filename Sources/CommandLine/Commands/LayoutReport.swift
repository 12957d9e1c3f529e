import Afterimage
import AfterimageLayout
import AfterimageScreens

/// The option that makes a contradiction an error.
enum LayoutReport {
  static let strict = Flag(
    "--strict", "End with 65 where required constraints contradict each other.")

  /// Tells every conflict of a layout; the code of the command.
  static func tell(
    _ layout: Layout, of screen: Screen, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    for conflict in layout.conflicts { console.say("\(screen.name): \(conflict)") }
    return try arguments[strict] && !layout.conflicts.isEmpty ? .badInput : .asExpected
  }
}
