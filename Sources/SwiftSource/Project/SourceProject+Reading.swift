import AfterimageInterfaceBuilder
import AfterimageScreens
import AfterimageSwiftEvaluation

extension SourceProject {
  /// Reads a folder: a project of Xcode in it, a Swift package, a description for XcodeGen, or nothing but files.
  ///
  /// - Parameters:
  ///   - name: what it is called where nothing in it says so.
  ///   - path: a Swift file whose target is meant, whatever that makes; nil is the application for phones.
  ///   - isWhole: true reads all Swift files, whatever projects make of them.
  package init(
    _ files: ProjectFiles, named name: String, with path: String? = nil, whole isWhole: Bool = false
  ) {
    let scan = FolderScan(files)
    self.name = name
    description = .files
    assets = DocumentAssets(of: "App.storyboard", files: files.screenFiles)
    if scan.isCutOff { gap("the folder has more files than are looked at", in: ".") }
    if isWhole || !readTarget(scan, files, with: path) { readFolder(scan) }
    tellOfObjectiveC(scan, files)
    documents = Self.documents(scan.documents)
    pictures = Self.pictures(scan.pictures)
    written = writtenViews(files)
    presentingSegue = Self.presentingSegue(in: scan, files)
    readWords(scan, files)
    sources = Set(scan.spelled(sources)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    leaveInstalled(files)
    if info.path == nil, !isOfTarget { readNearestInfo(scan, files) }
    readBeginning(files)
  }

  /// The Swift files of a folder without those of tests, whatever describes them.
  package static func swiftFiles(_ files: ProjectFiles) -> [String] {
    FolderScan(files).sources.filter { !$0.isOfTests }
  }

  /// True where the files are those of a target of Xcode's, whatever describes it.
  package var isOfTarget: Bool {
    switch description {
    case .xcode, .xcodeGen: true
    case .package, .files: false
    }
  }

  /// Notes what could not be read and may matter.
  mutating func gap(
    _ what: String, in path: String, line: Int = 1, bearing: SourceGap.Bearing = .anything
  ) {
    gaps.append(SourceGap(line: CodeLine(path: path, line: line), what: what, bearing: bearing))
  }

  /// Leaves out what CocoaPods writes as it is installed, as Expo's list of the modules that are linked: where it is not there, it is other people's code as much as what lies beside it.
  private mutating func leaveInstalled(_ files: ProjectFiles) {
    let missing = sources.filter { path in
      path.split(separator: "/").contains("Pods") && files.lacks(path)
    }
    for path in missing {
      remarks.append("\(path): this file, which CocoaPods makes, is not there")
    }
    sources.removeAll(where: missing.contains)
  }

  /// Tells of Objective-C that names a movement of the app's life, or puts methods in the place of others: it is not read.
  private mutating func tellOfObjectiveC(_ scan: FolderScan, _ files: ProjectFiles) {
    for path in scan.objectiveC where !path.isOfTests {
      guard case .success(let bytes) = files.read(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(
          where: { line in Self.movements.contains { line.contains($0) } })
      else { continue }
      gap("Objective-C that hears of the app's life", in: path, line: line + 1)
    }
  }

  /// The classes of the controllers with which the storyboard begins that the property list names, or the one of the usual name where there is no list.
  mutating func readBeginning(_ files: ProjectFiles) {
    let name = info.mainStoryboard ?? (info.path == nil ? "Main" : nil)
    guard let path = name.flatMap({ documents[$0] }), case .success(let bytes) = files.read(path),
      let document = try? InterfaceDocument.read(bytes)
    else { return }
    beginningClasses = document.beginningClasses
    if presentingSegue == nil {
      presentingSegue = document.showingSegue.map { CodeLine(path: path, line: $0) }
    }
  }

  /// The views of storyboards and xibs of which these say all; of a property that several give a view to none.
  private func writtenViews(_ files: ProjectFiles) -> [WrittenPlace: WrittenView] {
    var written: [WrittenPlace: WrittenView] = [:]
    var several: Set<WrittenPlace> = []
    for (name, path) in documents {
      // Of a document for another device nobody knows when it is the one.
      let isOfOne = ["~ipad", "~iphone"].contains { documents[name + $0] != nil }
      guard !isOfOne, case .success(let bytes) = files.read(path),
        let document = try? InterfaceDocument.read(bytes)
      else { continue }
      let views = document.writtenViews(
        of: DocumentReference(file: path), files: files.screenFiles)
      for view in views {
        for way in view.ways {
          let place = WrittenPlace(way, in: name)
          if written.updateValue(view, forKey: place) != nil { several.insert(place) }
        }
      }
    }
    return written.filter { !several.contains($0.key) }
  }

  /// The first segue that presents a controller, in the order of the storyboards' paths.
  private static func presentingSegue(in scan: FolderScan, _ files: ProjectFiles) -> CodeLine? {
    let kinds = ["presentation", "popoverPresentation", "modal"].map { "kind=\"\($0)\"" }
    for path in scan.documents.sorted() where !path.isOfTests {
      guard case .success(let bytes) = files.read(path) else { continue }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = lines.firstIndex { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("<segue ") && kinds.contains { text.contains($0) }
      }
      if let line { return CodeLine(path: path, line: line + 1) }
    }
    return nil
  }

  /// Words of which one stands in Objective-C that hears of an app's life or changes who does.
  private static let movements = [
    "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
    "method_exchangeImplementations", "class_replaceMethod",
  ]

  // MARK: Without a project

  private mutating func readFolder(_ scan: FolderScan) {
    sources = scan.sources.filter { !$0.isOfTests }
    if let path = scan.packages.first { description = .package(path) }
  }

  /// Reads the one property list of an app that lies nearest to the folder.
  private mutating func readNearestInfo(_ scan: FolderScan, _ files: ProjectFiles) {
    for path in scan.infoPlists where !path.isOfTests {
      guard let list = propertyList(at: path, files),
        list["CFBundlePackageType"]?.text ?? "APPL" == "APPL", list["NSExtension"] == nil
      else { continue }
      info = AppInfo(list, settings: [:])
      info.path = path
      return
    }
  }

  // MARK: Info.plist

  /// Reads the property list that a setting names, and the settings that stand for keys of it.
  mutating func readInfo(
    named path: String?, _ settings: [String: String], below folder: String, _ files: ProjectFiles
  ) {
    // A setting without a value names none.
    let written = path.map { AppInfo.expanded($0, settings) }.flatMap { $0.isEmpty ? nil : $0 }
    let found = written.flatMap { projectPath(folder, $0) }
    let list = found.flatMap { propertyList(at: $0, files) }
    let isMissing = list == nil && found.map(files.lacks) == true
    info = AppInfo(list, settings: settings, isMissing: isMissing)
    info.path = list == nil ? nil : found
    guard let written, list == nil else { return }
    if info.isGenerated, isMissing {
      let path = found ?? written
      remarks.append("\(path): this Info.plist, which the settings name, is not there")
    } else if found == nil || !gaps.contains(where: { $0.line.path == found }) {
      gap("this Info.plist, which the settings name, cannot be read", in: found ?? written)
    }
  }

  private mutating func propertyList(at path: String, _ files: ProjectFiles) -> PropertyListValue? {
    guard case .success(let bytes) = files.read(path) else { return nil }
    do throws(PropertyListError) { return try PropertyListValue.read(bytes) } catch {
      gap(error.what, in: path, line: error.line)
      return nil
    }
  }

  // MARK: Words and documents

  /// Documents by their names: in the folder of no language, else in `Base.lproj`, else in the first of a language.
  private static func documents(_ paths: [String]) -> [String: String] {
    func rank(_ path: String) -> Int {
      path.contains("Base.lproj/") ? 1 : path.contains(".lproj/") ? 2 : 0
    }
    var documents: [String: String] = [:]
    for path in paths where !path.isOfTests {
      let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
      if let known = documents[name], rank(known) <= rank(path) { continue }
      documents[name] = path
    }
    return documents
  }

  /// Pictures by their names, of one name the one that comes first.
  private static func pictures(_ paths: [String]) -> [String: String] {
    let stems = paths.filter { !$0.isOfTests }.sorted().map { path in
      let stem = DocumentAssets.stem(of: path)
      return (stem.split(separator: "/").last.map(String.init) ?? stem, stem)
    }
    return Dictionary(stems) { first, _ in first }
  }

  private mutating func readWords(_ scan: FolderScan, _ files: ProjectFiles) {
    for path in scan.tables where !path.isOfTests {
      guard let bytes = try? files.read(path).get() else { continue }
      let isOwn =
        path.contains("/en.lproj/") || path.hasPrefix("en.lproj/") || path.contains("Base.lproj/")
      if path.hasSuffix(".xcstrings") {
        guard let catalog = StringCatalog(bytes, file: path) else {
          remarks.append("\(path): this string catalogue cannot be read")
          continue
        }
        words.merge(catalog.words) { first, _ in first }
      } else if isOwn || !path.contains(".lproj/") {
        words.merge(StringsFile.read(bytes)) { first, _ in first }
      }
    }
  }
}

extension WrittenPlace {
  fileprivate init(_ way: WrittenView.Way, in document: String) {
    self =
      switch way {
      case .initial: .initial(document)
      case .identifier(let identifier): .identifier(document, identifier)
      case .only: .xib(document)
      case .outlet(let name, let owner): .outlet(name, of: owner)
      }
  }
}
