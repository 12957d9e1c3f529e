import Afterimage
import AfterimageAudit
import AfterimageInterfaceBuilder
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageScreens

/// The inputs of a preview that can be drawn, and what is wrong with the others.
struct PreviewInputs {
  /// The inputs with their paths, in the order in which they were asked for.
  private(set) var inputs: [(path: String, input: Input)] = []
  /// The failures that keep single inputs from being drawn.
  var failures: [CommandFailure] = []

  /// Reads all that paths stand for, and tells their warnings and, where that is asked for, conflicts.
  init(
    _ paths: [String], _ pipeline: Pipeline, _ arguments: Arguments, _ console: Console,
    reportingLayouts reportsLayouts: Bool = true
  ) throws {
    let traits = try TraitOptions.traits(in: arguments)
    let root = try arguments[InputArguments.root]
    var met: Set<String> = []
    for path in paths {
      for file in files(of: path, root, traits, console) where met.insert(file).inserted {
        do {
          let input = try InputArguments.load(file, arguments, console)
          inputs.append((file, input))
          guard reportsLayouts else { continue }
          let code = try LayoutReport.report(
            input.shownScreens, in: TraitOptions.traits(in: arguments, of: input), pipeline,
            arguments, console)
          guard code == .asExpected else {
            inputs.removeLast()
            throw CommandFailure(code, [])
          }
        } catch let failure as CommandFailure { failures.append(failure) }
      }
    }
  }

  /// The name of each input's sheet.
  var sheetNames: [String] {
    SheetSubject.sheetNames(
      of: inputs.map { SheetSubject(name: $0.input.name.description, path: $0.path) })
  }

  /// The files and scenes that a path stands for: of a folder all in it and below it.
  private mutating func files(
    of path: String, _ root: String?, _ traits: Traits, _ console: Console
  ) -> [String] {
    guard OutputFiles.isFolder(path) else {
      // A document that begins with no scene is all of its scenes; what else is wrong with it is told where it is read.
      let document = DocumentReference(path).flatMap {
        try? OpenedDocument($0, root: root, in: traits)
      }
      return document?.withoutFirstScene ?? [path]
    }
    let folder = InputFolder(path)
    failures += folder.failures.map { CommandFailure(.inputMissing, ["\($0)"]) }
    if folder.names.isEmpty, folder.failures.isEmpty {
      failures.append(
        CommandFailure(
          .inputMissing, ["\(path): no screen, scenario, storyboard or xib lies in it or below it"])
      )
    }
    return folder.names.flatMap { name in
      scenes(of: (path.hasSuffix("/") ? path : path + "/") + name, root, traits, console)
    }
  }

  /// Every scene of a document, or the path of another file.
  private mutating func scenes(
    of path: String, _ root: String?, _ traits: Traits, _ console: Console
  ) -> [String] {
    guard let reference = DocumentReference(path) else { return [path] }
    do throws(InputFailure) {
      let names = try OpenedDocument(reference, root: root, in: traits).scenes().map(\.name)
      if names.isEmpty { console.say("\(path): no scene of the document has a view to draw") }
      return names.map { "\(path)#\($0)" }
    } catch {
      failures.append(error.commandFailure)
      return []
    }
  }
}

extension OpenedDocument {
  /// The paths of all scenes, where the document does not say with which it begins.
  fileprivate var withoutFirstScene: [String]? {
    guard reference.scene == nil, (try? document.scene(named: nil)) == nil else { return nil }
    let names = document.drawableScenes.map { "\(reference.file)#\($0.name)" }
    return names.isEmpty ? nil : names
  }
}

extension Input {
  /// The screen, or those that the scenario shows.
  fileprivate var shownScreens: [Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .scenario(let scenario): scenario.shownScreens
    }
  }
}
