import Afterimage
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The option that widens where an input may take files from.
enum InputArguments {
  static let root = Option(
    "--root", "DIR",
    "Take files that an input names from below DIR, not only from beside the input.",
    .folder)

  /// Reads an input, tells the warnings, and ends the command where there are errors.
  static func load(
    _ path: String, _ arguments: Arguments, _ console: Console
  ) throws -> Input {
    _ = try TraitOptions.traits(in: arguments)
    do throws(InputFailure) {
      let loaded = try Input.load(path, root: (try? arguments[root]) ?? nil) { own in
        // What is asked for has been understood above, so nothing is passed over here.
        (try? TraitOptions.traits(in: arguments, otherwise: own)) ?? own
      }
      for warning in loaded.warnings { console.say(warning) }
      return loaded.input
    } catch {
      throw error.commandFailure
    }
  }

  /// Reads a screen; a scenario is wrong usage.
  static func loadScreen(
    _ path: String, _ arguments: Arguments, _ console: Console
  ) throws -> Screen {
    guard case .screen(let screen) = try load(path, arguments, console) else {
      throw CommandFailure(
        .usage, ["\(path) is a scenario; this command takes a screen. Try 'afterimage snapshot'."])
    }
    return screen
  }
}

extension InputFailure {
  /// The same failure with its exit code.
  var commandFailure: CommandFailure {
    switch self {
    case .missing(let messages): CommandFailure(.inputMissing, messages)
    case .invalid(let messages): CommandFailure(.badInput, messages)
    }
  }
}
