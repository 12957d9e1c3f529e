/// Makes targets of Xcode's of those of a description.
struct XcodeGenReading {
  private let content: PropertyListValue
  private let folder: String
  private var settings: XcodeGenSettings
  private let shared: [String: String]
  private let infoPlists: [String]
  private let manifests: Set<String>
  private let known: Set<String>
  private var sources: XcodeGenSources

  /// Reads what all targets of a description have in common.
  init(
    _ content: PropertyListValue, _ targets: [String: PropertyListValue], in folder: String,
    _ scan: FolderScan, _ files: ProjectFiles
  ) {
    let others = content["aggregateTargets"]?.dictionary ?? [:]
    known = Set(targets.map { $0.value["name"]?.text ?? $0.key } + others.keys)
    self.content = content
    self.folder = folder
    var settings = XcodeGenSettings(content) { path in
      let file = projectPath(folder, path)
      return (try? file.map(files.read)?.get()).map(SettingsFile.xcconfig)
    }
    shared = settings.presets.overlaid(by: settings.file(of: content))
      .overlaid(by: settings.own(of: content))
    self.settings = settings
    infoPlists = scan.infoPlists
    manifests = Set(scan.packages)
    sources = XcodeGenSources(
      in: folder, of: scan.sources, below: { FolderScan(files, below: $0).sources },
      isThere: { path in
        if case .success = files.read(path) { return true }
        return !files.entries(path).isEmpty
      })
  }

  /// False where there is more in its settings than is read.
  var isWhole: Bool { settings.room > 0 }

  /// A target of the description as one of Xcode's.
  mutating func target(_ target: PropertyListValue, named key: String) -> XcodeTarget {
    let name = target["name"]?.text ?? key
    let found = sources.files(of: target)
    let written = settings.makeRoom(for: shared.count) ? shared : [:]
    let (file, own) = (settings.file(of: target), settings.own(of: target))
    let info = info(of: target, own)
    let packages = packages(of: target)
    return XcodeTarget(
      id: name, name: name, product: target["type"]?.text ?? "",
      settings: written.overlaid(by: platform(of: target)).overlaid(by: file)
        .overlaid(by: info.setting).overlaid(by: own)
        .merging(identifier(of: name)) { own, _ in own },
      sources: found.paths, folders: [], dependencies: names(in: target, by: "target"),
      packageProducts: packages.products, frameworks: frameworks(of: target),
      lostFiles: found.lost, info: info.list, packageFolders: packages.folders,
      gaps: found.gaps + packages.gaps + missingTargets(of: target))
  }

  // MARK: Settings

  /// The platforms of a target; where it names none, they are those of phones.
  private func platform(of target: PropertyListValue) -> [String: String] {
    let destinations = target["supportedDestinations"]?.texts ?? []
    guard destinations.isEmpty else {
      let isForPhones = destinations.contains("iOS") || destinations.contains("macCatalyst")
      return ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": isForPhones ? "iphoneos" : "others"]
    }
    let roots = [
      "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos",
      "visionOS": "xros",
    ]
    let root = target["platform"]?.text.flatMap { roots[$0] }
    return ["SDKROOT": root ?? "iphoneos"]
  }

  private func identifier(of name: String) -> [String: String] {
    guard let prefix = content["options"]?["bundleIdPrefix"]?.text else { return [:] }
    let plain = name.map { $0 == "_" ? "-" : $0 }
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    return ["PRODUCT_BUNDLE_IDENTIFIER": "\(prefix).\(String(plain))"]
  }

  // MARK: Info.plist

  /// What is said of a target's property list: the setting that names it, and the list itself where it is made of the description, whatever lies at its path. (XcodeGen, ProjectSpec.md, Target, Plist; its sources, PBXProjGenerator.getInfoPlists, InfoPlistGenerator)
  private func info(
    of target: PropertyListValue, _ own: [String: String]
  ) -> (setting: [String: String], list: XcodeTarget.Info?) {
    let made = target["info"]?["path"]?.text
    let path = own["INFOPLIST_FILE"] ?? made ?? nearestInfo(of: target)
    let setting = path.map { ["INFOPLIST_FILE": $0] } ?? [:]
    guard let made, let path, projectPath(folder, made) == projectPath(folder, path) else {
      return (setting, nil)
    }
    var list = target["info"]?["properties"]?.dictionary ?? [:]
    list.merge(Self.written) { own, _ in own }
    return (
      setting, XcodeTarget.Info(path: projectPath(folder, made) ?? made, list: .dictionary(list))
    )
  }

