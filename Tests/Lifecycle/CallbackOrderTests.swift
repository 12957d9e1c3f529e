import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

struct CallbackOrderTests {
  static let appBased = InfoPlist()

  @Test func `with a scene delegate the scene comes before the app, whose delegate is not told`() {
    let timeline = Samples.run([.launch, .showForm, .home])
    #expect(
      timeline.callbacks(since: .home) == [
        "sceneWillResignActive", "UIScene.willDeactivateNotification",
        "UIApplication.willResignActiveNotification", "sceneDidEnterBackground",
        "UIScene.didEnterBackgroundNotification", "UIApplication.didEnterBackgroundNotification",
      ])
    #expect(timeline.isSceneBased)
  }

  @Test func `without a scene delegate the app delegate is told after the scene's notification`() {
    let timeline = Samples.run([.launch, .showForm, .home], infoPlist: Self.appBased)
    #expect(
      timeline.callbacks(since: .home) == [
        "UIScene.willDeactivateNotification", "applicationWillResignActive",
        "UIApplication.willResignActiveNotification", "UIScene.didEnterBackgroundNotification",
        "applicationDidEnterBackground", "UIApplication.didEnterBackgroundNotification",
      ])
    #expect(!timeline.isSceneBased)
  }

  @Test func `before iOS 13 there are no scenes, whatever the Info.plist says`() {
    let timeline = Samples.run([.launch, .showForm, .home, .return], system: 12)
    #expect(timeline.callbacks.allSatisfy { !$0.contains("cene") })
    #expect(
      timeline.callbacks(since: .return) == [
        "applicationWillEnterForeground", "UIApplication.willEnterForegroundNotification",
        "applicationDidBecomeActive", "UIApplication.didBecomeActiveNotification",
      ])
  }

  @Test func `a launch goes through the foreground only where there is a scene delegate`() {
    let sceneBased = Samples.run([.launch]).callbacks
    let appBased = Samples.run([.launch], infoPlist: Self.appBased).callbacks
    #expect(
      sceneBased.prefix(4) == [
        "applicationDidFinishLaunching", "UIApplication.didFinishLaunchingNotification",
        "sceneWillConnect", "UIScene.willConnectNotification",
      ])
    #expect(sceneBased.contains("UIApplication.willEnterForegroundNotification"))
    #expect(!appBased.contains("UIApplication.willEnterForegroundNotification"))
    #expect(!appBased.contains("applicationWillEnterForeground"))
    #expect(
      appBased.suffix(2) == [
        "applicationDidBecomeActive", "UIApplication.didBecomeActiveNotification",
      ])
  }

  @Test func `coming back takes the foreground first and the activity after the delay`() throws {
    let timeline = Samples.run([.launch, .showForm, .home, .return])
    let foreground = try #require(
      timeline.entries.last {
        $0.event == .callback(.applicationWillEnterForegroundNotification, screen: nil)
      })
    let active = try #require(timeline.entries.last)
    #expect(active.event == .callback(.applicationDidBecomeActiveNotification, screen: nil))
    #expect(active.time == foreground.time + LifecycleSettings().activationDelay)
  }

  @Test func `a push and a pop tell the leaving screen first`() {
    let timeline = Samples.run([.launch, .showForm, .pushHelp, .pop])
    #expect(
      timeline.controllerCallbacks == [
        "viewDidLoad form", "viewWillAppear form", "viewDidAppear form",
        "viewDidLoad help", "viewWillDisappear form", "viewWillAppear help",
        "viewDidDisappear form", "viewDidAppear help",
        "viewWillDisappear help", "viewWillAppear form", "viewDidDisappear help",
        "viewDidAppear form",
      ])
  }

  @Test func `going home tells no view controller`() {
    let before = Samples.run([.launch, .showForm]).controllerCallbacks
    #expect(Samples.run([.launch, .showForm, .home, .return]).controllerCallbacks == before)
  }

  @Test func `protections react in the order of their registration`() throws {
    let first = Protection(
      owner: .screen("form"),
      rules: [.init(on: .applicationWillResignActiveNotification, [.unmask])],
      registration: .between(.viewDidAppear, nil))
    let second = Protection(
      owner: .app, rules: [.init(on: .applicationWillResignActiveNotification, [.mask(.redact)])])
    let timeline = Samples.run([.launch, .showForm, .home], [first, second])
    let entry = try #require(
      timeline.entries.first {
        $0.event == .callback(.applicationWillResignActiveNotification, screen: nil)
      })
    #expect(entry.reactions.map(\.owner) == [.app, .screen("form")])
  }

  @Test func `a scene's rules are deaf where there is no scene delegate`() {
    let rule = Protection(
      owner: .scene,
      rules: [.init(on: .applicationDidEnterBackgroundNotification, [.mask(.redact)])])
    let withScenes = Samples.run([.launch, .showForm, .home], [rule])
    let without = Samples.run([.launch, .showForm, .home], [rule], infoPlist: Self.appBased)
    #expect(withScenes.snapshots.map(\.composition.mask) == [.redact, .redact])
    #expect(without.snapshots.map(\.composition.mask) == [nil, nil])
  }
}
