import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftReading
import AfterimageSwiftSource
import Foundation
import TestSupport
import Testing

@Suite struct AppStoryTests {
  private static let shade = """
    import UIKit

    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func applicationWillResignActive(_ application: UIApplication) {
        window?.endEditing(true)
      }
    }
    """

  @Test(arguments: ["", "/", "//"])
  func `a folder is an app's with and without a slash behind it`(end: String) throws {
    #expect(ReadApp.isApp(Reader.app("Leaks") + end))
    #expect(try story(ofAppIn: Reader.app("Leaks") + end).scenario.protections.isEmpty == false)
  }

  @Test func `a cover shows the picture that its image view names`() throws {
    let story = try story(ofAppIn: Reader.app("Picture"))
    #expect(story.gaps.isEmpty, "\(story.gaps)")
    let actions = story.scenario.protections.flatMap(\.rules).flatMap(\.actions)
    let covers = actions.flatMap(\.flattened).compactMap { action in
      if case .cover(let cover) = action { cover } else { nil }
    }
    try #require(covers.count == 1)
    guard case .image(let image, let layout) = covers[0].content else {
      Issue.record("\(covers[0].content)")
      return
    }
    #expect(image.name == "cover.png")
    #expect(layout.contentMode == .scaleAspectFill)
  }

  @Test(arguments: ["Covers", "Leaks", "Depends"])
  func `the file of a story reads back as the same story`(app: String) throws {
    let scenario = try story(ofAppIn: Reader.app(app)).first.scenario
    let screens = [scenario.app.launchScreen] + scenario.steps.compactMap(\.shown)
    let decoded = Scenario.decode(
      Array(scenario.json.utf8), file: "\(app).scenario.json",
      files: ScreenFiles(
        read: { path in
          let screen = screens.first { "\($0.name).screen.json" == path }
          return screen.map { .success(Array($0.json.utf8)) } ?? .failure(.missing)
        }, decodeImage: { _ in .failure(.broken("")) }))
    #expect(decoded.diagnostics.isEmpty)
    #expect(decoded.scenario?.json == scenario.json)
    #expect(decoded.scenario?.protections == scenario.protections)
  }

  @Test func `each answer to a question is a story, which has it as long as the app is in front`()
    throws
  {
    let stories = try story(ofAppIn: Reader.app("Depends")).stories
    #expect(stories.map { $0.answers.map(\.value) } == [[.flag(true)], [.flag(false)]])
    for (answers, scenario) in stories {
      let set = [scenario.protections.first, scenario.protections.last].map { $0?.rules[0].actions }
      let expected = answers.compactMap { answer in
        if case .variable(let name) = answer.question.subject {
          Action.set(name, answer.value)
        } else {
          nil
        }
      }
      #expect(set == [expected, expected])
    }
  }

  @Test func `without an Info.plist it is asked whether the app has scenes`() throws {
    let story = try story(of: ["AppDelegate.swift": Self.shade])
    #expect(story.questions.map(\.asked) == ["UIApplicationSceneManifest in the Info.plist"])
    #expect(story.stories.map(\.scenario.app.infoPlist.hasSceneManifest) == [true, false])
  }

  /// A cover on the root view, beneath whatever is presented.
  private static let rootShade = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let shade = UIView()

