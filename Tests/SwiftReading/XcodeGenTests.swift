import AfterimageSwiftEvaluation
import AfterimageSwiftSource
import Testing

/// Projects that are described for XcodeGen.
@Suite struct XcodeGenTests {
  /// What is read of a description, beside Swift files without content.
  private func project(
    _ description: String, _ swift: [String], and others: [String: String] = [:],
    with file: String? = nil
  ) -> SourceProject {
    var files = others
    files["project.yml"] = description
    for path in swift { files[path] = "" }
    return Reader.project(of: files, with: file)
  }

  @Test
  func
    `the files of the application, its frameworks and its packages are read, and of nothing else`()
  {
    let project = project(
      """
      name: Shop
      packages:
        Ledger: {path: Packages/Ledger}
        Remote: {url: "https://example.org/remote", from: 1.0.0}
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Shop]
          dependencies:
            - target: Kit
            - target: Widgets
            - package: Remote
              product: Far
        Kit:
          type: framework
          platform: iOS
          sources: Kit
          dependencies: [{target: Base}, {package: Ledger}]
        Base: {type: library.static, platform: iOS, sources: [{path: Base}]}
        Widgets: {type: app-extension, platform: iOS, sources: [Widgets, Shop/Shared]}
        Tests: {type: bundle.unit-test, platform: iOS, sources: Checks}
        Watch: {type: application, platform: watchOS, sources: Watch}
      """,
      [
        "Shop/App.swift", "Shop/Shared/Model.swift", "Kit/Kit.swift", "Base/Base.swift",
        "Widgets/Widget.swift", "Checks/Check.swift", "Watch/App.swift", "Loose.swift",
        "Packages/Ledger/Sources/Ledger/Ledger.swift", "Packages/Other/Sources/Other.swift",
      ],
      and: [
        "Packages/Ledger/Package.swift": "// name: Ledger",
        "Packages/Other/Package.swift": "// name: Other",
      ])
    #expect(project.description == .xcodeGen("project.yml", target: "Shop"))
    #expect(project.name == "Shop")
    #expect(
      project.sources == [
        "Base/Base.swift", "Kit/Kit.swift", "Packages/Ledger/Sources/Ledger/Ledger.swift",
        "Shop/App.swift", "Shop/Shared/Model.swift",
      ])
    #expect(project.gaps.isEmpty)
    #expect(project.remarks.isEmpty)
  }

  @Test func `a description may have a name of its own where none has the usual one`() {
    let app = "name: Shop\ntargets: {Shop: {type: application, platform: iOS, sources: [Shop]}}"
    let swift = ["Shop/App.swift": "", "Loose.swift": ""]
    func project(_ others: [String: String]) -> SourceProject {
      Reader.project(of: others.merging(swift) { own, _ in own })
    }
    let alone = project(["project-shop.yml": app, "ci.yml": "targets: [a]\njobs: {x: 1}"])
    #expect(alone.description == .xcodeGen("project-shop.yml", target: "Shop"))
    #expect(alone.sources == ["Shop/App.swift"])
    #expect(alone.gaps.isEmpty)
    let included = project(["project-shop.yml": "include: [base.yml]\nname: A", "base.yml": app])
    #expect(included.description == .xcodeGen("project-shop.yml", target: "Shop"))
    #expect(included.gaps.isEmpty)
    let two = project(["project-a.yml": app, "project-b.yml": app])
    #expect(
      two.gaps.map(\.what) == ["whether the app is made by this description or by project-b.yml"])
    let usual = project(["project.yml": app, "project-b.yml": app])
    #expect(usual.description == .xcodeGen("project.yml", target: "Shop"))
    #expect(usual.gaps.isEmpty)
  }

  @Test(arguments: [
    "targets: {Shop: {type: application, platform: iOS, sources: [Shop]}}",
    "name: Shop\ntargets: {Shop: {type: application, platform: macOS, sources: [Shop]}}",
    "name: Shop\ntargets: {Shop: {sources: [Shop]}}", "name: Shop\ntargets: [Shop",
  ])
  func `a file that makes no application for phones is no description`(_ text: String) {
    let project = Reader.project(of: ["other.yml": text, "Shop/App.swift": "", "B.swift": ""])
    #expect(project.description == .files)
    #expect(project.sources == ["B.swift", "Shop/App.swift"])
    #expect(project.gaps.isEmpty)
  }

  @Test func `sources are files and folders, with patterns of what is left out or alone read`() {
    let project = project(
      """
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes:
                - Old
                - "*.stencil.swift"
                - "**/*Mock.swift"
                - "Screens/{Debug,Trial}/**"
                - "Generated/[A-C]?.swift"
            - path: Extension
              includes: [Shared/*.swift]
              excludes: [Shared/Secret.swift]
            - Single.swift
            - {path: Missing.swift, optional: true}
            - {path: Assets, buildPhase: resources}
            - {path: Samples, type: folder}
            - {path: Desktop, destinationFilters: [macOS]}
            - {path: Everywhere, inferDestinationFiltersByPath: true}
            - path: Größe
              excludes: [Alt]
      """,
      [
        "App/A.swift", "App/Old/Deep/B.swift", "App/C.stencil.swift", "App/Net/DMock.swift",
        "App/EMock.swift", "App/Screens/Debug/F.swift", "App/Screens/Trial/G/H.swift",
        "App/Screens/I.swift", "App/Generated/A1.swift", "App/Generated/D1.swift",
        "Extension/J.swift", "Extension/Shared/K.swift", "Extension/Shared/Secret.swift",
        "Extension/Shared/Deeper/L.swift", "Single.swift", "Assets/M.swift", "Samples/N.swift",
        "Desktop/O.swift", "Everywhere/macOS/P.swift", "Everywhere/Q_tvOS.swift",
        "Everywhere/iOS/R.swift", "Everywhere/S.swift", "größe/T.swift", "größe/Alt/U.swift",
      ])
    #expect(
      project.sources == [
        "App/A.swift", "App/Generated/D1.swift", "App/Screens/I.swift", "Everywhere/S.swift",
        "Everywhere/iOS/R.swift", "Extension/Shared/K.swift", "Single.swift", "größe/T.swift",
      ])
    #expect(project.gaps.isEmpty)
  }

  @Test
  func `descriptions are included with paths from their own folder or from the first, and merged`()
  {
    let project = project(
      """
      include:
        - parts/base.yml
        - {path: parts/shared.yml, relativePaths: false}
        - {path: parts/never.yml, enable: NO}
        - path: parts/deep/deep.yml
      targets:
        App:
          sources: [Own]
          settings: {base: {PRODUCT_BUNDLE_IDENTIFIER: org.example.own}}
        Kit:
          sources:REPLACE: [KitOnly]
      """,
      [
        "Own/A.swift", "parts/App/B.swift", "App/C.swift", "Shared/D.swift", "parts/Shared/E.swift",
        "parts/deep/Deep/F.swift", "KitOnly/G.swift", "parts/Kit/H.swift", "parts/Far/I.swift",
        "parts/deep/New/J.swift", "New/K.swift", "Former/L.swift",
      ],
      and: [
        "parts/base.yml": """
        include: [base.yml, far.yml]
        targets:
          App:
            type: application
            platform: iOS
            sources: App
            settings: {base: {PRODUCT_BUNDLE_IDENTIFIER: org.example.base}}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
        """,
        "parts/far.yml": "targets: {App: {sources: [Far]}}",
        "parts/shared.yml": "targets: {App: {sources: [Shared], dependencies: [target: Kit]}}",
        "parts/never.yml": "targets: {App: {sources: [Never]}}",
        "parts/deep/deep.yml": """
        targets:
          App:
            sources: [{path: Deep}]
            dependencies: [{package: New}, {package: Former}]
        packages: {New: {path: New}, Former: {path: Former}}
        """,
        "parts/deep/New/Package.swift": "", "Former/Package.swift": "",
      ])
    // A text gives way to a list, which is then added to.
    #expect(
      project.sources == [
        "Former/L.swift", "KitOnly/G.swift", "Own/A.swift", "Shared/D.swift",
        "parts/deep/Deep/F.swift", "parts/deep/New/J.swift",
      ])
    #expect(project.info.bundleIdentifier == "org.example.own")
    #expect(project.gaps.isEmpty)
  }

  @Test func `templates bring in what they are made of, with the names of targets and attributes`()
  {
    let project = project(
      """
      targetTemplates:
        Base:
          sources: ["${target_name}/Sources"]
          settings: {base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: BASE}}
        Application:
          templates: [Base]
          type: application
          sources: [{path: "Flavours/${flavour}"}]
          dependencies: [target: "${module}_iOS"]
        Other: {type: application, sources: [Never]}
      targets:
        Shop:
          platform: [iOS]
          platformSuffix: ""
          templates: [Application]
          templateAttributes: {flavour: Green, module: Kit}
          sources: [Shop/More]
          settings: {base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: OWN}}
        Kit:
          type: framework
          platform: [iOS, tvOS]
          templates: [Base]
          sources: ["Kit/${platform}"]
      """,
      [
        "Shop/Sources/A.swift", "Flavours/Green/B.swift", "Flavours/Red/C.swift",
        "Shop/More/D.swift", "Kit/Sources/E.swift", "Kit/iOS/F.swift", "Kit/tvOS/G.swift",
        "Kit_iOS/Sources/H.swift",
      ])
    #expect(project.name == "Shop")
    #expect(project.flags == ["OWN"])
    #expect(
      project.sources == [
        "Flavours/Green/B.swift", "Kit/iOS/F.swift", "Kit_iOS/Sources/H.swift", "Shop/More/D.swift",
        "Shop/Sources/A.swift",
      ])
  }

  @Test func `the property list is what the description makes, whatever lies at its path`() {
    let project = project(
      """
      options: {bundleIdPrefix: org.example}
      targets:
        My_App:
          type: application
          platform: iOS
          sources: App
          info:
            path: App/Info.plist
            properties:
              UIApplicationSceneManifest:
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneStoryboardFile: $(START)
              UIApplicationExitsOnSuspend: YES
              UILaunchStoryboardName: Launch
              UIAppFonts: [Ledger.ttf]
          settings: {START: Main}
      """, ["App/A.swift"], and: ["App/Info.plist": "<plist><dict></dict></plist>"])
    #expect(project.info.path == "App/Info.plist")
    #expect(project.info.hasSceneManifest)
    #expect(project.info.exitsOnSuspend)
    #expect(project.info.launchStoryboard == "Launch")
    #expect(project.info.fonts == ["Ledger.ttf"])
    #expect(project.info.bundleIdentifier == "org.example.My-App")
    #expect(project.info.name == "My_App")
  }

  @Test
  func
    `a property list that lies there is the one that a setting names, or lies among the sources`()
  {
    let list = "<plist><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
    let named = project(
      """
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          settings: {INFOPLIST_FILE: $(SRCROOT)/Lists/App.plist}
      """, ["App/A.swift"], and: ["Lists/App.plist": list, "App/Info.plist": "<plist/>"])
    #expect(named.info.userInterfaceStyle == "Dark")
    let found = project(
      "targets: {App: {type: application, platform: iOS, sources: App}}", ["App/A.swift"],
      and: ["App/Deep/Info.plist": list, "Info.plist": "<plist/>"])
    #expect(found.info.path == "App/Deep/Info.plist")
    let none = project(
      "targets: {App: {type: application, platform: iOS, sources: App}}", ["App/A.swift"],
      and: ["Other/Info.plist": list])
    #expect(none.info.path == nil)
  }

  @Test func `settings are those of what is shipped, of groups, files and the target's own`() {
    let project = project(
      """
      configs: {Staging: debug, Store Release: release, Trial Release: release}
      configFiles: {Store Release: Configs/store.xcconfig, Staging: Configs/staging.xcconfig}
      settingGroups:
        flags: {configs: {store: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) GROUP"}}}
        circle: {groups: [circle, circle]}
      settings:
        base: {START: Base, SHARED: YES}
        configs: {Staging: {START: Staging}, release: {START: Shipped}}
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          settings:
            IGNORED: 1
            groups: [flags, circle]
            base: {INFOPLIST_KEY_UIUserInterfaceStyle: Dark, INFOPLIST_KEY_CFBundleName: $(START)}
      """, ["App/A.swift"],
      and: ["Configs/store.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE"])
    #expect(project.flags == ["FILE", "GROUP"])
    #expect(project.info.userInterfaceStyle == "Dark")
    #expect(project.info.name == "Shipped")
  }

  @Test func `an application for several devices is one for phones, where it says so`() {
    let files = ["iOS/A.swift", "Mac/B.swift"]
    let phones = project(
      """
      targets:
        Mac: {type: application, platform: macOS, sources: Mac}
        Phone: {type: application, supportedDestinations: [macOS, iOS], sources: iOS}
      """, files)
    #expect(phones.sources == ["iOS/A.swift"])
    let macs = project("targets: {Mac: {type: application, platform: macOS, sources: Mac}}", files)
    #expect(macs.description == .files)
    #expect(macs.sources == files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test
  func
    `of several applications the one that is called as the project is read, and the others are told`()
  {
    let project = project(
      """
      name: Shop
      targets:
        Demo: {type: application, platform: iOS, sources: Demo}
        Shop: {type: application, platform: iOS, sources: Shop}
      """, ["Demo/A.swift", "Shop/B.swift"])
    #expect(project.sources == ["Shop/B.swift"])
    #expect(project.remarks == ["project.yml: of several applications Shop is read, and not Demo"])
  }

  @Test func `a file that is no part of the application is read with its own target`() {
    let description = """
      targets:
        App: {type: application, platform: iOS, sources: App}
        Widgets: {type: app-extension, platform: iOS, sources: Widgets}
      """
    let project = project(description, ["App/A.swift", "Widgets/B.swift"], with: "Widgets/B.swift")
    #expect(project.description == .xcodeGen("project.yml", target: "Widgets"))
    #expect(project.sources == ["Widgets/B.swift"])
  }

  @Test func `a project of Xcode beside a description counts, and the nearest of others`() throws {
    let pbxproj = """
      { rootObject = P; objects = { P = { mainGroup = G; targets = (T); };
        G = { children = (F); sourceTree = "<group>"; };
        F = { path = Own.swift; sourceTree = "<group>"; }; B = { fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { name = Own; buildPhases = (S); productType = "com.apple.product-type.application"; };
      }; }
      """
    let description = "targets: {App: {type: application, platform: iOS, sources: App}}"
    let beside = project(
      description, ["Own.swift", "App/A.swift"], and: ["Own.xcodeproj/project.pbxproj": pbxproj])
    #expect(beside.description == .xcode("Own.xcodeproj", target: "Own"))
    #expect(beside.remarks.isEmpty)
    let below = project(
      description, ["Example/Own.swift", "App/A.swift"],
      and: ["Example/Own.xcodeproj/project.pbxproj": pbxproj])
    #expect(below.description == .xcodeGen("project.yml", target: "App"))
    #expect(below.remarks.count == 1)
  }

  @Test(arguments: Missing.all)
  func `what cannot be read and may matter is told`(_ missing: Missing) {
    let project = project(
      missing.description, ["App/A.swift"], and: ["broken.yml": "a: [", "App/Art/a.json": ""])
    #expect(project.sources == ["App/A.swift"])
    #expect(project.gaps.map(\.what).contains { $0.contains(missing.words) })
    #expect(project.gaps.count == 1)
  }

  @Test func `a broken description is told, and all files are read`() {
    let project = project("targets: {App: [", ["App/A.swift", "B.swift"])
    #expect(project.description == .files)
    #expect(project.sources == ["App/A.swift", "B.swift"])
    #expect(project.gaps.map(\.line.text) == ["project.yml:1"])
  }

  @Test(arguments: Oddity.all)
  func `whatever a description says, reading it ends`(_ oddity: Oddity) {
    let project = project(oddity.text, ["App/A.swift", "App/B.swift"])
    #expect(!project.sources.contains { $0.hasPrefix("..") })
  }

  @Test func `more of targets than is read is told`() throws {
    let oddity = try #require(Oddity.all.first { $0.testDescription == "many settings" })
    let project = project(oddity.text, ["App/A.swift"])
    #expect(project.gaps.map(\.what) == ["it makes more of targets than is read"])
  }

  @Test func `every beginning of a description is read or told`() {
    let bytes = Array(
      """
      include: other.yml
      targetTemplates: {T: {sources: ["${target_name}"], templates: [T]}}
      targets:
        App: &a {type: application, platform: [iOS], templates: [T], settings: {groups: [g]}}
        Kit: {<<: *a, type: framework, sources: [{path: Kit, excludes: ["**/[a-"]}]}
      settingGroups: {g: {configs: {release: {A: YES}}}}
      """.utf8)
    for count in bytes.indices {
      _ = project(String(decoding: bytes.prefix(count), as: UTF8.self), ["App/A.swift"])
    }
  }

  /// A description that nobody writes but to do harm, or in which everything is of another type.
  struct Oddity: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The description.
    let text: String

    private init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }

    /// An application with more keys than its type and platform, behind other lines.
    private static func application(_ name: String, _ keys: String, after: String = "") -> Oddity {
      Oddity(name, "\(after)\ntargets: {App: {type: application, platform: iOS, \(keys)}}")
    }

    private static func many(_ count: Int, _ text: (Int) -> String) -> String {
      (0..<count).map(text).joined(separator: ", ")
    }

    static let all: [Oddity] = {
      let names = many(400) { "t\($0)" }
      let templates = many(400) { "t\($0): {sources: [a, b], templates: *names}" }
      let platforms = many(20_000) { _ in "iOS" }
      let odd = "{a: x, b: [x, [y]], c: {a: b, c: [d]}, d: yes}"
      return [
        Oddity("itself is included", "include: project.yml\ntargets: {App: {sources: App}}"),
        Oddity("many platforms", "targets: {App: {type: application, platform: [\(platforms)]}}"),
        application("paths that lead out", "sources: [../../A.swift, /etc/A.swift, {path: ..}]"),
        application("paths of lists", "sources: [{path: [x]}, [x], {}]"),
        application("circles of targets", "dependencies: [target: App, {package: [y]}, x]"),
        application(
          "circles of settings", "settings: {groups: [a]}",
          after: "settingGroups: {a: {groups: [a, a]}}"),
        application(
          "circles of templates", "templates: [t0]",
          after: "names: &names [\(names)]\ntargetTemplates: {\(templates)}"),
        application(
          "many settings", "settings: {groups: [\(many(2_000) { _ in "a" })]}",
          after: "settingGroups: {a: {\(many(20_000) { "S\($0): 1" })}}"),
        application(
          "many braces",
          "sources: [{path: App, excludes: ['{a,b}{c,d}{e,f}{g,h}{i,j}{k,l}{m,n}']}]"),
        application(
          "many stars",
          "sources: [{path: App, excludes: ['\(String(repeating: "*a", count: 2_000))']}]"),
        application(
          "many folders",
          "sources: [{path: App, excludes: ['\(String(repeating: "**/", count: 500))x']}]"),
        application(
          "attributes in attributes",
          "templates: [t], templateAttributes: {a: \"\(String(repeating: "${a}", count: 500))\"}",
          after: "targetTemplates: {t: {sources: \"${a}\"}}"),
      ]
        + ["include", "targets", "targetTemplates", "settings", "settingGroups", "configs"]
        .map { Oddity("odd \($0)", "\($0): \(odd)\nx: {\($0): \(odd)}") }
        + ["sources", "dependencies", "settings", "info", "configFiles", "templates", "platform"]
        .flatMap { key in
          ["x", "[x, [y], {z: x}]", odd].map {
            application("odd \(key) \($0.prefix(2))", "\(key): \($0)")
          }
        }
    }()
  }

  /// Something that a description names and that is not there.
  struct Missing: Sendable, CustomTestStringConvertible {
    /// The words by which it is told.
    let words: String
    /// The description.
    let description: String
    var testDescription: String { words }

    private init(_ words: String, _ target: String, _ rest: String = "") {
      self.words = words
      description =
        "targets: {App: {type: application, platform: iOS, sources: [App], \(target)}}\n\(rest)"
    }

    static let all = [
      Missing("cannot be read", "x: y", "include: missing.yml"),
      Missing("broken", "x: y", "include: [broken.yml]"),
      Missing("environment", "x: y", "include: {path: broken.yml, enable: \"${MORE}\"}"),
      Missing("not looked for", "x: y", "include: ../outside.yml"),
      Missing("which is not there", "sources: [App, Generated]"),
      Missing("environment", "sources: [App, \"${FLAVOUR}\"]"),
      Missing("outside", "sources: [App, ../Shared]"),
      Missing("target Kit", "dependencies: [target: Kit]"),
      Missing(
        "package Ledger", "dependencies: [package: Ledger]", "packages: {Ledger: {path: ../Ledger}}"
      ),
    ]
  }
}
