package import Afterimage
import AfterimageInterfaceBuilder
import AfterimageScreens

/// The inputs of the files and folders that the studio was opened for, and how they change.
package struct StudioLibrary: Sendable {
  /// The files and folders.
  package let paths: [String]
  /// The folder that files named in inputs are taken from; nil is the input's own.
  private let root: String?
  /// The inputs in their order, by their ids.
  private(set) var ids: [String] = []
  private var inputs: [String: StudioInput] = [:]
  /// The number of changes so far.
  private(set) var revision = 0
  /// The number of times that files were read, after which there may be more folders to watch.
  private(set) var readings = 0
  /// The scenes of documents that have not changed since they were listed.
  private var scenesOfFiles: [String: [(id: String, file: String)]] = [:]
  /// What keeps some of the files and folders from being listed.
  package private(set) var failures: [String] = []

  /// Lists what lies in some files and folders.
  package init(paths: [String], root: String?) {
    (self.paths, self.root) = (paths, root)
    list()
  }

  /// The count of the inputs.
  package var count: Int { ids.count }
  /// True where there is no input.
  package var isEmpty: Bool { ids.isEmpty }

  /// The input of an id; nil where there is none.
  subscript(id: String) -> StudioInput? { inputs[id] }

  /// An input in some circumstances; nil where there is none of that id.
  mutating func load(
    _ id: String, in choice: TraitChoice = TraitChoice()
  ) throws(InputFailure) -> LoadedInput? {
    guard var input = inputs[id] else { return nil }
    defer { inputs[id] = input }
    readings += input.isRead(in: choice) ? 0 : 1
    return try input.load(in: choice, root: root)
  }

  /// Reads all inputs that have not been read, on the threads of a crew.
  ///
  /// - Parameter pipeline: lends the threads their tools.
  package mutating func readAll(by crew: Crew, _ pipeline: Pipeline) {
    let unread = ids.compactMap { inputs[$0] }.filter { !$0.isRead(in: TraitChoice()) }
    let root = root
    crew.work(on: unread.count, with: pipeline, pool: pipeline.pool) { place, _ in
      var input = unread[place]
      _ = try? input.load(in: TraitChoice(), root: root)
      return input
    } deliver: { _, input in
      inputs[input.id] = input
      readings += 1
    }
  }

  /// The folders in which something can change that matters here.
  var folders: Set<String> {
    var folders = Set(inputs.values.flatMap(\.sources).map(WatchedPath.folder))
    folders.formUnion(inputs.values.flatMap(\.sources).filter { OutputFiles.isFolder($0) })
    for path in paths where OutputFiles.isFolder(path) {
      folders.formUnion(WatchedPath.foldersWithin(path))
    }
    return folders
  }

  /// Notes changed files; the result is the ids of the inputs that may look otherwise now.
  ///
  /// - Parameter changed: canonical paths; nil stands for anything.
  mutating func note(_ changed: Set<String>?) -> [String] {
    scenesOfFiles = scenesOfFiles.filter { changed?.contains($0.key) == false }
    let touched = ids.filter { id in
      guard let input = inputs[id], let changed else { return true }
      return changed.contains { input.dependsOn($0) }
    }
    guard !touched.isEmpty else { return [] }
    revision += 1
    for id in touched { inputs[id]?.forget() }
    return touched
  }

  /// Lists the inputs anew; true where some have come or gone.
  @discardableResult
  mutating func list() -> Bool {
    let before = ids
    var listed: [(id: String, file: String)] = []
    failures = []
    for path in paths { listed += inputs(at: path) }
    var known: Set<String> = []
    let found = listed.filter { known.insert($0.id).inserted }
    ids = found.map(\.id)
    inputs = inputs.filter { known.contains($0.key) }
    for input in found where inputs[input.id] == nil {
      inputs[input.id] = StudioInput(id: input.id, file: input.file)
    }
    if ids != before { revision += 1 }
    return ids != before
  }

  /// The inputs of a file, or of a folder with all below it.
  private mutating func inputs(at path: String) -> [(id: String, file: String)] {
    guard OutputFiles.isFolder(path) else {
      if OutputFiles.exists(DocumentReference(path)?.file ?? path) { return scenes(of: path) }
      failures.append("\(path): there is no such file or folder")
      return []
    }
    let folder = InputFolder(path)
    failures += folder.failures.map { "\($0)" }
    return folder.names.flatMap { scenes(of: (path.hasSuffix("/") ? path : path + "/") + $0) }
  }

  /// The scenes of a document; any other file, and a document that cannot be read, as they are.
  private mutating func scenes(of path: String) -> [(id: String, file: String)] {
    guard let reference = DocumentReference(path), reference.scene == nil else {
      return [(path, DocumentReference(path)?.file ?? path)]
    }
    let key = WatchedPath.canonical(path)
    if let known = scenesOfFiles[key] { return known }
    guard let document = try? OpenedDocument(reference, root: root),
      let scenes = try? document.scenes()
    else {
      // What was in it stays, so that its errors have a place.
      let known = ids.filter { inputs[$0]?.file == path }
      return known.isEmpty ? [(path, path)] : known.map { ($0, path) }
    }
    let found = scenes.map { (id: "\(path)#\($0.name)", file: path) }
    scenesOfFiles[key] = found
    return found
  }
}
