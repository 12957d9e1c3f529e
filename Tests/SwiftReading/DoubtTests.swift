import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftSource
import Foundation
import Testing

/// Code in a scene's delegate that a careless reader would take for a cover that holds.
private struct Doubt: CustomTestStringConvertible {
  let testDescription: String
  /// Members of the delegate.
  var members = ""
  /// What is done when the scene resigns its activity.
  var resigning = "window?.addSubview(shade)"
  /// What is done when it enters the background.
  var background = ""
  /// Code outside of the delegate.
  var others = ""

  /// The delegate.
  var source: String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let shade = SceneDelegate.makeShade()
      \(members)
      static func makeShade() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .black
        return view
      }
      func sceneWillResignActive(_ scene: UIScene) { \(resigning) }
      func sceneDidEnterBackground(_ scene: UIScene) { \(background) }
    }
    \(others)
    """
  }

  static let all = [
    Doubt(
      testDescription: "a view of a part",
      resigning: """
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        badge.backgroundColor = .black
        window?.addSubview(badge)
        """),
    Doubt(
      testDescription: "a view without a frame",
      resigning: """
        let view = UIView()
        view.backgroundColor = .black
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window?.addSubview(view)
        """),
    Doubt(
      testDescription: "a part of the bounds",
      resigning: """
        shade.frame = CGRect(x: 0, y: 0, width: window!.bounds.width, height: 100)
        window?.addSubview(shade)
        """),
    Doubt(
      testDescription: "constraints in the middle",
      resigning: """
        let view = UIView()
        view.backgroundColor = .black
        view.translatesAutoresizingMaskIntoConstraints = false
        window!.addSubview(view)
        NSLayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: window!.centerXAnchor),
          view.widthAnchor.constraint(equalToConstant: 100),
        ])
        """),
    Doubt(
      testDescription: "a clear view or a shade",
      resigning: """
        let isShaded = UserDefaults.standard.bool(forKey: "shade")
        window?.addSubview(isShaded ? shade : UIView(frame: window!.bounds))
        """),
    Doubt(
      testDescription: "code that calls itself before it ends",
      members: "func dive(_ depth: Int) { dive(depth + 1); shade.isHidden = true }",
      background: "dive(0)"),
    Doubt(testDescription: "colours that go", background: "shade.backgroundColor = .clear"),
    Doubt(
      testDescription: "a selector that is called later",
      members: "@objc func open() { shade.removeFromSuperview() }",
      background: "perform(#selector(open), with: nil, afterDelay: 0.1)"),
    Doubt(
      testDescription: "a delegate that is not known",
      members: "weak var keeper: Keeper?", background: "keeper?.leave()",
      others: """
        protocol Keeper: AnyObject { func leave() }
        final class Opener: Keeper {
          func start(_ delegate: SceneDelegate) { delegate.keeper = self }
          func leave() { UIApplication.shared.keyWindow?.subviews.last?.removeFromSuperview() }
        }
        final class Closer: Keeper {
          func leave() {}
        }
        """),
    Doubt(
      testDescription: "a closure that is kept",
      members: "var whenLeft: (() -> Void)?", background: "whenLeft?()",
      others: "func start(_ delegate: SceneDelegate) { delegate.whenLeft = {} }"),
    Doubt(
      testDescription: "a notification of the app's own",
      background: "NotificationCenter.default.post(name: .left, object: nil)",
      others: """
        extension Notification.Name { static let left = Notification.Name("left") }
        final class Hearer {
          init() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(open), name: UIApplication.didBecomeActiveNotification,
              object: nil)
            NotificationCenter.default.addObserver(
              self, selector: #selector(open), name: .left, object: nil)
          }
          @objc func open() {}
        }
        """),
    Doubt(
      testDescription: "methods that change places",
      others: """
        func exchange(_ one: Method, _ other: Method) {
          method_exchangeImplementations(one, other)
        }
        """),
    Doubt(
      testDescription: "a listener that nobody starts",
      others: """
        enum Watch {
          static func start() {
            NotificationCenter.default.addObserver(
              forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
            ) { _ in UIApplication.shared.windows.first?.subviews.last?.isHidden = true }
          }
        }
        """),
    Doubt(
      testDescription: "code of others that sounds like it",
      background: "PrivacyKit.shared.uncover()"),
    Doubt(
      testDescription: "a cover that is bent",
      resigning: """
        shade.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        window?.addSubview(shade)
        """),
    Doubt(
      testDescription: "a cover that is moved away",
      resigning: """
        window?.addSubview(shade)
        shade.center = CGPoint(x: 0, y: 2000)
        """),
    Doubt(
      testDescription: "a cover behind a mask",
      resigning: """
        shade.layer.mask = CALayer()
        window?.addSubview(shade)
        """),
    Doubt(
      testDescription: "a cover whose frame is moved",
      resigning: """
        shade.frame.origin.y = 500
        window?.addSubview(shade)
        """),
    Doubt(
      testDescription: "a cover whose frame is cut",
      resigning: """
        window?.addSubview(shade)
        shade.frame.size.height = 20
        """),
    Doubt(
      testDescription: "a cover whose layer lies lower",
      resigning: """
        shade.layer.zPosition = -1
        window?.addSubview(shade)
        """),
    Doubt(
      testDescription: "a cover that is set by a key that nobody knows",
      resigning: """
        window?.addSubview(shade)
        shade.setValue(true, forKey: UserDefaults.standard.string(forKey: "key") ?? "tag")
        """),
    Doubt(
      testDescription: "a view that is brought above a cover",
      resigning: """
        window?.addSubview(shade)
        window?.bringSubviewToFront(window!.rootViewController!.view)
        """),
    Doubt(
      testDescription: "a timer from the launch on",
      members: """
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.shade.removeFromSuperview()
          }
        }
        """,
      resigning: """
        window?.addSubview(shade)
        """),
  ]
}

@Suite struct DoubtTests {
  @Test(arguments: Doubt.all)
  private func `what may leave a secret open is a gap`(_ doubt: Doubt) throws {
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    #expect(!reading.gaps.isEmpty)
  }

  @Test func `fields that are emptied one after the other may hide, and no more`() throws {
    let doubt = Doubt(
      testDescription: "fields",
      resigning: """
        for view in window!.rootViewController!.view.subviews {
          (view as? UITextField)?.text = nil
        }
        """)
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    #expect(reading.gaps.map(\.bearing) == [.hiding])
  }

  @Test func `a delegate of which no class touches what is seen leaves no doubt`() throws {
    let doubt = Doubt(
      testDescription: "harmless", members: "weak var keeper: Keeper?",
      background: "keeper?.leave(at: Date(), quietly: true)",
      others: """
        protocol Keeper: AnyObject { func leave(at time: Date, quietly: Bool) }
        final class Store: Keeper {
          func start(_ delegate: SceneDelegate) { delegate.keeper = self }
          func leave(at time: Date, quietly: Bool) { save(time) }
          func save(_ time: Date) { UserDefaults.standard.set(time, forKey: "left") }
        }
        final class Panel: UIView {
          // Another function of the name, which the delegate cannot be asked for.
          func leave() { removeFromSuperview() }
          func save() { isHidden = true }
        }
        """)
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    #expect(reading.gaps.isEmpty, "\(reading.gaps)")
  }

  @Test(arguments: [
    ("ObjectIdentifier(self)", true), ("Panel()", false), ("build(Panel.self)", false),
  ])
  func `what makes a value of a library's type makes none of the program's`(
    made: String, isIdle: Bool
  ) throws {
    let doubt = Doubt(
      testDescription: "making", members: "weak var keeper: Keeper?",
      background: "keeper?.leave()",
      others: """
        protocol Keeper: AnyObject { func leave() }
        final class Store: Keeper {
          func start(_ delegate: SceneDelegate) { delegate.keeper = self }
          func leave() { print(\(made)) }
          func build<Kind: UIView>(_ kind: Kind.Type) -> UIView { Kind() }
        }
        final class Panel: UIView {
          init() { UIApplication.shared.keyWindow?.subviews.last?.removeFromSuperview() }
        }
        """)
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    #expect((reading.gaps.isEmpty && reading.questions.isEmpty) == isIdle, "\(reading.gaps)")
  }

  @Test(arguments: [("private", true), ("fileprivate", true), ("", false)])
  func `a function that only its file can call is called from no other`(
    access: String, isIdle: Bool
  ) throws {
    let feed = """
      import Foundation
      extension SceneDelegate {
        func sceneDidEnterBackground(_ scene: UIScene) {
          Feed.shared.read { line in line.finish() }
        }
      }
      """
    let other = """
      import UIKit
      final class Panel: UIView {
        \(access) func finish() { window?.subviews.last?.removeFromSuperview() }
      }
      """
    let plain = Doubt(testDescription: "plain").source.replacingOccurrences(
      of: "func sceneDidEnterBackground(_ scene: UIScene) {  }", with: "")
    let reading = ProtectionReading(
      try SourceFixtures.program(["A.swift": plain, "B.swift": feed, "C.swift": other]))
    #expect(reading.gaps.isEmpty == isIdle, "\(reading.gaps)")
  }

  @Test func `a local variable is not the property of its name`() throws {
    let doubt = Doubt(
      testDescription: "shadow", members: "var keeper: Store?; var make: Maker?",
      background: """
        guard let keeper = make?.opener else { return }
        keeper.leave()
        """,
      others: """
        protocol Maker { var opener: Opener? { get } }
        func start(_ delegate: SceneDelegate, _ maker: Maker) { delegate.make = maker }
        final class Store { func leave() {} }
        final class Opener {
          func leave() { UIApplication.shared.keyWindow?.subviews.last?.removeFromSuperview() }
        }
        """)
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    #expect(!reading.gaps.isEmpty || !reading.questions.isEmpty)
  }

  @Test func `the only class of a delegate that lays a cover decides by being there`() throws {
    let doubt = Doubt(
      testDescription: "a keeper", members: "weak var keeper: Keeper?",
      resigning: "keeper?.leave(window)",
      others: """
        protocol Keeper: AnyObject { func leave(_ window: UIWindow?) }
        final class Closer: Keeper {
          static let shared = Closer()
          let cover = UIView(frame: UIScreen.main.bounds)
          func start(_ delegate: SceneDelegate) { delegate.keeper = self }
          func leave(_ window: UIWindow?) {
            cover.backgroundColor = .black
            UIApplication.shared.windows.first?.addSubview(cover)
          }
        }
        """)
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    #expect(reading.gaps.isEmpty, "\(reading.gaps)")
    #expect(reading.questions.count == 1)
  }

  @Test(arguments: [
    ("a layer that hides it", "shade.layer.isHidden = true"),
    ("a layer that lets all through", "shade.layer.opacity = 0"),
  ])
  func `what is set of a layer is set of its view`(what: String, code: String) throws {
    let doubt = Doubt(testDescription: what, resigning: code + "; window?.addSubview(shade)")
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    let actions = reading.protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened)
    #expect(!actions.contains { if case .cover = $0 { true } else { false } })
  }

  @Test(arguments: [
    (
      "a window",
      "let top = UIWindow(windowScene: scene as! UIWindowScene); top.backgroundColor = .black; "
        + "top.alpha = 0.5; top.isHidden = false; self.top = top"
    ),
    (
      "a hidden view that is shown afterwards",
      "shade.isHidden = true; shade.alpha = 0.5; window?.addSubview(shade); shade.isHidden = false"
    ),
  ])
  func `a cover has the opacity that it is set to, shown at once or not`(
    what: String, code: String
  ) throws {
    let doubt = Doubt(
      testDescription: what, members: "var top: UIWindow?", resigning: code)
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": doubt.source]))
    let actions = reading.protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened)
    let opacities = actions.compactMap { action in
      if case .cover(let cover) = action { cover.opacity } else { nil }
    }
    #expect(Set(opacities) == [0.5])
  }

  @Test(arguments: [
    "Text(secret).overlay { if isAway { Color.black.scaleEffect(0.1) } }",
    "Text(secret).overlay { if isAway { Color.black.rotationEffect(.degrees(45)) } }",
    "Text(secret).overlay { if isAway { Color.black.position(x: 9, y: 9000) } }",
    "Text(secret).overlay { if isAway { Color.black.hidden() } }",
    "Text(secret).overlay { if isAway { Color.black.fixedSize() } }",
    "Text(secret).overlay { if isAway { Color.black.blendMode(.plusLighter) } }",
    "Text(secret).overlay { if isAway { Circle().fill(.black) } }",
    "Text(secret).overlay { Group { if isAway { Color.black } }.opacity(0.2) }",
    "Text(secret).overlay { Group { if isAway { Color.black } }.offset(y: 2000) }",
    "Text(secret).overlay { Group { if isAway { Color.black } }.frame(width: 9, height: 9) }",
    "Text(secret).overlay { Group { if isAway { Color.black } }.clipShape(Circle()) }",
    "ZStack { if isAway { Color.black }; Text(secret) }",
    "ZStack { if isAway { Color.black }; if isOpen { Text(secret) } }",
    "Text(secret).overlay { if isAway { Color.black }; Text(secret) }",
    "Text(secret).overlay { Group { if isAway { Color.black } }.frame(maxWidth: 90) }",
    "Text(secret).overlay { Group { if isAway { Color.black } }.modifier(Shrunk()) }",
    "ZStack { Text(secret); if isAway { Color.black.zIndex(-1) } }",
    "ZStack { Text(secret).zIndex(1); if isAway { Color.black } }",
  ])
  func `a paint that is cut, moved or beneath is no cover of the whole`(view: String) throws {
    let story = try story(showing: view)
    #expect(!story.gaps.isEmpty || story.drawsCover)
  }

  @Test(arguments: [
    "Text(secret).overlay { if isAway { Color.black.ignoresSafeArea() } }",
    "ZStack { Text(secret); if isAway { Color.black } }",
    "ZStack { if isAway { Color.black.zIndex(1) }; Text(secret) }",
  ])
  func `a paint above all else is a cover of the whole`(view: String) throws {
    let story = try story(showing: view)
    #expect(story.gaps.isEmpty, "\(story.gaps)")
    #expect(!story.drawsCover && !story.scenario.protections.isEmpty)
  }

  private func story(showing view: String) throws -> AppStory {
    let source = """
      import SwiftUI
      let secret = UserDefaults.standard.string(forKey: "balance") ?? ""
      @main struct LedgerApp: App {
        @Environment(\\.scenePhase) private var phase
        @State private var isOpen = true
        private var isAway: Bool { phase != .active }
        var body: some Scene { WindowGroup { \(view) } }
      }
      struct Shrunk: ViewModifier {
        func body(content: Content) -> some View { content.scaleEffect(0.1) }
      }
      """
    let files = ProjectFiles(
      entries: { $0.isEmpty ? [.init("App.swift", isFolder: false)] : [] },
      read: { _ in .success(Array(source.utf8)) })
    let program = try SourceFixtures.program(["App.swift": source])
    return try #require(
      AppStory(
        of: SourceProject(files, named: "Ledger"), program, in: Traits(device: .standard)))
  }

  @Test func `a cover as large as the screen leaves no doubt`() throws {
    let plain = Doubt(testDescription: "plain")
    let reading = ProtectionReading(
      try SourceFixtures.program(["SceneDelegate.swift": plain.source]))
    #expect(reading.gaps.isEmpty, "\(reading.gaps)")
    #expect(reading.questions.isEmpty)
    #expect(reading.protections.count == 1)
  }

  @Test func `properties of one name in two types are two variables`() throws {
    let source = """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var isBusy = true
        func sceneWillResignActive(_ scene: UIScene) {
          if isBusy { Other.shared.isBusy = true }
          if Other.shared.isBusy { window?.isHidden = true }
        }
        func sceneDidEnterBackground(_ scene: UIScene) { isBusy = false }
      }
      final class Other {
        static let shared = Other()
        var isBusy = false
      }
      """
    let reading = ProtectionReading(try SourceFixtures.program(["main.swift": source]))
    let rules = String(describing: reading.protections)
    #expect(rules.contains("SceneDelegate0.isBusy"))
    #expect(rules.contains("Other1.isBusy"))
  }
}

extension AppStory {
  /// True where a cover is drawn as a screen, and so judged by what of it is opaque.
  fileprivate var drawsCover: Bool {
    scenario.protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened).contains {
      guard case .cover(let cover) = $0, case .view = cover.content else { return false }
      return true
    }
  }
}