  /// What is written into a property list that the description says nothing of, as far as it is asked for.
  private static let written: [String: PropertyListValue] = [
    "CFBundleIdentifier": .text("$(PRODUCT_BUNDLE_IDENTIFIER)"),
    "CFBundleName": .text("$(PRODUCT_NAME)"), "CFBundlePackageType": .text("APPL"),
  ]

  /// The first `Info.plist` among a target's sources, from the description's folder on.
  private func nearestInfo(of target: PropertyListValue) -> String? {
    let sources = target["sources"].map { $0.list ?? [$0] } ?? []
    let folders = sources.compactMap { $0.text ?? $0["path"]?.text }
      .compactMap { projectPath(folder, $0) }
    let found = folders.lazy.compactMap { [infoPlists] folder in
      infoPlists.first {
        $0 == folder || ($0.lies(in: folder) && $0.split(separator: "/").last == "Info.plist")
      }
    }.first
    let depth = folder.split(separator: "/").count
    return found.map { String(repeating: "../", count: depth) + $0 }
  }

  // MARK: Dependencies

  /// What a target is built with for phones, by the kind of it. (XcodeGen, ProjectSpec.md, Dependency)
  private func dependencies(of target: PropertyListValue) -> [PropertyListValue] {
    (target["dependencies"]?.list ?? []).filter { dependency in
      let platforms = dependency["platforms"]?.texts ?? []
      let filters = dependency["destinationFilters"]?.texts ?? []
      return (platforms.isEmpty || platforms.contains("iOS") || platforms.contains("auto"))
        && (filters.isEmpty || filters.contains("iOS"))
        && dependency["platformFilter"]?.text != "macOS"
    }
  }

  private func names(in target: PropertyListValue, by key: String) -> [String] {
    dependencies(of: target).compactMap { $0[key]?.text }
  }

  /// What is said of targets that a target is built with and the description has not, as where it lies in a file that is not there.
  private func missingTargets(of target: PropertyListValue) -> [String] {
    names(in: target, by: "target").filter { !$0.contains("/") && !known.contains($0) }
      .map { "the target \($0), which the description has not" }
  }

  /// The frameworks that other projects make, or that lie ready.
  private func frameworks(of target: PropertyListValue) -> [String] {
    let files = names(in: target, by: "framework") + names(in: target, by: "carthage")
    let others = names(in: target, by: "target").filter { $0.contains("/") }
    return (files + others).compactMap { path in
      let name = path.split(separator: "/").last.map(String.init)
      return name.map { $0.hasSuffix(".framework") ? String($0.dropLast(10)) : $0 }
    }
  }

  /// The products of packages that a target is built with, and the folders of the packages that lie here.
  private func packages(
    of target: PropertyListValue
  ) -> (products: [String], folders: [String], gaps: [String]) {
    let local = content["localPackages"]?.texts ?? []
    var (products, folders, gaps) = ([String](), [String](), [String]())
    for dependency in dependencies(of: target) {
      guard let name = dependency["package"]?.text else { continue }
      let named = dependency["products"]?.texts ?? dependency["product"]?.text.map { [$0] } ?? []
      products += named.isEmpty ? [name] : named
      let written = content["packages"]?[name]?["path"]
      let paths =
        written.map { $0.text.map { [$0] } ?? $0.texts }
        ?? local.filter { $0.split(separator: "/").last.map(String.init) == name }
      guard !paths.isEmpty else { continue }
      if let place = paths.lazy.compactMap(manifestFolder).first {
        folders.append(place)
      } else {
        gaps.append("the package \(name), which is not in the folder that is read")
      }
    }
    return (products, folders, gaps)
  }

  /// The folder of the package at a path; nil where none is there.
  private func manifestFolder(_ path: String) -> String? {
    guard !path.hasPrefix("/"), let place = projectPath(folder, path) else { return nil }
    return manifests.contains(place.isEmpty ? "Package.swift" : place + "/Package.swift")
      ? place : nil
  }
}
