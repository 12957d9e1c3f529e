/// The flags that a project may be built with besides those of what is shipped.
extension SourceProject {
  /// The words that what describes projects names, of which each may be a flag; nil where something that may set some is not there, or not read.
  static func possibleFlags(
    of projects: [XcodeProject], _ scan: FolderScan, _ files: ProjectFiles
  ) -> Set<String>? {
    var (words, named) = (Set<String>(), Set<String>())
    for project in projects {
      guard let own = project.settingWords else { return nil }
      words.formUnion(own)
      named.formUnion(project.settingFiles)
    }
    for path in scan.settings + scan.packages + scan.podfiles + scan.podspecs {
      guard case .success(let bytes) = files.read(path) else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      words.formUnion(text.identifiers)
      if path.hasSuffix(".xcconfig") { named.formUnion(included(by: text)) }
    }
    let known = Set(scan.settings.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    // What CocoaPods writes sets nothing but its own flag.
    let isWhole = named.allSatisfy { known.contains($0) || $0.hasPrefix("Pods-") }
    return isWhole ? words.union(implied) : nil
  }

  /// The flags that tools set by themselves.
  private static let implied: Set = ["COCOAPODS", "SWIFT_PACKAGE", "Xcode", "RELEASE"]

  /// The files of settings that one includes, without their folders.
  private static func included(by text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.drop(while: \.isWhitespace).hasPrefix("#include") else { return nil }
      return line.split(separator: "\"").dropFirst().first?.split(separator: "/").last
        .map(String.init)
    }
  }
}

extension PropertyListValue {
  /// The words in all texts.
  var words: Set<String> {
    switch self {
    case .text(let text): text.identifiers
    case .list(let values): values.reduce(into: []) { $0.formUnion($1.words) }
    case .dictionary(let members): members.values.reduce(into: []) { $0.formUnion($1.words) }
    case .flag, .data: []
    }
  }
}

extension String {
  /// The words in it that may be names; one behind `-D` also without that.
  fileprivate var identifiers: Set<String> {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return Set(words + words.filter { $0.hasPrefix("D") }.map { String($0.dropFirst()) })
  }
}
