import Afterimage
import AfterimageFleet
import AfterimageScreens

/// A file that a command was given, or a folder that has none.
struct GivenFile: Sendable {
  /// The path; a document's scene stands behind `#`.
  let path: String
  /// Why the folder has none; nil for a file.
  let failure: CommandFailure?
}

/// The files that a command was given: those that it names, all that lie in folders that it names, and those of a list.
struct GivenFiles: Sendable {
  /// The files, each once, in the order in which they were asked for.
  private(set) var all: [GivenFile] = []

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - words: the files and folders of the command line.
  ///   - list: a file that names more; `-` is the input of the console.
  init(_ words: [String], listedIn list: String? = nil, _ console: Console) throws {
    let listed = try list.map { try Self.names(listedIn: $0, console) } ?? []
    guard !(words + listed).isEmpty else {
      throw UsageErrors([.missingArgument("PATH")])
    }
    var met: Set<String> = []
    for word in words + listed {
      for file in Self.files(of: word) where met.insert(file.path).inserted { all.append(file) }
    }
  }

  /// The files as pieces of work.
  var units: [WorkUnit] {
    all.map { file in
      WorkUnit(
        name: file.path, size: fileSize(at: DocumentReference(file.path)?.file ?? file.path) ?? 0)
    }
  }

  /// The files that a path stands for: of a folder all in it and below it.
  private static func files(of path: String) -> [GivenFile] {
    guard OutputFiles.isFolder(path) else { return [GivenFile(path: path, failure: nil)] }
    let folder = InputFolder(path)
    if folder.names.isEmpty, folder.failures.isEmpty {
      let words = "\(path): no screen, scenario, storyboard or xib lies in it or below it"
      return [GivenFile(path: path, failure: CommandFailure(.inputMissing, [words]))]
    }
    let closed = folder.failures.map {
      GivenFile(path: $0.path, failure: CommandFailure(.inputMissing, ["\($0)"]))
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return closed + folder.names.map { GivenFile(path: prefix + $0, failure: nil) }
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