      func sceneWillResignActive(_ scene: UIScene) {
        guard let root = window?.rootViewController else { return }
        shade.backgroundColor = .black
        shade.frame = root.view.bounds
        root.view.addSubview(shade)
      }
    }

    class AccountController: UIViewController {
      func open() {
        OPEN
      }
    }
    """

  @Test(arguments: [
    "present(CardController(), animated: true)",
    "performSegue(withIdentifier: \"card\", sender: self)",
    "navigationController?.present(next, animated: false)",
    "root.body.sheet(isPresented: shown) { Card() }",
    "show(CardController(), sender: self)",
  ])
  func `an app that presents something is left with it and without`(open: String) throws {
    let source = Self.rootShade.replacing("OPEN", with: open)
    let story = try story(of: ["SceneDelegate.swift": source])
    #expect(story.questions.map(\.line.text) == ["SceneDelegate.swift:17"])
    let presented = story.stories.map { $0.scenario.steps.filter { $0.kind == .present }.count }
    #expect(presented == [1, 0])
  }

  @Test(arguments: [
    "presenter.present(card)",
    "let alert = UIAlertController(); present(alert, animated: true)",
    "present(UIAlertController(), animated: true)",
  ])
  func `what shows nothing of the app's over the rest raises no question`(open: String) throws {
    let source = Self.rootShade.replacing("OPEN", with: open)
    #expect(try story(of: ["SceneDelegate.swift": source]).questions.isEmpty)
  }

  @Test func `a controller is no alert because another function calls one so`() throws {
    let source = Self.rootShade.replacing(
      "OPEN", with: "let next = CardController(); present(next, animated: true)")
    let story = try story(of: [
      "SceneDelegate.swift": source + """

        extension AccountController {
          func warn() {
            let next = UIAlertController()
            present(next, animated: true)
          }
        }
        """
    ])
    #expect(story.questions.map(\.line.text) == ["SceneDelegate.swift:17"])
  }

  @Test(arguments: ["presentation", "popoverPresentation", "show"])
  func `a segue that presents something raises the question, too`(kind: String) throws {
    let story = try story(of: [
      "SceneDelegate.swift": Self.rootShade.replacing("OPEN", with: ""),
      "Main.storyboard": """
      <document>
        <segue destination="a" kind="\(kind)" id="b"/>
      </document>
      """,
    ])
    let lines = kind == "show" ? [] : ["Main.storyboard:2"]
    #expect(story.questions.map(\.line.text) == lines)
  }

  /// A storyboard whose first screen shows another one.
  private static func storyboard(within container: String?, _ kind: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch"
      initialViewController="\(container == nil ? "home" : "around")">
      <scenes>
        <scene sceneID="1"><objects><\(container ?? "viewController") id="around"><connections>
          <segue destination="home" kind="relationship" relationship="rootViewController" id="a"/>
        </connections></\(container ?? "viewController")></objects></scene>
        <scene sceneID="2"><objects><viewController id="home"><connections>
          <segue destination="card" kind="\(kind)" id="b"/>
        </connections></viewController></objects></scene>
        <scene sceneID="3"><objects><viewController id="card"/></objects></scene>
      </scenes>
    </document>
    """
  }

  @Test(
    arguments: [
      (nil, "show", 9), (nil, "showDetail", 9), ("tabBarController", "show", 9),
      ("navigationController", "show", nil), ("navigationController", "showDetail", 9),
      ("splitViewController", "showDetail", nil),
    ] as [(String?, String, Int?)])
  func `a segue that shows a screen presents it where nothing around can push it`(
    within container: String?, kind: String, line: Int?
  ) throws {
    let story = try story(of: [
      "SceneDelegate.swift": Self.rootShade.replacing("OPEN", with: ""),
      "Main.storyboard": Self.storyboard(within: container, kind),
    ])
    #expect(
      story.questions.map(\.line.text) == [line.map { "Main.storyboard:\($0)" }].compactMap(\.self))
  }

  @Test(arguments: [
    (["Portrait", "LandscapeLeft"], ["1", "2"], "", true),
    (
      ["Portrait", "LandscapeLeft"], ["1", "2"], "shade.autoresizingMask = [.flexibleWidth]", true
    ),
    (
      ["Portrait", "LandscapeLeft"], ["1", "2"],
      "shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]", false
    ),
    (["Portrait", "LandscapeLeft"], ["1"], "", false), (["Portrait"], ["1", "2"], "", false),
  ])
  func `a cover that keeps its size may be too small where the app is turned`(
    orientations: [String], families: [String], mask: String, isAsked: Bool
  ) throws {
    func list(_ values: [String], _ kind: String) -> String {
      "<array>" + values.map { "<\(kind)>\($0)</\(kind)>" }.joined() + "</array>"
    }
    let story = try story(of: [
      "SceneDelegate.swift": """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func sceneWillResignActive(_ scene: UIScene) {
          guard let window else { return }
          let shade = UIView(frame: window.bounds)
          \(mask)
          shade.backgroundColor = .white
          window.addSubview(shade)
        }
      }
      """,
      "Info.plist": """
      <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key>
      \(list(orientations.map { "UIInterfaceOrientation" + $0 }, "string"))
      <key>UIDeviceFamily</key>\(list(families, "integer"))
      </dict></plist>
      """,
    ])
    #expect(story.questions.contains { $0.asked.contains("turned") } == isAsked)
  }

  @Test(arguments: [
    ("sceneWillResignActive(_ scene: UIScene) {", true, nil),
    ("leave() {", true, "another scene staying in front"), ("leave() {", false, nil),
    (
      "sceneWillResignActive(_ scene: UIScene) { if Self.isIdle {} else {", true,
      "another scene staying in front"
    ),
  ])
  func `of several scenes one is left while another stays in front`(
    method: String, areSeveral: Bool, asked: String?
  ) throws {
    let story = try story(of: [
      "SceneDelegate.swift": """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var isIdle: Bool { UIApplication.shared.applicationState == .active }

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          NotificationCenter.default.addObserver(
            self, selector: #selector(leave),
            name: UIApplication.willResignActiveNotification, object: nil)
        }

        @objc func \(method)
          guard let window else { return }
          let shade = UIView(frame: window.bounds)
          shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          shade.backgroundColor = .white
          window.addSubview(shade)
        }\(method.contains("else") ? "}" : "")
      }
      """,
      "Info.plist": """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><\(areSeveral ? "true" : "false")/>
      </dict></dict></plist>
      """,
    ])
    #expect(story.questions.map(\.asked) == [asked].compactMap(\.self))
  }

  /// An app whose cover depends on eight settings.
  private static func settings(_ resigning: (Int) -> String) -> String {
    """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let cover = UIView(frame: UIScreen.main.bounds)

      func asks(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }

      func sceneWillResignActive(_ scene: UIScene) {
        window?.addSubview(cover)
        \((1...8).map(resigning).joined(separator: "\n"))
      }
    }
    """
  }

  @Test func `what a story never comes to ask is not answered`() throws {
    let source = Self.settings { number in
      "guard asks(\"setting\(number)\") else { return }"
        + (number == 8 ? "; cover.removeFromSuperview()" : "")
    }
    let story = try story(of: ["AppDelegate.swift": source])
    #expect(story.gaps.filter { $0.bearing == .anything }.isEmpty, "\(story.gaps)")
    #expect(story.stories.map(\.answers.count).sorted() == [1, 2, 3, 4, 5, 6, 7, 8, 8])
    // The one way in which the cover goes away is among them.
    #expect(
      story.stories.contains { $0.answers.map(\.value) == Array(repeating: .flag(true), count: 8) })
  }

  @Test func `settings that all decide by themselves are too many`() throws {
    let source = Self.settings { number in
      "if asks(\"setting\(number)\") { cover.removeFromSuperview() }"
    }
    let story = try story(of: ["AppDelegate.swift": source])
    #expect(story.gaps.map(\.what) == ["what the answers to 8 questions lead to together"])
    // All answers the one way and the other, each of the eight alone; one story stands for all others.
    #expect(story.stories.count == 2 * (1 + 8) + 1)
    let trues = story.stories.dropLast().map { $0.answers.count { $0.value == .flag(true) } }
    #expect(
      trues.sorted() == [0] + Array(repeating: 1, count: 8) + Array(repeating: 7, count: 8) + [8])
    let told = story.stories.dropLast().flatMap(\.scenario.unknowns)
    #expect(told.isEmpty)
    #expect(story.stories.last?.scenario.unknowns.count == 1)
  }

  @Test(arguments: ["asks(\"setting1\")", "!asks(\"setting1\")"])
  func `what is not understood counts with the answers alone that come to it`(
    condition: String
  ) throws {
    let source = Self.settings { number in
      number == 1 ? "if \(condition) { Curtains.lay(over: window) }" : ""
    }
    let story = try story(of: ["AppDelegate.swift": source])
    let comes = story.stories.map { answers, scenario in
      (answers.map(\.value), !scenario.unknowns.isEmpty)
    }
    let isNegated = condition.hasPrefix("!")
    #expect(comes.map(\.0) == [[.flag(true)], [.flag(false)]])
    #expect(comes.map(\.1) == [!isNegated, isNegated])
  }

  @Test func `settings that each come to something that is not understood are too many`() throws {
    let source = Self.settings { number in
      "if asks(\"setting\(number)\") { Curtains.lay(over: window, \(number)) }"
    }
    let story = try story(of: ["AppDelegate.swift": source])
    #expect(story.stories.count == 2 * (1 + 8) + 1)
    #expect(story.stories.last?.scenario.unknowns.count == 9)
  }

  @Test func `an alert is in the way of a cover that is presented`() throws {
    let source = Self.rootShade
      .replacing("OPEN", with: "present(UIAlertController(), animated: true)")
      .replacing(
        "root.view.addSubview(shade)",
        with: """
          let cover = Cover(); cover.modalPresentationStyle = .fullScreen; \
          root.present(cover, animated: false)
          """)
    let story = try story(of: [
      "SceneDelegate.swift": source,
      "Cover.swift": """
      class Cover: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .black }
      }
      """,
    ])
    #expect(story.questions.map(\.line.text) == ["SceneDelegate.swift:17"])
  }

  @Test func `what is no Swift is unknown to the story`() throws {
    let story = try story(of: ["AppDelegate.swift": Self.shade, "Broken.swift": "func a( {"])
    #expect(story.scenario.unknowns.first?.hasPrefix("Broken.swift:1: ") == true)
  }

  @Test func `source without an app in it is told from that of an app`() throws {
    #expect(try !story(of: ["a.swift": "let a = 1"]).isOfApp)
    #expect(try story(of: ["AppDelegate.swift": Self.shade]).isOfApp)
  }

  @Test(arguments: [("PlainDelegate", false), ("CoveringDelegate", true)])
  func `scenes are given the delegate that the property list names`(
    name: String, covers: Bool
  ) throws {
    let delegate = { (name: String, body: String) in
      """
      class \(name): UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func sceneWillResignActive(_ scene: UIScene) { \(body) }
      }

      """
    }
    let story = try story(of: [
      "App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        + delegate("PlainDelegate", "")
        + delegate("CoveringDelegate", "window?.isHidden = true"),
      "Info.plist": """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array>
      <dict><key>UISceneDelegateClassName</key>
      <string>$(PRODUCT_MODULE_NAME).\(name)</string></dict>
      </array></dict></dict></dict></plist>
      """,
    ])
    #expect(story.scenario.protections.isEmpty != covers)
  }

  @Test(arguments: [("LockController", false), ("ListController", true)])
  func `a screen that covers the window asks whether it is there, unless the app begins with it`(
    first: String, isAsked: Bool
  ) throws {
    let story = try story(of: [
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class ListController: UIViewController {}
      class LockController: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(cover), name: UIApplication.willResignActiveNotification,
            object: nil)
        }
        @objc func cover() {
          let cover = UIView(frame: UIScreen.main.bounds)
          cover.backgroundColor = .black
          UIApplication.shared.windows.first?.addSubview(cover)
        }
      }
      """,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="first"><scenes><scene sceneID="1"><objects>
      <viewController id="first" customClass="\(first)" sceneMemberID="viewController">
      <view key="view" id="ground"/></viewController></objects></scene></scenes></document>
      """,
    ])
    #expect(story.questions.contains { $0.asked == "LockController being shown" } == isAsked)
  }

  private func story(of files: [String: String]) throws -> AppStory {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "App/\(name)") }
    return try story(ofAppIn: folder.path("App"))
  }

  private func story(ofAppIn folder: String) throws -> AppStory {
    let app = try ReadApp(
      folder, by: Reader.program(), scratch: NSTemporaryDirectory(), cache: nil)
    return try #require(
      AppStory(of: app.project, app.program, gaps: app.gaps, in: Traits(device: .standard)))
  }
}

extension Step {
  /// The screen that the step shows.
  fileprivate var shown: Screen? { if case .show(let story) = self { story.screen } else { nil } }
}
