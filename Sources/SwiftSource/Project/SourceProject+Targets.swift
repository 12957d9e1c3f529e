import AfterimageScreens
import AfterimageSwiftEvaluation

extension SourceProject {
  /// Reads the nearest project that makes an application for phones, else a library; false where there is none.
  ///
  /// - Parameter file: a Swift file; the first target that it is a part of is read instead, and none where it is a part of none.
  mutating func readTarget(
    _ scan: FolderScan, _ files: ProjectFiles, with file: String? = nil
  ) -> Bool {
    let (read, broken) = projects(in: scan, files)
    func first(_ isWanted: (XcodeTarget) -> Bool) -> (ReadProject, XcodeTarget)? {
      for project in read {
        if let target = project.targets.first(where: isWanted) { return (project, target) }
      }
      return nil
    }
    let usual =
      file == nil
      ? first(\.isPhoneApplication) ?? library(among: read)
      : first { target in file.map(target.has) == true }
    // A file of that name may be another tool's, which an application beside it has nothing to do with.
    if usual?.1.isPhoneApplication != true { gaps += broken }
    guard let (project, target) = usual else { return false }
    name = target.name
    description = project.description(of: target)
    gaps += project.gaps
    tellOfOthers(than: target, of: project, among: read)
    add(target, of: project.project, among: read.map(\.project), scan, files)
    addPods(beside: project.path, scan, files)
    addFlutterPlugins(beside: project.path, scan, files)
    readSettings(of: target, below: projectFolder(of: project.path), files)
    otherFlags = Self.possibleFlags(of: read.map(\.project), scan, files)
    return true
  }

  /// A framework of a project of Xcode, whose example may be described by a file of its own.
  private func library(among read: [ReadProject]) -> (ReadProject, XcodeTarget)? {
    for project in read where !project.isDescription {
      let target = project.targets.first { $0.product.contains("framework") }
      if let target { return (project, target) }
    }
    return nil
  }

  private mutating func tellOfOthers(
    than target: XcodeTarget, of project: ReadProject, among read: [ReadProject]
  ) {
    let others = read.flatMap(\.targets).filter { $0.isPhoneApplication && $0.id != target.id }
    guard !others.isEmpty else { return }
    remarks.append(
      "\(project.path): of several applications \(target.name) is read, and not "
        + others.map(\.name).joined(separator: ", "))
  }

  private mutating func readSettings(
    of target: XcodeTarget, below folder: String, _ files: ProjectFiles
  ) {
    let condition = target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    flags = Set(
      AppInfo.expanded(condition, target.settings).split(separator: " ").map(String.init))
    var settings = target.settings
    settings.merge(["TARGET_NAME": target.name, "PRODUCT_NAME": target.name]) { own, _ in own }
    settings["SRCROOT"] = ""
    settings["PROJECT_DIR"] = ""
    guard let made = target.info else {
      return readInfo(named: target.settings["INFOPLIST_FILE"], settings, below: folder, files)
    }
    info = AppInfo(made.list, settings: settings)
    info.path = made.path
  }

  // MARK: Files

  /// Adds the files of a target, of the targets that it is built with, and of frameworks that other projects of the folder make.
  private mutating func add(
    _ target: XcodeTarget, of project: XcodeProject, among projects: [XcodeProject],
    _ scan: FolderScan, _ files: ProjectFiles
  ) {
    var (met, added, next) = (Set<String>(), [XcodeTarget](), [(target, project)])
    while let (target, project) = next.popLast() {
      guard met.insert(target.id + target.name).inserted else { continue }
      added.append(target)
      sources += target.sources
      for (folder, without) in target.folders {
        sources += scan.sources.filter { $0.lies(in: folder) && !without.contains($0) }
      }
      tellOfGaps(in: target, of: project)
      next += project.targets.filter { other in
        target.dependencies.contains(other.id) && other.isCodeOfApps
      }.map { ($0, project) }
      for other in projects {
        next += other.targets.filter { $0.isCodeOfApps && target.frameworks.contains($0.name) }
          .map { ($0, other) }
      }
    }
    addPackages(of: added, scan, files)
  }

  /// Adds the files of pods that are the app's own: those that the nearest list of pods names by a path.
  private mutating func addPods(beside path: String, _ scan: FolderScan, _ files: ProjectFiles) {
    let folder = projectFolder(of: path)
    let podfile = scan.podfiles.filter {
      folder.lies(in: projectFolder(of: $0)) || folder == projectFolder(of: $0)
    }
    .max { $0.utf8.count < $1.utf8.count }
    guard let podfile, case .success(let bytes) = files.read(podfile) else { return }
    let pods = LocalPods(bytes, in: projectFolder(of: podfile), scan, files)
    sources += pods.sources
    for what in pods.gaps { gap(what, in: podfile) }
    guard !pods.missing.isEmpty else { return }
    remarks.append(
      "\(podfile): it names the place of pods that are not there: "
        + pods.missing.joined(separator: ", "))
  }

  /// Adds the files of plug-ins of Flutter's that are the app's own.
  private mutating func addFlutterPlugins(
    beside path: String, _ scan: FolderScan, _ files: ProjectFiles
  ) {
    let plugins = FlutterPlugins(besideProjectIn: projectFolder(of: path), scan, files)
    sources += plugins.sources
    for (what, file) in plugins.gaps { gap(what, in: file) }
    for (what, file) in plugins.coveringElsewhere { gap(what, in: file, bearing: .hiding) }
  }

  private mutating func tellOfGaps(in target: XcodeTarget, of project: XcodeProject) {
    for what in target.gaps where !gaps.contains(where: { $0.what == what }) {
      gap(what, in: project.file)
    }
    guard target.lostFiles > 0 else { return }
    gap(
      "\(target.lostFiles) files of the target \(target.name) lie outside of the folder that is"
        + " read", in: project.file)
  }

  /// Adds the files of the Swift packages in the folder that targets are built with, and of those that they are built with.
  private mutating func addPackages(
    of targets: [XcodeTarget], _ scan: FolderScan, _ files: ProjectFiles
  ) {
    let products = Set(targets.flatMap(\.packageProducts))
    let folders = Set(targets.flatMap(\.packageFolders))
    guard !products.isEmpty || !folders.isEmpty else { return }
    let manifests = scan.packages.map { path in
      (path: path, text: String(decoding: (try? files.read(path).get()) ?? [], as: UTF8.self))
    }
    var next = manifests.filter { manifest in
      folders.contains(projectFolder(of: manifest.path))
        || products.contains { manifest.text.contains("\"\($0)\"") }
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
