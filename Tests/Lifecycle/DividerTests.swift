import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Windows of tablets that are made larger and smaller by the divider between two apps.
struct DividerTests {
  private static func run(
    _ events: [SystemEvent], takesActivityAway: Bool = true, on device: String = "ipad-pro-11"
  ) -> Timeline {
    var settings = LifecycleSettings()
    settings.dividerTakesActivityAway = takesActivityAway
    let rules = [
      Protection.Rule(on: .applicationWillResignActiveNotification, [.shade(on: .window)]),
      Protection.Rule(on: .applicationDidBecomeActiveNotification, [.uncover(id: "shade")]),
    ]
    var story = Samples.story(
      [.launch, .showForm] + events.map { .event($0) }, [Protection(owner: .app, rules: rules)],
      settings: settings)
    story.traits.device = Device.all.first { $0.id == device }!
    return Simulation.run(story)
  }

  private static let awayAndBack = [
    "sceneWillResignActive", "UIScene.willDeactivateNotification",
    "UIApplication.willResignActiveNotification", "sceneDidBecomeActive",
    "UIScene.didActivateNotification", "UIApplication.didBecomeActiveNotification",
  ]

  @Test(arguments: [SystemEvent.splitView, .fullScreen])
  func `while the divider is moved the app is not active`(event: SystemEvent) {
    let events = event == .fullScreen ? [.splitView, event] : [event]
    #expect(Self.run(events).callbacks(since: .event(event)) == Self.awayAndBack)
    #expect(Self.run(events, takesActivityAway: false).callbacks(since: .event(event)) == [])
  }

  @Test func `an app that is not active stays so, and a narrow window is moved without a divider`()
  {
    let interrupted = Self.run([.siri, .splitView])
    #expect(interrupted.callbacks(since: .event(.splitView)) == [])
    #expect(Self.run([.slideOver]).callbacks(since: .event(.slideOver)) == [])
    let back = Self.run([.slideOver, .fullScreen])
    #expect(back.callbacks(since: .event(.fullScreen)) == [])
  }

  @Test func `a phone has no divider`() {
    let timeline = Self.run([.splitView], on: "iphone-15-pro")
    #expect(timeline.callbacks(since: .event(.splitView)) == [])
  }
}
