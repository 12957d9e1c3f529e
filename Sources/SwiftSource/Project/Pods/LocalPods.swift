/// The pods of CocoaPods whose source lies in the folder: those that a `Podfile` names by a path. (CocoaPods, Guides, The Podfile, Using the files from a folder local to the machine)
struct LocalPods {
  /// The Swift files of them.
  private(set) var sources: [String] = []
  /// What of them lies elsewhere, as clauses.
  private(set) var gaps: [String] = []
  /// Those that are not there, as when a tool makes them with the app, which are as any library's.
  private(set) var missing: [String] = []
  private let folder: String
  private let scan: FolderScan
  private let files: ProjectFiles
  private var room = 20_000_000

  /// Reads a list of pods.
  init(_ podfile: [UInt8], in folder: String, _ scan: FolderScan, _ files: ProjectFiles) {
    (self.folder, self.scan, self.files) = (folder, scan, files)
    var met: Set<String> = []
    for statement in RubyWords.statements(podfile) where statement.hasPrefix("pod") {
      let words = RubyWords(statement)
      guard let first = words.words.first, Self.isPod(first.before),
        let name = first.text.split(separator: "/").first.map(String.init),
        let path = Self.path(words), !path.contains("node_modules"), met.insert(name).inserted
      else { continue }
      add(name, at: path)
    }
    if room == 0 { gaps.append("pods of more files than are looked at") }
  }

  /// True for what stands before the name of a pod, not before a word that a name is made of.
  private static func isPod(_ text: String) -> Bool {
    let plain = text.filter { !$0.isWhitespace }
    return plain == "pod" || plain == "pod("
  }

  /// The path that a pod is named by; empty where it is not written as such, and nil where there is none.
  private static func path(_ words: RubyWords) -> String? {
    func isKey(_ text: String) -> Bool {
      let plain = text.filter { !$0.isWhitespace }
      return plain.hasSuffix("path:") || plain.hasSuffix(":path=>")
    }
    if let word = words.words.first(where: { isKey($0.before) }) { return word.text }
    let others = words.words.map(\.before) + [words.rest]
    let isNamed = others.contains { $0.contains(":path") || $0.contains(" path:") }
    return isNamed ? "" : nil
  }

  private mutating func add(_ name: String, at path: String) {
    guard !path.isEmpty, !path.contains("#{") else { return missing.append(name) }
    guard !path.hasPrefix("/"), let place = projectPath(folder, path) else {
      return gaps.append("the pod \(name), which lies outside of the folder that is read")
    }
    let named = place.hasSuffix(".podspec") ? place : projectPath(place, name + ".podspec")
    let specification = named.flatMap { scan.podspecs.contains($0) ? $0 : nil }
    let folder = specification.map(projectFolder(of:)) ?? place
    let bytes = specification.flatMap { try? files.read($0).get() } ?? []
    let found = swiftFiles(in: folder, by: RubyWords.statements(bytes))
    // Without a description a folder has one pod, but for that of the app itself.
    if specification != nil || !folder.isEmpty { sources += found }
    if specification == nil, folder.isEmpty || found.isEmpty { missing.append(name) }
  }

  /// The Swift files of a pod, by the statements of its description; all in its folder where that names none.
  private mutating func swiftFiles(in folder: String, by statements: [String]) -> [String] {
    let wanted = Self.patterns("source_files", in: statements)
    let unwanted = Self.patterns("exclude_files", in: statements)
    let depth = folder.split(separator: "/").count
    room = max(0, room - scan.sources.count * (1 + wanted.count + unwanted.count))
    guard room > 0 else { return [] }
    return scan.sources.filter { file in
      guard file.lies(in: folder), !file.isOfTests else { return false }
      let path = file.split(separator: "/").dropFirst(depth).map(String.init)
      return (wanted.isEmpty || wanted.contains { $0?.covers(path) ?? true })
        && !unwanted.contains { $0?.covers(path) ?? false }
    }
  }

  /// The patterns that an attribute has in a description; nil for each that is not followed.
  private static func patterns(_ attribute: String, in statements: [String]) -> [GlobPattern?] {
    statements.flatMap { statement -> [GlobPattern?] in
      let words = RubyWords(statement)
      guard let first = words.words.first, first.before.contains("." + attribute) else { return [] }
      return words.words.map { GlobPattern($0.text) }
    }
  }
}
