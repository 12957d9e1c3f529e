import AfterimageSwiftEvaluation

/// Descriptions for XcodeGen under names of their own, which it is told of as the project is made.
extension SourceProject {
  /// What the descriptions of other names make that are no part of another: those with a name and an application for phones.
  func applicationsOfOtherNames(
    in scan: FolderScan, _ files: ProjectFiles
  ) -> [ReadProject] {
    let made = scan.otherDescriptions.filter { !$0.isOfTests }.compactMap { path in
      Self.application(at: path, scan, files).map { (path: path, project: $0) }
    }
    let outermost = made.filter { path, _ in
      !made.contains { $0.path != path && $0.project.files.contains(path) }
    }
    return outermost.map { path, project in
      let others = outermost.filter {
        $0.path != path && projectFolder(of: $0.path) == projectFolder(of: path)
      }
      let open = others.map { other in
        SourceGap(
          line: CodeLine(path: path, line: 1),
          what: "whether the app is made by this description or by \(other.path)")
      }
      return ReadProject(
        path, project.project, isDescription: true, gaps: project.gaps + open.prefix(1))
    }
  }

  private static func application(
    at path: String, _ scan: FolderScan, _ files: ProjectFiles
  ) -> XcodeGenProject? {
    guard case .success(let bytes) = files.read(path),
      // Few files of YAML's need to be read as such.
      String(decoding: bytes, as: UTF8.self).contains("targets:") || bytes.includesOthers,
      let project = try? XcodeGenProject(at: path, scan, files), project.name != nil,
      project.project.targets.contains(where: \.isPhoneApplication)
    else { return nil }
    return project
  }
}

extension [UInt8] {
  /// True for a description that may have its targets from others.
  fileprivate var includesOthers: Bool {
    String(decoding: self, as: UTF8.self).split(separator: "\n").contains {
      $0.hasPrefix("include:")
    }
  }
}
