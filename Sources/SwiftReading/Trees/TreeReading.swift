import Afterimage
import AfterimageFleet
package import AfterimageScreens
package import AfterimageSwiftEvaluation
package import AfterimageSwiftSource
import AfterimageSwiftTree

/// The files of a project as trees: those that were read before from a cache, the others by the program.
package struct TreeReading: Sendable {
  /// The files that could be read, in the order in which they were asked for.
  package private(set) var files: [ProgramFile] = []
  /// What could not be read, or not all of it.
  package private(set) var problems: [SourceGap] = []
  /// How many files the program has read.
  package private(set) var freshCount = 0

  /// The most bytes of a file.
  package static let largestFile = 16 << 20

  /// A file that has been read, and the digest of it.
  private struct Source {
    let path: String
    let bytes: [UInt8]
    let digest: Digest
    var tree: SwiftFile?
    var treeBytes: [UInt8] = []
  }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: the files, by their paths from the project's folder.
  ///   - read: reads one.
  ///   - program: makes trees.
  ///   - scratch: the folder for what that reads and writes.
  ///   - cache: what was made before; nil where nothing is kept.
  package init(
    of paths: [String], _ read: (String) -> Result<[UInt8], FileFailure>,
    by program: ReaderProgram, scratch: String, cache: TreeCache?
  ) throws(ReaderFailure) {
    let known = cache?.trees(madeBy: program.build) ?? [:]
    var sources = paths.compactMap { source(at: $0, read) }
    for index in sources.indices {
      guard let bytes = known[sources[index].digest] else { continue }
      sources[index].tree = TreeReader.file(from: bytes)
      sources[index].treeBytes = bytes
    }
    let fresh = sources.indices.filter { sources[$0].tree == nil }
    try makeTrees(of: fresh, in: &sources, by: program, scratch: scratch)
    if !fresh.isEmpty || known.count > sources.count {
      cache?.keep(
        sources.filter { $0.tree != nil }.map { ($0.digest, $0.treeBytes) }, madeBy: program.build)
    }
    for source in sources {
      guard let tree = source.tree else { continue }
      let file = ProgramFile(path: source.path, source: source.bytes, tree: tree)
      problems += tree.mistakes.map {
        SourceGap(line: file.line(of: $0.offset), what: "this is not Swift: \($0.message)")
      }
      files.append(file)
    }
    problems.sort { ($0.line, $0.what) < ($1.line, $1.what) }
  }

  // MARK: Sources

  private mutating func source(
    at path: String, _ read: (String) -> Result<[UInt8], FileFailure>
  ) -> Source? {
    switch read(path) {
    case .failure(let failure):
      // What a tool makes as the app is built is about words, pictures and messages, and what is kept from others is keys: neither covers anything.
      let isMade = failure == .missing && (path.isGenerated || path.isOfKeys)
      note(failure.words, at: path, bearing: isMade ? .occasional : .anything)
      return nil
    case .success(let bytes):
      guard bytes.count <= Self.largestFile else {
        note("it has more than \(Self.largestFile >> 20) MiB", at: path)
        return nil
      }
      guard bytes.isUTF8 else {
        note("it is not in UTF-8", at: path)
        return nil
      }
      return Source(path: path, bytes: bytes, digest: Digest(of: bytes))
    }
  }

  private mutating func note(
    _ what: String, at path: String, bearing: SourceGap.Bearing = .anything
  ) {
    problems.append(
      SourceGap(line: CodeLine(path: path, line: 1), what: what, bearing: bearing))
  }

  // MARK: Trees

  private mutating func makeTrees(
    of places: [Int], in sources: inout [Source], by program: ReaderProgram, scratch: String
  ) throws(ReaderFailure) {
    // The largest first, so that no thread ends with one when the others have nothing left.
    var left = places.sorted {
      (sources[$1].bytes.count, $0) < (sources[$0].bytes.count, $1)
    }
    var (alone, runs) = ([Int](), 0)
    while !left.isEmpty || !alone.isEmpty {
      let group = alone.popLast().map { [$0] } ?? left
      if group == left { left = [] }
      let answer = try ReaderProcess.answer(
        to: group.map { sources[$0].bytes }, by: program.path, scratch: scratch)
      for (index, bytes) in answer.trees.sorted(by: { $0.key < $1.key }) {
        try take(bytes, for: group[index], in: &sources)
      }
      freshCount += answer.trees.count
      guard let failure = answer.failure else { continue }
      runs += 1
      guard case .crashed = failure, runs <= Self.mostFailures else { throw failure }
      let missing = group.indices.filter { answer.trees[$0] == nil }.map { group[$0] }
      if group.count == 1 {
        for place in missing { note("\(failure)", at: sources[place].path) }
      } else {
        // Files are begun in their order, so it was one of the first that has no tree.
        alone += missing.prefix(Crew.cores)
        left += missing.dropFirst(Crew.cores)
      }
    }
  }

  /// How many runs may fail, of which each finds one file or a few that the program fails at.
  private static let mostFailures = 64

  private mutating func take(
    _ bytes: [UInt8], for place: Int, in sources: inout [Source]
  ) throws(ReaderFailure) {
    guard TreeReader.isOfFormat(bytes) else { throw .badTree }
    guard let tree = TreeReader.file(from: bytes, thoroughly: true) else {
      return note("its code lies in other code too often", at: sources[place].path)
    }
    sources[place].tree = tree
    sources[place].treeBytes = bytes
  }
}

extension FileFailure {
  /// Why a file is not read, as words after its name.
  fileprivate var words: String {
    switch self {
    case .missing: "it is not there"
    case .isFolder: "it is a folder"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .outside: "it lies outside of the project's folder"
    case .tooLarge: "it has more than \(TreeReading.largestFile >> 20) MiB"
    }
  }
}

extension String {
  /// True for the path of a file as tools name what they make of catalogues, templates and descriptions of messages.
  fileprivate var isGenerated: Bool {
    let parts = split(separator: "/")
    return parts.dropLast().contains { ["Generated", "generated"].contains($0) }
      || [".generated.swift", "+Generated.swift", ".pb.swift", ".grpc.swift", ".graphql.swift"]
        .contains(where: hasSuffix)
  }

  /// True for the path of a file as apps name what has their keys and addresses in it, which they keep out of repositories.
  fileprivate var isOfKeys: Bool {
    let name = (split(separator: "/").last ?? "").lowercased()
    return ["secret", "credential", "apikey", "keys.", "token"].contains(where: name.contains)
      || ["conf", "config", "configuration", "environment", "env", "constants"].contains {
        name.hasSuffix($0 + ".swift")
      }
  }
}

extension [UInt8] {
  /// True for bytes that are UTF-8.
  fileprivate var isUTF8: Bool {
    withUnsafeBufferPointer { buffer in
      buffer.allSatisfy { $0 < 0x80 } || String(validating: buffer, as: UTF8.self) != nil
    }
  }
}
