import AfterimageScreens
import AfterimageSwiftEvaluation

extension SourceProject {
  /// Reads the nearest project of Xcode that makes an application for phones, else a library; false where there is none.
  ///
  /// - Parameter file: a Swift file; the first target that it is a part of is read instead, and none where it is a part of none.
  mutating func readXcode(
    _ scan: FolderScan, _ files: ProjectFiles, with file: String? = nil
  ) -> Bool {
    var read: [(path: String, project: XcodeProject)] = []
    for path in scan.projects where !path.isOfTests {
      if let project = project(at: path, files) { read.append((path, project)) }
    }
    func first(_ isWanted: (XcodeTarget) -> Bool) -> (path: String, XcodeProject, XcodeTarget)? {
      for (path, project) in read {
        if let target = project.targets.first(where: isWanted) { return (path, project, target) }
      }
      return nil
    }
    let usual =
      file == nil
      ? first(\.isPhoneApplication) ?? first { $0.product.contains("framework") }
      : first { target in file.map(target.has) == true }
    guard let (path, project, target) = usual else { return false }
    name = target.name
    description = .xcode(path, target: target.name)
    let others = read.flatMap(\.project.targets).filter {
      $0.isPhoneApplication && $0.id != target.id
    }
    if !others.isEmpty {
      remarks.append(
        "\(path): of several applications \(target.name) is read, and not "
          + others.map(\.name).joined(separator: ", "))
    }
    add(target, of: project, among: read.map(\.project), scan)
    addPackages(of: target, scan, files)
    let condition = target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    flags = Set(
      AppInfo.expanded(condition, target.settings).split(separator: " ").map(String.init))
    var settings = target.settings
    settings.merge(["TARGET_NAME": target.name, "PRODUCT_NAME": target.name]) { own, _ in own }
    let folder = projectFolder(of: path)
    settings["SRCROOT"] = ""
    settings["PROJECT_DIR"] = ""
    readInfo(named: target.settings["INFOPLIST_FILE"], settings, below: folder, files)
    return true
  }

  private mutating func project(at path: String, _ files: ProjectFiles) -> XcodeProject? {
    let file = path + "/project.pbxproj"
    guard case .success(let bytes) = files.read(file) else {
      gap("this project cannot be read", in: file)
      return nil
    }
    do throws(PropertyListError) {
      return try XcodeProject(bytes, at: file, in: projectFolder(of: path)) { path in
        (try? files.read(path).get()).map(SettingsFile.xcconfig) ?? [:]
      }
    } catch {
      gap(error.what, in: file, line: error.line)
      return nil
    }
  }

  /// Adds the files of a target, of the targets that it is built with, and of frameworks that other projects of the folder make.
  mutating func add(
    _ target: XcodeTarget, of project: XcodeProject, among projects: [XcodeProject],
    _ scan: FolderScan
  ) {
    var (met, next) = (Set<String>(), [(target, project)])
    while let (target, project) = next.popLast() {
      guard met.insert(target.id + target.name).inserted else { continue }
      sources += target.sources
      for (folder, without) in target.folders {
        sources += scan.sources.filter { $0.lies(in: folder) && !without.contains($0) }
      }
      if target.lostFiles > 0, case .xcode(let path, _) = description {
        gap(
          "\(target.lostFiles) files of the target \(target.name) lie outside of the folder that is"
            + " read", in: path + "/project.pbxproj")
      }
      next += project.targets.filter { other in
        target.dependencies.contains(other.id) && other.isCodeOfApps
      }.map { ($0, project) }
      for other in projects {
        next += other.targets.filter { $0.isCodeOfApps && target.frameworks.contains($0.name) }
          .map { ($0, other) }
      }
    }
  }

  /// Adds the files of the Swift packages in the folder that the target is built with, and of those that they are built with.
  private mutating func addPackages(
    of target: XcodeTarget, _ scan: FolderScan, _ files: ProjectFiles
  ) {
    guard !target.packageProducts.isEmpty else { return }
    let manifests = scan.packages.map { path in
      (path: path, text: String(decoding: (try? files.read(path).get()) ?? [], as: UTF8.self))
    }
    var next = manifests.filter { manifest in
      target.packageProducts.contains { manifest.text.contains("\"\($0)\"") }
    }
    var added: Set<String> = []
    while let (path, text) = next.popLast() {
      guard added.insert(path).inserted else { continue }
      let folder = projectFolder(of: path)
      sources += scan.sources.filter { $0.lies(in: folder) && !$0.isOfTests }
      // A package names those that it is built with by their folders, wherever the project has these.
      next += manifests.filter { text.contains("/\($0.path.folderName)\"") }
    }
  }
}

extension XcodeTarget {
  /// True for a target that a file is a part of.
  fileprivate func has(_ file: String) -> Bool {
    sources.contains(file)
      || folders.contains { file.lies(in: $0.path) && !$0.without.contains(file) }
  }

  /// True for code that runs in an application's process.
  fileprivate var isCodeOfApps: Bool {
    product.contains("framework") || product.contains("library")
  }
}

extension String {
  /// The name of the folder that a path lies in.
  fileprivate var folderName: String {
    projectFolder(of: self).split(separator: "/").last.map(String.init) ?? ""
  }
}
