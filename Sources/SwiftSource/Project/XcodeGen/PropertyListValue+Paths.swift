extension PropertyListValue {
  /// A description whose paths begin at another folder, as those of one that is included do. (XcodeGen, ProjectSpec.md, Include; its sources, PathContainer)
  func moved(below folder: String) -> PropertyListValue {
    guard !folder.isEmpty else { return self }
    return changing("configFiles") { $0.eachText { joined(folder, $0) } }
      .changing("targets") { $0.each { $0.movedTarget(below: folder) } }
      .changing("targetTemplates") { $0.each { $0.movedTarget(below: folder) } }
      .changing("packages") { $0.each { $0.movedPackage(below: folder) } }
      .changing("localPackages") { $0.eachText { joined(folder, $0) } }
  }

  private func movedTarget(below folder: String) -> PropertyListValue {
    changing("sources") { sources in
      if case .text(let path) = sources { return .text(joined(folder, path)) }
      return sources.eachText { joined(folder, $0) }.each { $0.movedPath(below: folder) }
    }
    .changing("configFiles") { $0.eachText { joined(folder, $0) } }
    .changing("info") { $0.movedPath(below: folder) }
  }

  /// A package with both places that its path may stand for: before XcodeGen 2.43 it was from the first description on. (XcodeGen, CHANGELOG.md, 1498)
  private func movedPackage(below folder: String) -> PropertyListValue {
    changing("path") { path in
      path.text.map { .list([.text(joined(folder, $0)), .text($0)]) } ?? path
    }
  }

  private func movedPath(below folder: String) -> PropertyListValue {
    changing("path") { path in path.text.map { .text(joined(folder, $0)) } ?? path }
  }

  /// The same mapping with another value of a key, where it has one.
  private func changing(
    _ key: String, _ change: (PropertyListValue) -> PropertyListValue
  ) -> PropertyListValue {
    guard case .dictionary(var members) = self, let value = members[key] else { return self }
    members[key] = change(value)
    return .dictionary(members)
  }

  /// The same mapping or list with other values.
  private func each(_ change: (PropertyListValue) -> PropertyListValue) -> PropertyListValue {
    switch self {
    case .dictionary(let members): .dictionary(members.mapValues(change))
    case .list(let values): .list(values.map(change))
    case .text, .flag, .data: self
    }
  }

  private func eachText(_ change: (String) -> String) -> PropertyListValue {
    each { value in value.text.map { .text(change($0)) } ?? value }
  }
}

/// A path behind a folder; one from the root of the file system on stays as it is.
private func joined(_ folder: String, _ path: String) -> String {
  path.hasPrefix("/") ? path : folder + "/" + path
}
