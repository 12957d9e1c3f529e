import Afterimage
import AfterimageInterfaceBuilder
import AfterimageLifecycle
import AfterimageScreens

/// What the files and folders of a command stand for: the inputs that can be used, and what is wrong with the others.
struct FoundInputs {
  /// The inputs with their paths, in the order in which they were asked for; of a document that was named without a scene all its scenes.
  private(set) var inputs: [(path: String, input: Input)] = []
  /// How many inputs could be read, of use or not.
  private(set) var readCount = 0
  /// The failures that keep single inputs from being used.
  var failures: [CommandFailure] = []

  /// Reads all files, on the threads of a crew, and tells the warnings in the order of the paths.
  ///
  /// - Parameters:
  ///   - pipeline: lends the threads of the crew their tools.
  ///   - isOfUse: false for an input that is not kept; throws the failure of one that cannot be used.
  init(
    _ given: GivenFiles, _ arguments: Arguments, _ crew: Crew, _ pipeline: Pipeline,
    _ console: Console, isOfUse: (Input) throws -> Bool
  ) throws {
    let reader = try InputReader(arguments, console)
    let files = given.all.filter { $0.failure == nil }.map(\.path)
    failures = given.all.compactMap(\.failure)
    var met: Set<String> = []
    try crew.work(on: files.count, with: pipeline, pool: pipeline.pool) { index, _ in
      reader.contents(of: files[index])
    } deliver: { _, contents in
      for message in contents.messages { console.say(message) }
      failures += contents.failures
      for (path, loaded) in contents.inputs where met.insert(path).inserted {
        readCount += 1
        for warning in loaded.warnings { console.say(warning) }
        do {
          if try isOfUse(loaded.input) { inputs.append((path, loaded.input)) }
        } catch let failure as CommandFailure { failures.append(failure) }
      }
    }
  }
}
