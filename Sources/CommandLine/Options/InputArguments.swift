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
    if let reference = SourceReference(path) {
      let source = SourceFiles(arguments, console)
      let contents = source.contents(
        of: reference, from: read.files, in: circumstances(Traits(device: .standard)))
      try refuse(outputs, over: read.paths)
      return try only(of: contents, at: path, console)
    }
    let loaded = try reading { () throws(InputFailure) in
      try Input.load(path, root: root, from: read.files, in: circumstances)
    }
    try refuse(outputs, over: read.paths)
    for warning in loaded.warnings { console.say(warning) }
    return loaded.input
  }

  /// The one input of a file of source; of several the command is told to name one.
  private static func only(
    of contents: InputReader.Contents, at path: String, _ console: Console
  ) throws(CommandFailure) -> Input {
    if let failure = contents.failures.first { throw failure }
    guard let first = contents.inputs.first, contents.inputs.count == 1 else {
      let names = contents.inputs.map(\.path).joined(separator: ", ")
      throw CommandFailure(.usage, ["\(path) has several screens; name one of \(names)"])
    }
    for warning in first.loaded.warnings { console.say(warning) }
    return first.loaded.input
  }

  /// Changes the traits that an input asks for to those that are asked of the command.
  static func circumstances(
    _ arguments: Arguments
  ) throws(UsageErrors) -> @Sendable (Traits) -> Traits {
    _ = try TraitOptions.traits(in: arguments)
    // What is asked for has been understood above, so nothing is passed over here.
    return { own in (try? TraitOptions.traits(in: arguments, otherwise: own)) ?? own }
  }
}

extension Input {
  /// The screen that was read from a path; a scenario is wrong usage.
  func screen(at path: String) throws(CommandFailure) -> Screen {
    guard case .screen(let screen) = self else {
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
