import AfterimageLifecycle
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import Testing

@Suite struct ProjectTests {
  private func project(_ name: String) -> SourceProject {
    SourceProject(.folder(Reader.app(name)), named: name)
  }

  /// A project of files that stand nowhere.
  private func project(of files: [String: String]) -> SourceProject {
    let read: @Sendable (String) -> Result<[UInt8], FileFailure> = { path in
      files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }
    return SourceProject(
      ProjectFiles(
        entries: { folder in
          let prefix = folder.isEmpty ? "" : folder + "/"
          let below = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
          let names = Set(below.compactMap { $0.split(separator: "/").first.map(String.init) })
          return names.sorted().map { name in
            .init(name, isFolder: below.contains { $0.hasPrefix(name + "/") })
          }
        }, read: read), named: "App")
  }

  @Test func `of a project of Xcode the files of the application are read, and what is shipped`() {
    let project = project("Covers")
    #expect(project.description == .xcode("Covers.xcodeproj", target: "Covers"))
    #expect(project.sources == ["Sources/SceneDelegate.swift"])
    #expect(project.flags == ["SHIPPED"])
    #expect(project.info.bundleIdentifier == "org.example.Covers")
    #expect(project.info.hasSceneManifest)
    #expect(project.info.userInterfaceStyle == "Light")
    #expect(project.info.fonts == ["Ledger.ttf"])
    #expect(project.gaps.isEmpty)
  }

  @Test func `without a project all files but tests are read`() {
    let project = project(of: [
      "App/AppDelegate.swift": "", "AppTests/AppTests.swift": "", "Pods/Other/Other.swift": "",
      ".build/checkouts/a.swift": "",
      "App/Info.plist": plist("<key>CFBundleName</key><string>A</string>"),
    ])
    #expect(project.description == .files)
    #expect(project.sources == ["App/AppDelegate.swift"])
    #expect(project.info.name == "A")
  }

  @Test func `all files are read where no target is asked for`() {
    let project = SourceProject(.folder(Reader.app("Covers")), named: "Covers", whole: true)
    #expect(project.description == .files)
    #expect(project.sources.contains("Sources/SceneDelegate.swift"))
  }

  /// A project with an application of one file.
  private func application(of file: String) -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 46; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
    }; }
    """
  }

  @Test func `a file that is spelled otherwise is found, as on a Mac`() {
    let project = project(of: [
      "App.xcodeproj/project.pbxproj": application(of: "Words.swift"), "words.swift": "",
    ])
    #expect(project.sources == ["words.swift"])
  }

  @Test func `a description for XcodeGen names the Info.plist and the identifier`() {
    let project = project("Depends")
    #expect(project.description == .xcodeGen("project.yml"))
    #expect(project.info.bundleIdentifier == "org.example.depends")
    #expect(project.info.path == "Depends/Info.plist")
  }

  @Test func `a binary property list is told with a way out`() {
    let project = project(of: ["Info.plist": "bplist00...", "a.swift": ""])
    #expect(project.gaps.map(\.line.text) == ["Info.plist:1"])
    #expect(project.gaps.first?.what.contains("plutil") == true)
  }

  @Test func `keys that matter are read from an Info.plist`() {
    let project = project(of: [
      "a.swift": "",
      "Info.plist": plist(
        """
        <key>UIApplicationExitsOnSuspend</key><true/>
        <key>UILaunchStoryboardName</key><string>Launch</string>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
        """),
      "Base.lproj/Launch.storyboard": "", "de.lproj/Launch.storyboard": "",
    ])
    #expect(project.info.exitsOnSuspend)
    #expect(project.info.launchStoryboard == "Launch")
    #expect(project.info.mainStoryboard == "Main")
    #expect(project.documents["Launch"] == "Base.lproj/Launch.storyboard")
  }

  @Test func `words are those of the language that the app is written in`() {
    let project = project(of: [
      "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
      "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";",
      "Other.xcstrings": """
      { "sourceLanguage": "de", "version": "1.0", "strings": { "bye": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Tschuess" } } } }, "now": {} } }
      """,
    ])
    #expect(project.words == ["greeting": "Hello", "bye": "Tschuess", "now": "now"])
  }

  private func plist(_ members: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(members)</dict></plist>"
  }
}
