/// The plug-ins of an app of Flutter's whose source lies in the folder: those that its `pubspec.yaml` names by a path, and those that these name. (Dart, Package dependencies, Path packages; Flutter, Developing packages and plugins)
struct FlutterPlugins {
  /// The Swift files of them.
  private(set) var sources: [String] = []
  /// What of them lies elsewhere or cannot be read, as clauses, with the description that names it.
  private(set) var gaps: [(what: String, file: String)] = []
  /// Those that cover an app as it is left, and of which nobody has the code, in the same form.
  private(set) var coveringElsewhere: [(what: String, file: String)] = []
  private let scan: FolderScan
  private let files: ProjectFiles
  private var met: Set<String> = []

  /// Reads the description of the app whose project of Xcode lies in a folder `ios`; there is none for any other app.
  init(besideProjectIn folder: String, _ scan: FolderScan, _ files: ProjectFiles) {
    (self.scan, self.files) = (scan, files)
    guard let package = projectPath(folder, "..") else { return }
    addPlugins(of: package)
  }

  private mutating func addPlugins(of package: String) {
    let path = projectPath(package, "pubspec.yaml") ?? ""
    guard met.insert(package).inserted, case .success(let bytes) = files.read(path) else { return }
    let description: PropertyListValue
    do {
      description = try .readYAML(bytes)
    } catch {
      return gaps.append((error.what, path))
    }
    let around = placesAround(package, of: description["dependencies"])
    for place in around.values.sorted() {
      sources += sources(in: place)
      addPlugins(of: place)
    }
    for name in Self.covering
    where description["dependencies"]?[name].map({ $0["path"] == nil }) == true
      && around[name] == nil
    {
      coveringElsewhere.append(("the plug-in \(name), whose code is elsewhere", path))
    }
    for (name, place) in places(of: description["dependencies"], in: package) {
      guard let place else {
        gaps.append(("the plug-in \(name), which lies outside of the folder that is read", path))
        continue
      }
      sources += sources(in: place)
      addPlugins(of: place)
    }
    // Flutter 3.32 leaves them out of what it releases for iOS, and versions before and after it do not (flutter/flutter, pull request 171034).
    for (name, place) in places(of: description["dev_dependencies"], in: package)
    where place.map({ !sources(in: $0).isEmpty }) == true {
      gaps.append(("the plug-in \(name), with which not every build is made", path))
    }
  }

  /// Where the packages lie that a part of a description names by paths; nil for one outside of the folder that is read.
  private func places(
    of dependencies: PropertyListValue?, in package: String
  ) -> [(name: String, place: String?)] {
    let named = (dependencies?.dictionary ?? [:]).sorted { $0.key < $1.key }
    return named.compactMap { name, dependency in
      guard let relative = dependency["path"]?.text else { return nil }
      return (name, relative.hasPrefix("/") ? nil : projectPath(package, relative))
    }
  }

  /// Plug-ins that lay something over an app as it is left where Dart has them do it, by the names under which they are published. (pub.dev)
  private static let covering = [
    "flutter_privacy_screen", "no_screenshot", "privacy_screen", "privacy_screen_plus",
    "screen_protector", "secure_app_switcher", "secure_application",
  ]

  /// The folders around a package with packages that it names without a path, by their names: an example of a plug-in's may take it from where it is published, and the folder has its code all the same.
  private func placesAround(
    _ package: String, of dependencies: PropertyListValue?
  ) -> [String: String] {
    var places: [String: String] = [:]
    var next = projectPath(package, "..")
    while let folder = next {
      if let name = name(ofPackageIn: folder), let dependency = dependencies?[name],
        dependency["path"] == nil
      {
        places[name] = places[name] ?? folder
      }
      next = projectPath(folder, "..")
    }
    return places
  }

  private func name(ofPackageIn folder: String) -> String? {
    guard let path = projectPath(folder, "pubspec.yaml"),
      case .success(let bytes) = files.read(path)
    else { return nil }
    return try? PropertyListValue.readYAML(bytes)["name"]?.text
  }

  /// The Swift files of a plug-in.
  private func sources(in place: String) -> [String] {
    let own = ["ios", "darwin"].compactMap { projectPath(place, $0) }
    return scan.sources.filter { file in own.contains { file.lies(in: $0) } && !file.isOfTests }
  }
}
