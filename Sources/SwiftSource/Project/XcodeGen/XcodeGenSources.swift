/// The Swift files that targets of a description are made of.
struct XcodeGenSources {
  /// The folder that the description lies in.
  let folder: String
  /// The Swift files of the project's folder.
  let all: [String]
  /// The Swift files below a folder that is not looked through otherwise.
  let below: (String) -> [String]
  /// True for a path to a file, or to a folder with anything in it.
  let isThere: (String) -> Bool
  /// How much may still be looked at; none is told as a gap.
  private(set) var room = 4_000_000
  private var looks = 16

  /// The files of a target, and what of them could not be found.
  struct Files {
    /// The Swift files.
    var paths: [String] = []
    /// How many of its paths lie outside of the folder that is read.
    var lost = 0
    /// What could not be read of them, as clauses.
    var gaps: [String] = []
  }

  /// Knows all files.
  init(
    in folder: String, of all: [String], below: @escaping (String) -> [String],
    isThere: @escaping (String) -> Bool
  ) {
    (self.folder, self.all, self.below, self.isThere) = (folder, all, below, isThere)
  }

  /// The files of a target, by what its `sources` say. (XcodeGen, ProjectSpec.md, Sources)
  mutating func files(of target: PropertyListValue) -> Files {
    var files = Files()
    let sources = target["sources"].map { $0.list ?? [$0] } ?? []
    for source in sources {
      guard let path = source.text ?? source["path"]?.text, Self.isCompiled(source) else {
        continue
      }
      add(path, of: source, to: &files)
    }
    if room == 0 { files.gaps.append("more source files are named than are looked at") }
    return files
  }

  /// True for what may be compiled for a phone.
  private static func isCompiled(_ source: PropertyListValue) -> Bool {
    guard source["buildPhase"].map({ $0.text == "sources" }) ?? true,
      source["type"]?.text != "folder"
    else { return false }
    let filters = source["destinationFilters"]?.texts ?? []
    return filters.isEmpty || filters.contains("iOS")
  }

  private mutating func add(_ path: String, of source: PropertyListValue, to files: inout Files) {
    guard !path.namesVariable else {
      return files.gaps.append("the environment says where the source \(path) lies")
    }
    guard !path.hasPrefix("/"), let place = projectPath(folder, path) else {
      return files.lost += 1
    }
    let isOptional = source["optional"]?.truth == true
    if place.hasSuffix(".swift") {
      if !isOptional || isThere(place) { files.paths.append(place) }
      return
    }
    let found = self.files(in: place)
    files.paths += found.filter { includes($0, below: place, source) }
    // What has an ending, such as a catalogue, has no Swift; a folder without may be there when the app is built.
    let name = place.split(separator: "/").last ?? ""
    if found.isEmpty, !isOptional, !name.contains("."), !isThere(place) {
      files.gaps.append("the source \(path), which is not there")
    }
  }

  /// The Swift files in a folder.
  private mutating func files(in folder: String) -> [String] {
    guard !FolderScan.passesOver(folder) else {
      guard looks > 0 else {
        room = 0
        return []
      }
      looks -= 1
      return below(folder)
    }
    room = max(0, room - all.count)
    guard room > 0 else { return [] }
    let files = all.filter { $0.lies(in: folder) }
    guard files.isEmpty else { return files }
    // The file system of a Mac tells no small letters from capitals.
    room = max(0, room - all.count)
    let lowered = folder.lowercased()
    return all.filter { $0.lowercased().lies(in: lowered) }
  }

  // MARK: Patterns

  /// True for a file that a source's `includes` name, if it has any, and its `excludes` do not.
  private mutating func includes(
    _ file: String, below folder: String, _ source: PropertyListValue
  ) -> Bool {
    if source["inferDestinationFiltersByPath"]?.truth == true, !Self.isOfPhones(file) {
      return false
    }
    let excludes = source["excludes"]?.texts ?? []
    let includes = source["includes"]?.texts ?? []
    guard !excludes.isEmpty || !includes.isEmpty else { return true }
    room = max(0, room - excludes.count - includes.count)
    guard room > 0 else { return false }
    let depth = folder.split(separator: "/").count
    let path = file.split(separator: "/").dropFirst(depth).map(String.init)
    // A pattern that is not followed leaves a file where it is.
    func isNamed(by pattern: String, otherwise: Bool) -> Bool {
      GlobPattern(pattern, looksBehindMarks: false).map { $0.covers(path) } ?? otherwise
    }
    return !excludes.contains { isNamed(by: $0, otherwise: false) }
      && (includes.isEmpty || includes.contains { isNamed(by: $0, otherwise: true) })
  }

  /// False for a file that goes by its path to other devices. (XcodeGen, ProjectSpec.md, inferDestinationFiltersByPath; its sources, SourceGenerator)
  private static func isOfPhones(_ file: String) -> Bool {
    let path = "/" + file.lowercased()
    let first = destinations.first { path.contains("/\($0)/") || path.hasSuffix("_\($0).swift") }
    return first == nil || first == "ios"
  }

  private static let destinations = [
    "ios", "tvos", "macos", "maccatalyst", "watchos", "visionos",
  ]
}
