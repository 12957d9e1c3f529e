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
    let project = Reader.project(of: [
      "App/AppDelegate.swift": "", "AppTests/AppTests.swift": "", "Pods/Other/Other.swift": "",
      ".build/checkouts/a.swift": "",
      "App/Info.plist": plist("<key>CFBundleName</key><string>A</string>"),
    ])
    #expect(project.description == .files)
    #expect(project.sources == ["App/AppDelegate.swift"])
    #expect(project.info.name == "A")
  }

  @Test func `an example below a description for Tuist is not the app`() {
    func files(_ description: String) -> [String: String] {
      [
        "Project.swift": description, "Sources/AppDelegate.swift": "",
        "UI/Example/Example.xcodeproj/project.pbxproj": application(of: "Main.swift"),
        "UI/Example/Main.swift": "",
      ]
    }
    let described = Reader.project(of: files("import ProjectDescription"))
    #expect(described.description == .files)
    #expect(described.sources == ["Project.swift", "Sources/AppDelegate.swift"])
    let other = Reader.project(of: files("struct Project {}"))
    #expect(other.description != .files)
  }

  @Test func `all files are read where no target is asked for`() {
    let project = SourceProject(.folder(Reader.app("Covers")), named: "Covers", whole: true)
    #expect(project.description == .files)
    #expect(project.sources.contains("Sources/SceneDelegate.swift"))
  }

  /// A project with an application of one file.
  private func application(of file: String, with more: String = "") -> String {
    """
    // !$*UTF8*$!
    { objectVersion = 46; rootObject = P; objects = { \(more)
      P = { isa = PBXProject; mainGroup = G; targets = (T, LT); buildConfigurationList = PL; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = \(file); sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
        dependencies = (D);
        productType = "com.apple.product-type.application"; };
    }; }
    """
  }

  @Test func `what CocoaPods makes may be missing`() {
    let made = "\"Pods/Target Support Files/Pods-App/Modules.swift\""
    let project = Reader.project(of: [
      "App.xcodeproj/project.pbxproj": application(
        of: "App.swift",
        with: "MF = { isa = PBXFileReference; path = \(made); sourceTree = \"<group>\"; };"
          + " MB = { isa = PBXBuildFile; fileRef = MF; };"
      ).replacing("children = (F)", with: "children = (F, MF)")
        .replacing("files = (B)", with: "files = (B, MB)"),
      "App.swift": "",
    ])
    #expect(project.sources == ["App.swift"])
    #expect(project.remarks.contains { $0.contains("Modules.swift") })
  }

  @Test func `flags that nothing names are not set, where all that may set some is there`() {
    func flags(_ files: [String: String], _ settings: String = "") -> Set<String>? {
      let description = application(of: "App.swift", with: settings)
      return Reader.project(
        of: files.merging(["App.xcodeproj/project.pbxproj": description, "App.swift": ""]) { $1 }
      ).otherFlags
    }
    let beta =
      "X = { isa = XCBuildConfiguration; name = Beta; buildSettings = { A = (\"-DBETA\"); }; };"
    #expect(flags([:])?.contains("BETA") == false)
    #expect(flags([:], beta)?.contains("BETA") == true)
    #expect(flags(["B.xcconfig": "FLAGS = BETA"])?.contains("BETA") == true)
    #expect(flags(["B.xcconfig": "#include \"C.xcconfig\""]) == nil)
    #expect(flags(["fastlane/Gymfile": "xcargs('-DBETA')"])?.contains("BETA") == true)
    let reference = "X = { isa = PBXFileReference; path = Secret.xcconfig; };"
    #expect(flags([:], reference) == nil)
    #expect(Reader.project(of: ["App.swift": ""]).otherFlags == nil)
  }

  @Test func `static libraries and frameworks that an application is built with are read`() {
    for type in ["library.static", "framework.static", "framework"] {
      let library = """
        D = { isa = PBXTargetDependency; target = LT; };
        LF = { isa = PBXFileReference; path = Library.swift; sourceTree = "<group>"; };
        LB = { isa = PBXBuildFile; fileRef = LF; };
        LS = { isa = PBXSourcesBuildPhase; files = (LB); };
        LT = { isa = PBXNativeTarget; name = Library; buildPhases = (LS);
          productType = "com.apple.product-type.\(type)"; };
        """
      let project = Reader.project(of: [
        "App.xcodeproj/project.pbxproj": application(of: "App.swift", with: library)
          .replacing("children = (F)", with: "children = (F, LF)"),
        "App.swift": "", "Library.swift": "",
      ])
      #expect(project.sources == ["App.swift", "Library.swift"], "\(type)")
    }
  }

  @Test func `pods that lie in the folder are read`() {
    let podfile = """
      platform :ios, '15.0' # not this one: pod 'Other', path: 'x'
      target 'App' do
        pod 'Remote', '~> 1.0'
        pod 'Core', path: '.'
        pod 'Views/Cards', :path => "Modules/Views"
        pod 'Gone',
          :path => '../Gone'
        pod 'Somewhere', path: place
        pod 'Engine', :path => 'Made'
        pod 'Plain', :path => 'Modules/Plain'
        pod File.join('x', name), :path => File.join('links', name)
        pod 'react', path: '../node_modules/react'
        # pod 'Silent', path: 'Modules/Silent'
      end
      """
    let core = """
      Pod::Spec.new do |s|
        s.name = 'Core' # s.source_files = 'Other/**'
        s.source_files = [
          'Core/*/**/*.{h,swift}',
          'More/*.swift']
        s.exclude_files = 'Core/**/Old.swift'
      end
      """
    let project = Reader.project(of: [
      "App.xcodeproj/project.pbxproj": application(of: "App.swift"), "App.swift": "",
      "Podfile": podfile, "Core.podspec": core, "Core/Deep/Deeper/A.swift": "",
      "Core/Deep/Old.swift": "", "Core/B.swift": "", "More/C.swift": "", "Other/D.swift": "",
      "Modules/Views/Views.podspec": "Pod::Spec.new { |s| s.name = 'Views' }",
      "Modules/Views/E.swift": "", "Modules/Views/ViewsTests/F.swift": "",
      "Modules/Plain/H.swift": "", "Modules/Silent/Silent.podspec": "",
      "Modules/Silent/G.swift": "",
    ])
    #expect(
      project.sources == [
        "App.swift", "Core/Deep/Deeper/A.swift", "Modules/Plain/H.swift", "Modules/Views/E.swift",
        "More/C.swift",
      ])
    #expect(
      project.gaps.map(\.what) == ["the pod Gone, which lies outside of the folder that is read"])
    #expect(
      project.remarks == [
        "Podfile: it names the place of pods that are not there: Somewhere, Engine"
      ])
  }

  @Test func `plug-ins of Flutter's that are named by a path are the app's own`() {
    let app = """
      name: app
      dependencies:
        flutter: { sdk: flutter }
        shield:
          path: ../
        gone:
          path: ../../gone
        other: ^1.0.0
      dev_dependencies:
        silent: { path: ../packages/silent }
        words: { path: ../packages/words }
        rules: { path: ../../rules }
      """
    let project = Reader.project(of: [
      "example/ios/Runner.xcodeproj/project.pbxproj": application(of: "AppDelegate.swift"),
      "example/ios/AppDelegate.swift": "", "example/pubspec.yaml": app,
      "pubspec.yaml": "dependencies: { deep: { path: packages/deep } }",
      "ios/Classes/Shield.swift": "", "ios/Tests/ShieldTests.swift": "",
      "packages/deep/darwin/deep/Sources/deep/Deep.swift": "",
      "packages/silent/ios/Classes/Silent.swift": "",
    ])
    #expect(
      project.sources == [
        "example/ios/AppDelegate.swift", "ios/Classes/Shield.swift",
        "packages/deep/darwin/deep/Sources/deep/Deep.swift",
      ])
    #expect(
      project.gaps.map(\.what) == [
        "the plug-in gone, which lies outside of the folder that is read",
        "the plug-in silent, with which not every build is made",
      ])
  }

  @Test func `a plug-in that its example takes from where it is published is the app's own`() {
    let app = """
      name: app
      dependencies:
        flutter: { sdk: flutter }
        shield: ^1.5.1
      """
    func sources(named name: String) -> [String] {
      Reader.project(of: [
        "example/ios/Runner.xcodeproj/project.pbxproj": application(of: "AppDelegate.swift"),
        "example/ios/AppDelegate.swift": "", "example/pubspec.yaml": app,
        "pubspec.yaml": "name: \(name)", "ios/Classes/Shield.swift": "",
      ]).sources
    }
    #expect(
      sources(named: "shield") == ["example/ios/AppDelegate.swift", "ios/Classes/Shield.swift"])
    #expect(sources(named: "other") == ["example/ios/AppDelegate.swift"])
  }

  @Test func `a plug-in that covers and whose code is elsewhere can only hide more`() {
    let app = """
      dependencies:
        secure_application: ^4.0.0
        other: ^1.0.0
      """
    let project = Reader.project(of: [
      "ios/Runner.xcodeproj/project.pbxproj": application(of: "AppDelegate.swift"),
      "ios/AppDelegate.swift": "", "pubspec.yaml": app,
    ])
    #expect(
      project.gaps.map(\.what) == ["the plug-in secure_application, whose code is elsewhere"])
    #expect(project.gaps.allSatisfy { $0.bearing == .hiding })
  }

  @Test func `settings inherit what is below them, and those for phones count`() {
    let settings = """
      PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = { isa = XCBuildConfiguration; name = Release;
        buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "SHIPPED"; }; };
      """
    let project = Reader.project(of: [
      "App.xcodeproj/project.pbxproj": application(of: "App.swift", with: settings)
        .replacing(
          "{ SDKROOT = iphoneos; }",
          with: """
            { SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) OWN";
            "INFOPLIST_KEY_UIUserInterfaceStyle[sdk=iphoneos*]" = Dark; }
            """),
      "App.swift": "",
    ])
    #expect(project.flags == ["SHIPPED", "OWN"])
    #expect(project.info.userInterfaceStyle == "Dark")
  }

  @Test func `a file that is spelled otherwise is found, as on a Mac`() {
    let project = Reader.project(of: [
      "App.xcodeproj/project.pbxproj": application(of: "Words.swift"), "words.swift": "",
    ])
    #expect(project.sources == ["words.swift"])
  }

  @Test func `a description for XcodeGen names the Info.plist and the identifier`() {
    let project = project("Depends")
    #expect(project.description == .xcodeGen("project.yml", target: "Depends"))
    #expect(project.info.bundleIdentifier == "org.example.depends")
    #expect(project.info.path == "Depends/Info.plist")
  }

  /// A project whose settings name a property list and have one made.
  private func generated(
    _ settings: String = "GENERATE_INFOPLIST_FILE = YES;", and others: [String: String] = [:],
    named path: String = "App/Info.plist"
  ) -> SourceProject {
    var files = others
    files["App.swift"] = ""
    files["App.xcodeproj/project.pbxproj"] = application(of: "App.swift").replacing(
      "{ SDKROOT = iphoneos; }",
      with: "{ SDKROOT = iphoneos; INFOPLIST_FILE = \(path); \(settings) }")
    return Reader.project(of: files)
  }

  @Test func `a property list beside the settings that make one is found as on a Mac`() {
    let list = plist("<key>CFBundleName</key><string>Ledger</string>")
    let project = generated(and: ["app/info.plist": list])
    #expect(project.info.name == "Ledger")
    #expect(!project.info.isMissing)
    #expect(project.gaps.isEmpty)
  }

  @Test func `a setting without a value names no property list`() {
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"
    let project = generated(settings, named: "\"\"")
    #expect(project.info.userInterfaceStyle == "Dark")
    #expect(!project.info.isMissing)
    #expect(project.gaps.isEmpty)
  }

  @Test func `what a missing property list may say beside the settings is open`() {
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"
    let project = generated(settings + " TARGETED_DEVICE_FAMILY = \"1,2\";")
    #expect(project.info.userInterfaceStyle == "Dark")
    #expect(project.info.isMissing)
    #expect(project.info.hasSeveralScenes)
    #expect(project.info.turning.isOnPads)
    #expect(project.gaps.isEmpty)
    #expect(
      project.remarks == ["App/Info.plist: this Info.plist, which the settings name, is not there"])
    let upright = generated(
      settings + " INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"
    )
    #expect(!upright.info.turning.isOnPhones)
  }

  @Test func `a property list that is not there and that nothing makes is told`() {
    #expect(generated("").gaps.map(\.line.text) == ["App/Info.plist:1"])
    let broken = generated(and: ["App/Info.plist": "bplist00..."])
    #expect(broken.gaps.first?.what.contains("plutil") == true)
  }

  @Test func `a binary property list is told with a way out`() {
    let project = Reader.project(of: ["Info.plist": "bplist00...", "a.swift": ""])
    #expect(project.gaps.map(\.line.text) == ["Info.plist:1"])
    #expect(project.gaps.first?.what.contains("plutil") == true)
  }

  @Test func `keys that matter are read from an Info.plist`() {
    let project = Reader.project(of: [
      "a.swift": "",
      "Info.plist": plist(
        """
        <key>UIApplicationExitsOnSuspend</key><true/>
        <key>UILaunchStoryboardName</key><string>Launch</string>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key>
        <string>$(PRODUCT_MODULE_NAME).FrontDelegate</string>
        <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
        """),
      "Base.lproj/Launch.storyboard": "", "de.lproj/Launch.storyboard": "",
    ])
    #expect(project.info.exitsOnSuspend)
    #expect(project.info.launchStoryboard == "Launch")
    #expect(project.info.mainStoryboard == "Main")
    #expect(project.info.sceneDelegates == ["FrontDelegate"])
    #expect(project.documents["Launch"] == "Base.lproj/Launch.storyboard")
  }

  @Test func `the classes that a storyboard begins with are those of what it shows first`() {
    let project = Reader.project(of: [
      "a.swift": "",
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="around">
      <scenes><scene sceneID="1"><objects>
      <navigationController id="around" sceneMemberID="viewController"><connections>
      <segue id="way" destination="list" kind="relationship"
        relationship="rootViewController"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="2"><objects>
      <viewController id="list" customClass="ListController" sceneMemberID="viewController">
      <view key="view" id="ground"/></viewController></objects></scene>
      <scene sceneID="3"><objects>
      <viewController id="other" customClass="OtherController" sceneMemberID="viewController">
      <view key="view" id="floor"/></viewController></objects></scene></scenes></document>
      """,
    ])
    #expect(project.beginningClasses == ["ListController"])
  }

  @Test func `words are those of the language that the app is written in`() {
    let project = Reader.project(of: [
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
