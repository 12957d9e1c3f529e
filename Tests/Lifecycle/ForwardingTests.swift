import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Rules that controllers hear of through the containers around them.
struct ForwardingTests {
  static let navigation = Controller.navigation(NavigationController())
  static let tabs = Controller.tabBar(TabBarController())
  static let navigationInTabs = Controller.tabBar(
    TabBarController(navigation: NavigationController()))

  @Test(arguments: [
    (Controller.plain, []), (navigation, [Container.navigation]), (tabs, [.tabBar]),
    (navigationInTabs, [.tabBar, .navigation]), (navigationInTabs, [.navigation, .tabBar]),
  ])
  func `a screen is told where every container around it forwards`(
    controller: Controller, forwarders: [Container]
  ) throws {
    #expect(try Self.changes([.home], in: controller, forwarders) == [.hidden(["number"])])
  }

  @Test(arguments: [
    (navigation, [], Container.navigation), (tabs, [Container.navigation], .tabBar),
    (navigationInTabs, [.navigation], .tabBar), (navigationInTabs, [.tabBar], .navigation),
  ])
  func `the outermost container that does not forward is named`(
    controller: Controller, forwarders: [Container], last: Container
  ) throws {
    #expect(try Self.changes([.home], in: controller, forwarders) == [.notForwarded(by: last)])
  }

  @Test func `only the top controller is told`() throws {
    let all = Container.allCases
    #expect(try Self.changes([.pushHelp, .home], in: Self.navigation, all) == [])
    #expect(
      try Self.changes([.pushHelp, .pop, .home], in: Self.navigation, all) == [.hidden(["number"])])
  }

  @Test func `a pushed screen is told by the containers of the one at the bottom`() throws {
    let push = Step.push(StoryScreen("form", Samples.form))
    for (forwarders, change) in [
      ([Container.tabBar], TimelineEntry.Change.notForwarded(by: .navigation)),
      ([.navigation], .notForwarded(by: .tabBar)),
      ([.tabBar, .navigation], .hidden(["number"])),
    ] {
      let bottom = StoryScreen("help", try Self.screen(Samples.help, in: Self.tabs))
      let timeline = Samples.run(
        [.launch, .show(bottom), push, .home], [Self.protection(forwarders)])
      #expect(timeline.changes == [change])
    }
  }

  @Test func `a controller's own callbacks need no container`() {
    let own = Protection(
      owner: .screen("form"), rules: [.init(on: .viewDidLoad, [.hide(["number"])])],
      forwarders: [])
    #expect(Samples.run([.launch, .showForm], [own]).changes == [.hidden(["number"])])
  }

  @Test func `a screen that listens by itself is told in any container`() throws {
    #expect(try Self.changes([.home], in: Self.navigationInTabs, nil) == [.hidden(["number"])])
  }

  private static func protection(_ forwarders: [Container]?) -> Protection {
    Protection(
      owner: .screen("form"),
      rules: [.init(on: .applicationDidEnterBackgroundNotification, [.hide(["number"])])],
      forwarders: forwarders)
  }

  private static func changes(
    _ steps: [Step], in controller: Controller, _ forwarders: [Container]?
  ) throws -> [TimelineEntry.Change] {
    let form = StoryScreen("form", try screen(Samples.form, in: controller))
    return Samples.run([.launch, .show(form)] + steps, [protection(forwarders)]).changes
  }

  private static func screen(_ screen: Screen, in controller: Controller) throws -> Screen {
    try Screen(screen.name.description, controller: controller, root: screen.root)
  }
}
