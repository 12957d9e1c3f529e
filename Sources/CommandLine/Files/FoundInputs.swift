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

  /// Reads all that paths stand for, on the threads of a crew, and tells the warnings in the order of the paths.
  ///
  /// - Parameters:
  ///   - pipeline: lends the threads of the crew their tools.
  ///   - isOfUse: false for an input that is not kept; throws the failure of one that cannot be used.
  init(
    _ paths: [String], _ arguments: Arguments, _ crew: Crew, _ pipeline: Pipeline,
    _ console: Console, isOfUse: (Input) throws -> Bool
  ) throws {
    let reader = InputReader(
      root: try arguments[InputArguments.root], traits: try TraitOptions.traits(in: arguments),
      circumstances: try InputArguments.circumstances(arguments))
    let files = paths.flatMap { self.files(of: $0) }
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

  /// The files that a path stands for: of a folder all in it and below it.
  private mutating func files(of path: String) -> [String] {
    guard OutputFiles.isFolder(path) else { return [path] }
    let folder = InputFolder(path)
    failures += folder.failures.map { CommandFailure(.inputMissing, ["\($0)"]) }
    if folder.names.isEmpty, folder.failures.isEmpty {
      failures.append(
        CommandFailure(
          .inputMissing, ["\(path): no screen, scenario, storyboard or xib lies in it or below it"])
      )
    }
    return folder.names.map { (path.hasSuffix("/") ? path : path + "/") + $0 }
  }
}

/// Reads the inputs of one file after the other, in the same circumstances.
private struct InputReader: Sendable {
  let root: String?
  let traits: Traits
  let circumstances: @Sendable (Traits) -> Traits

  /// What is in a file.
  struct Contents: Sendable {
    var inputs: [(path: String, loaded: LoadedInput)] = []
    var messages: [String] = []
    var failures: [CommandFailure] = []
  }

  func contents(of path: String) -> Contents {
    var contents = Contents()
    do throws(InputFailure) {
      guard let reference = DocumentReference(path) else {
        contents.inputs = [(path, try Input.load(path, root: root, in: circumstances))]
        return contents
      }
      let document = try OpenedDocument(reference, root: root, in: traits)
      let scenes = try document.scenes()
      if scenes.isEmpty {
        contents.messages = ["\(path): no scene of the document has a view to draw"]
      }
      for scene in scenes { read(scene, of: document, into: &contents) }
    } catch { contents.failures.append(error.commandFailure) }
    return contents
  }

  private func read(
    _ scene: DocumentScene, of document: OpenedDocument, into contents: inout Contents
  ) {
    let path = "\(document.reference.file)#\(document.reference.scene ?? scene.name)"
    do throws(InputFailure) {
      contents.inputs.append((path, try document.input(of: scene)))
    } catch { contents.failures.append(error.commandFailure) }
  }
}
