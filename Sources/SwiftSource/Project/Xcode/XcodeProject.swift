/// A project of Xcode: its targets with their files and settings.
struct XcodeProject {
  /// The file that says all this.
  let file: String
  /// The targets, in the order of the project.
  let targets: [XcodeTarget]
  /// The words in the settings of all configurations; nil where these are not read.
  var settingWords: Set<String>?
  /// The files of settings that it names, without their folders.
  var settingFiles: Set<String> = []
}

extension XcodeProject {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bytes: the content of its `project.pbxproj`.
  ///   - file: the path of that.
  ///   - folder: the folder that it lies in.
  ///   - read: the settings in a file of them; none where it cannot be read.
  init(
    _ bytes: [UInt8], at file: String, in folder: String,
    settings read: (String) -> [String: String]
  ) throws(PropertyListError) {
    let list = try OldStyleReader.read(bytes)
    guard let objects = list["objects"]?.dictionary,
      let root = list["rootObject"]?.text.flatMap({ objects[$0] })
    else { throw PropertyListError(line: 1, what: "it is no project of Xcode") }
    let base = projectPath(folder, root["projectDirPath"]?.text ?? "") ?? folder
    var paths = XcodePaths(objects)
    paths.add(root["mainGroup"]?.text ?? "", in: base, base: base)
    let shared = Self.settings(root, objects, paths, read, below: [:])
    self.file = file
    targets = (root["targets"]?.texts ?? []).compactMap { id in
      objects[id].map { target in
        let settings = Self.settings(target, objects, paths, read, below: shared)
        return XcodeTarget(id, target, objects, paths, settings)
      }
    }
    settingWords = objects.values.reduce(into: []) { words, object in
      object["buildSettings"]?.dictionary?.values.forEach { words.formUnion($0.words) }
    }
    settingFiles = objects.values.reduce(into: []) { files, object in
      guard let path = object["path"]?.text, path.hasSuffix(".xcconfig") else { return }
      files.insert(path.split(separator: "/").last.map(String.init) ?? path)
    }
  }

  /// The settings of what is shipped, over others: of the configuration Release, else of the one that builds by default.
  private static func settings(
    _ owner: PropertyListValue, _ objects: [String: PropertyListValue], _ paths: XcodePaths,
    _ read: (String) -> [String: String], below shared: [String: String]
  ) -> [String: String] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    let usual = list?["defaultConfigurationName"]?.text
    let chosen =
      all.first { $0["name"]?.text == "Release" } ?? all.first { $0["name"]?.text == usual }
      ?? all.first { $0["name"]?.text?.contains("Release") == true } ?? all.first
    let file = chosen?["baseConfigurationReference"]?.text.flatMap { paths[$0] }
    let own = chosen?["buildSettings"]?.dictionary?.compactMapValues { value in
      value.text ?? value.list.map { _ in value.texts.joined(separator: " ") }
    }
    return shared.overlaid(by: file.map(read) ?? [:]).overlaid(by: (own ?? [:]).ofPhones)
  }
}

/// A target of a project of Xcode.
struct XcodeTarget {
  /// Its id in the project.
  let id: String
  /// Its name.
  let name: String
  /// What it makes, without Apple's prefix: `application`, `framework`, `library.static`.
  let product: String
  /// What is built with.
  let settings: [String: String]
  /// Its files, in the order of the project.
  let sources: [String]
  /// The folders of which all files are its own, without some.
  let folders: [(path: String, without: Set<String>)]
  /// The ids of the targets of the project that it is built with.
  let dependencies: [String]
  /// The products of Swift packages that it is built with.
  let packageProducts: [String]
  /// The frameworks that it is linked with, without their ending.
  let frameworks: [String]
  /// How many of its files lie outside of the project's folder, or nowhere.
  let lostFiles: Int
  /// The property list that is made with the project; nil where none is.
  var info: Info?
  /// The folders of the local Swift packages that it is built with, where the project says so.
  var packageFolders: [String] = []
  /// What could not be read of it, as clauses.
  var gaps: [String] = []

  /// A property list that is made with a project.
  struct Info {
    /// Where it is written to.
    let path: String
    /// What it says.
    let list: PropertyListValue
  }
}

extension XcodeTarget {
  /// Reads a target.
  init(
    _ id: String, _ target: PropertyListValue, _ objects: [String: PropertyListValue],
    _ paths: XcodePaths, _ settings: [String: String]
  ) {
    self.id = id
    self.settings = settings
    name = target["name"]?.text ?? id
    let type = target["productType"]?.text ?? ""
    product = type.hasPrefix(Self.prefix) ? String(type.dropFirst(Self.prefix.count)) : type
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
    func files(_ kind: String) -> [PropertyListValue] {
      phases.filter { $0["isa"]?.text == kind }.flatMap { $0["files"]?.texts ?? [] }
        .compactMap { objects[$0] }
    }
    let compiled = files("PBXSourcesBuildPhase").compactMap { $0["fileRef"]?.text }
    let found = compiled.map { paths[$0] }
    sources = found.compactMap(\.self).filter { $0.hasSuffix(".swift") }
    lostFiles = found.count { $0 == nil }
    let groups = (target["fileSystemSynchronizedGroups"]?.texts ?? [])
    folders = groups.compactMap { group in
      paths[group].map { path in
        let sets = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        let without = sets.filter { $0["target"]?.text == id }
          .flatMap { $0["membershipExceptions"]?.texts ?? [] }
        return (path, Set(without.map { path.isEmpty ? $0 : path + "/" + $0 }))
      }
    }
    dependencies = (target["dependencies"]?.texts ?? []).compactMap {
      objects[$0]?["target"]?.text
    }
    packageProducts = (target["packageProductDependencies"]?.texts ?? []).compactMap {
      objects[$0]?["productName"]?.text
    }
    frameworks = files("PBXFrameworksBuildPhase").compactMap { file in
      let path = file["fileRef"]?.text.flatMap { objects[$0]?["path"]?.text }
      return path.flatMap {
        $0.hasSuffix(".framework")
          ? $0.split(separator: "/").last.map { String($0.dropLast(10)) } : nil
      }
    }
  }

  /// What the types of products begin with.
  private static let prefix = "com.apple.product-type."

  /// True for an application that runs on phones.
  var isPhoneApplication: Bool {
    guard product == "application" else { return false }
    if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.contains("iphoneos") {
      return platforms.contains("$(")
    }
    let root = settings["SDKROOT"] ?? "iphoneos"
    return root == "iphoneos" || root == "auto" || root.isEmpty
  }
}

/// Where the files of a project lie, by their ids.
struct XcodePaths {
  private let objects: [String: PropertyListValue]
  private var paths: [String: String] = [:]

  /// Knows no path yet.
  init(_ objects: [String: PropertyListValue]) { self.objects = objects }

  /// The path of a file or a group; nil where it lies outside of the project's folder, or in no group.
  subscript(id: String) -> String? { paths[id] }

  /// Follows a group and all in it.
  mutating func add(_ id: String, in folder: String, base: String, depth: Int = 0) {
    guard depth < 64, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text ?? ""
    let path: String? =
      switch object["sourceTree"]?.text {
      case "<group>", nil: projectPath(folder, own)
      case "SOURCE_ROOT": projectPath(base, own)
      default: nil
      }
    guard let path else { return }
    paths[id] = path
    for child in object["children"]?.texts ?? [] {
      add(child, in: path, base: base, depth: depth + 1)
    }
  }
}
