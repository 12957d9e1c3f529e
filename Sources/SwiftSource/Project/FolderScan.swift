/// All files of a project's folder that matter, by what they are.
struct FolderScan {
  /// Swift files.
  private(set) var sources: [String] = []
  /// Files of Objective-C.
  private(set) var objectiveC: [String] = []
  /// Projects of Xcode, the nearest first.
  private(set) var projects: [String] = []
  /// Manifests of Swift packages.
  private(set) var packages: [String] = []
  /// Descriptions of projects for XcodeGen.
  private(set) var descriptions: [String] = []
  /// Other files of YAML's, which may be such descriptions.
  private(set) var otherDescriptions: [String] = []
  /// Lists of pods for CocoaPods.
  private(set) var podfiles: [String] = []
  /// Files of build settings, and what calls Xcode with some.
  private(set) var settings: [String] = []
  /// Descriptions of pods.
  private(set) var podspecs: [String] = []
  /// Property lists that are called as an app's is.
  private(set) var infoPlists: [String] = []
  /// Storyboards and xibs.
  private(set) var documents: [String] = []
  /// Tables of words.
  private(set) var tables: [String] = []
  /// Pictures that lie in no catalogue.
  private(set) var pictures: [String] = []
  /// True where there is more than is looked at.
  private(set) var isCutOff = false
  /// Swift files that are called as the descriptions of projects for Tuist are.
  private var tuist: [String] = []
  private var remaining = 200_000

  /// How deep folders may lie in each other.
  private static let deepest = 32

  /// Folders of other people's code and of what is built.
  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages",
  ]

  /// The endings of folders that are one thing.
  private static let packed = [
    ".xcassets", ".xcworkspace", ".framework", ".xcframework", ".bundle", ".playground",
    ".xcdatamodeld", ".docc",
  ]

  /// Looks through a folder, or through one in it.
  init(_ files: ProjectFiles, below folder: String = "") {
    visit(folder, files, depth: 0)
    projects.sort { ($0.depth, $0) < ($1.depth, $1) }
    descriptions.sort { ($0.depth, $0) < ($1.depth, $1) }
    otherDescriptions.sort { ($0.depth, $0) < ($1.depth, $1) }
    infoPlists.sort { ($0.depth, $0) < ($1.depth, $1) }
    leaveExamples(files)
  }

  /// Leaves out projects of Xcode that lie below the description of another for Tuist, which makes that when the app is built: they are of examples, and what lies beside them is.
  private mutating func leaveExamples(_ files: ProjectFiles) {
    guard !projects.isEmpty else { return }
    let described = tuist.filter { path in
      guard let bytes = try? files.read(path).get() else { return false }
      return String(decoding: bytes.prefix(4096), as: UTF8.self).contains("ProjectDescription")
    }.map(projectFolder)
    let examples = projects.map(projectFolder).filter { folder in
      described.contains { folder != $0 && folder.lies(in: $0) }
    }
    projects.removeAll { examples.contains(projectFolder(of: $0)) }
    sources.removeAll { path in examples.contains(where: path.lies) }
    infoPlists.removeAll { path in examples.contains(where: path.lies) }
  }

  /// True for a folder that is left out where the one around it is looked through.
  static func passesOver(_ folder: String) -> Bool {
    folder.split(separator: "/").contains { part in
      part.hasPrefix(".") || foreign.contains(String(part))
        || packed.contains(where: part.hasSuffix)
    }
  }

  /// The paths of Swift files as the folder spells them: the file system of a Mac tells no small letters from capitals.
  func spelled(_ paths: [String]) -> [String] {
    let exact = Set(sources)
    let others = Dictionary(sources.map { ($0.lowercased(), $0) }) { first, _ in first }
    return paths.map { exact.contains($0) ? $0 : others[$0.lowercased()] ?? $0 }
  }

  private mutating func visit(_ folder: String, _ files: ProjectFiles, depth: Int) {
    guard depth < Self.deepest else { return isCutOff = true }
    for entry in files.entries(folder) where !entry.name.hasPrefix(".") {
      guard remaining > 0 else { return isCutOff = true }
      remaining -= 1
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      if !entry.isFolder {
        take(path, named: entry.name)
      } else if entry.name.hasSuffix(".xcodeproj") {
        // One that is made of a description when the app is built has nothing but schemes.
        if files.entries(path).contains(where: { $0.name == "project.pbxproj" }) {
          projects.append(path)
        }
      } else if !Self.foreign.contains(entry.name), !Self.packed.contains(where: path.hasSuffix) {
        visit(path, files, depth: depth + 1)
      }
    }
  }

  private mutating func take(_ path: String, named name: String) {
    switch name {
    case "Package.swift": packages.append(path)
    case "Project.swift", "Workspace.swift":
      tuist.append(path)
      sources.append(path)
    case "project.yml": descriptions.append(path)
    case _ where name.hasSuffix(".yml") || name.hasSuffix(".yaml"): otherDescriptions.append(path)
    case "Podfile": podfiles.append(path)
    case "Fastfile", "Gymfile": settings.append(path)
    case _ where name.hasSuffix(".xcconfig"): settings.append(path)
    case _ where name.hasSuffix(".podspec"): podspecs.append(path)
    case _ where name.hasSuffix(".swift"): sources.append(path)
    case _ where name.hasSuffix(".m") || name.hasSuffix(".mm"): objectiveC.append(path)
    case _ where name.hasSuffix("Info.plist"): infoPlists.append(path)
    case _ where name.hasSuffix(".storyboard") || name.hasSuffix(".xib"): documents.append(path)
    case _ where name.hasSuffix(".strings") || name.hasSuffix(".xcstrings"): tables.append(path)
    case _ where [".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix): pictures.append(path)
    default: break
    }
  }
}

extension String {
  /// How many folders a path leads through.
  var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }

  /// True for a path into a folder of tests.
  var isOfTests: Bool {
    split(separator: "/").dropLast().contains { part in
      ["Tests", "Test", "Specs", "UITest"].contains { part.hasSuffix($0) }
    }
  }

  /// True for a path to something in a folder, at any depth.
  func lies(in folder: String) -> Bool { folder.isEmpty || hasPrefix(folder + "/") }
}
