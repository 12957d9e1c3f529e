import Afterimage
import AfterimageInterfaceBuilder
import AfterimageLifecycle
import AfterimageScreens
import AfterimageSwiftSource

/// Reads the inputs of one file after the other, in the same circumstances.
struct InputReader: Sendable {
  /// The folder that files named in inputs are taken from; nil is each input's own.
  let root: String?
  private let traits: Traits
  private let circumstances: @Sendable (Traits) -> Traits
  private let source: SourceFiles

  /// Reads in the circumstances that a command line asks for.
  init(_ arguments: Arguments, _ console: Console) throws {
    root = try arguments[InputArguments.root]
    traits = try TraitOptions.traits(in: arguments)
    circumstances = try InputArguments.circumstances(arguments)
    source = SourceFiles(arguments, console)
  }

  /// What is in a file.
  struct Contents: Sendable {
    /// The inputs with their paths: of a document that was named without a scene all its scenes.
    var inputs: [(path: String, loaded: LoadedInput)] = []
    /// The stories of an app, each with what its source leaves open and the story takes for granted; nil where nothing is.
    var stories: [(answers: String?, scenario: Scenario)] = []
    /// What there is to tell of the file as a whole.
    var messages: [String] = []
    /// Why it, or a part of it, cannot be used.
    var failures: [CommandFailure] = []
  }

  /// Reads a file.
  ///
  /// - Parameter source: where it and the files that it names are read from.
  func contents(of path: String, from source: InputFiles = .system) -> Contents {
    var contents = Contents()
    if let named = SourceReference(path) {
      return self.source.contents(of: named, from: source, in: circumstances(traits))
    }
    do throws(InputFailure) {
      guard let reference = DocumentReference(path) else {
        contents.inputs = [
          (path, try Input.load(path, root: root, from: source, in: circumstances))
        ]
        return contents
      }
      let document = try OpenedDocument(reference, root: root, from: source, in: traits)
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

extension InputReader.Contents {
  /// The stories of the app in a folder, each in the way in which what the source leaves open is answered.
  init(ofApp folder: String, from source: InputFiles, by apps: AppFolder) {
    self.init()
    do throws(CommandFailure) {
      let story = try apps.story(of: folder, from: source)
      guard story.isOfApp else { return }
      messages = story.gapLines
      stories = story.stories.map { answers, scenario in
        (answers.isEmpty ? nil : "where " + answers.map(\.words).joined(separator: ", "), scenario)
      }
    } catch { failures.append(error) }
  }
}
