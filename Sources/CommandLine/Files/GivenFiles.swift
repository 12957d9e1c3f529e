import Afterimage
import AfterimageFleet
import AfterimageScreens
import AfterimageSwiftReading

/// A file that a command was given, or a folder that has none.
struct GivenFile: Sendable {
  /// The path; a document's scene stands behind `#`.
  let path: String
  /// Why the folder has none; nil for a file.
  let failure: CommandFailure?
  /// True where it was found in a folder, and not named as well.
  var isFound = false
  /// True for a folder whose Swift source is read as an app.
  var isApp = false
}

/// The files that a command was given: those that it names, all that lie in folders that it names, and those of a list.
struct GivenFiles: Sendable {
  /// The files, each once, in the order in which they were asked for.
  private(set) var all: [GivenFile] = []

  /// Finds the files of a command line.
  ///
  /// - Parameters:
  ///   - paths: the files and folders that it names.
  ///   - apps: what apps in the folders are read with; nil where nobody asks for apps.
  init(
    _ paths: Positional<[String]>, apps: AppFolder? = nil, _ arguments: Arguments,
    _ console: Console
  ) throws {
    let words = try arguments[paths]
    let listed =
      try arguments[ShareArguments.list].map { try Self.names(listedIn: $0, console) } ?? []
    try self.init(words + listed, called: paths.declaration.key, withApps: apps != nil)
  }

  /// Finds the files that paths stand for.
  ///
  /// - Parameters:
  ///   - name: what the paths are called on the command line.
  ///   - isReadingApps: true where a folder with an app's source is one thing besides what lies in it.
  private init(_ words: [String], called name: String, withApps isReadingApps: Bool) throws {
    guard !words.isEmpty else { throw UsageErrors([.missingArgument(name)]) }
    var places: [String: Int] = [:]
    for file in words.flatMap({ Self.files(of: $0, withApps: isReadingApps) }) {
      if let place = places[file.path] {
        all[place].isFound = all[place].isFound && file.isFound
      } else {
        places[file.path] = all.count
        all.append(file)
      }
    }
  }

  /// The same without scenarios that nobody named.
  var withoutFoundScenarios: GivenFiles {
    var files = self
    files.all.removeAll { $0.isFound && $0.path.hasSuffix(Input.scenarioSuffix) }
    return files
  }

  /// The files as pieces of work.
  var units: [WorkUnit] {
    all.map { file in
      WorkUnit(
        name: file.path, size: fileSize(at: DocumentReference(file.path)?.file ?? file.path) ?? 0)
    }
  }

  /// The files that a path stands for: of a folder all in it and below it.
  private static func files(of path: String, withApps isReadingApps: Bool) -> [GivenFile] {
    guard OutputFiles.isFolder(path) else { return [GivenFile(path: path, failure: nil)] }
    let folder = InputFolder(path)
    let app =
      isReadingApps && ReadApp.isApp(path)
      ? [GivenFile(path: path.withoutSlashes, failure: nil, isFound: true, isApp: true)] : []
    if folder.names.isEmpty, folder.failures.isEmpty, app.isEmpty {
      let words = "\(path): no screen, scenario, storyboard or xib lies in it or below it"
      return [GivenFile(path: path, failure: CommandFailure(.inputMissing, [words]))]
    }
    let closed = folder.failures.map {
      GivenFile(path: $0.path, failure: CommandFailure(.inputMissing, ["\($0)"]))
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return app + closed
      + folder.names.map { GivenFile(path: prefix + $0, failure: nil, isFound: true) }
  }

  /// The names of a list: what lies between zero bytes where there are any, else its lines.
  private static func names(listedIn list: String, _ console: Console) throws -> [String] {
    let bytes =
      list == ShareArguments.standardInput
      ? console.input.rest()
      : try reading { () throws(InputFailure) in
        try Input.read(list)
      }
    let separator = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// The path of a folder without what may stand at its end.
  fileprivate var withoutSlashes: String {
    let path = String(reversed().drop { $0 == "/" }.reversed())
    return path.isEmpty ? "/" : path
  }
}

extension ConsoleInput {
  /// All that will ever come.
  fileprivate func rest() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      switch read(nil) {
      case .bytes(let more): bytes += more
      case .nothingYet: continue
      case .end: return bytes
      }
    }
  }
}
