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
  ///
  /// - Parameter outputs: where the command is to write, which is nothing that the input consists of.
  static func load(
    _ path: String, sparing outputs: [String?] = [], _ arguments: Arguments, _ console: Console
  ) throws -> Input {
    let circumstances = try circumstances(arguments)
    let root = (try? arguments[root]) ?? nil
    let read = ReadPaths()
    let loaded = try reading { () throws(InputFailure) in
      try Input.load(path, root: root, from: read.files, in: circumstances)
    }
    try refuse(outputs, over: read.paths)
    for warning in loaded.warnings { console.say(warning) }
    return loaded.input
  }

  /// Changes the traits that an input asks for to those that are asked of the command.
  static func circumstances(
    _ arguments: Arguments
  ) throws(UsageErrors) -> @Sendable (Traits) -> Traits {
    _ = try TraitOptions.traits(in: arguments)
    // What is asked for has been understood above, so nothing is passed over here.
    return { own in (try? TraitOptions.traits(in: arguments, otherwise: own)) ?? own }
  }

  /// Reads a screen; a scenario is wrong usage.
  static func loadScreen(
    _ path: String, sparing outputs: [String?] = [], _ arguments: Arguments, _ console: Console
  ) throws -> Screen {
    guard case .screen(let screen) = try load(path, sparing: outputs, arguments, console) else {
      throw CommandFailure(
        .usage, ["\(path) is a scenario; this command takes a screen. Try 'afterimage snapshot'."])
    }
    return screen
  }
}

/// Reads inputs, and ends the command where one is missing or wrong.
func reading<Value>(_ read: () throws(InputFailure) -> Value) throws(CommandFailure) -> Value {
  do throws(InputFailure) { return try read() } catch { throw error.commandFailure }
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
