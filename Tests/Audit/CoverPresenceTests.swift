import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import TestSupport
import Testing

/// What stands in the way of an app's content, moment by moment in two plays of its story.
struct CoverPresenceTests {
  private static let resigning = Callback.applicationWillResignActiveNotification
  private static let entering = Callback.applicationWillEnterForegroundNotification
  private static let active = Callback.applicationDidBecomeActiveNotification

  private static let shade = Action.shade(on: .newWindow)
  private static let fade = Seconds(milliseconds: 300)

  /// The ways to keep content out of sight, each with the way back.
  private static func ways() throws -> [(there: [Action], back: Action)] {
    let lock = try Screen.shipped("locked", in: Repository.protections)
    return [
      ([shade], .uncover(id: "shade")),
      ([.content(.alpha(AlphaChange(0)))], .content(.alpha(AlphaChange(1)))),
      ([.content(.alpha(AlphaChange(0.5)))], .content(.alpha(AlphaChange(1, fade: fade)))),
      ([.content(.root(lock))], .content(.formerRoot)),
      ([.content(.hideWindow(.main))], .content(.showWindow(.main))),
      ([shade], .content(.hideWindow(.last))),
    ]
  }

  @Test(arguments: 0..<6)
  func `what comes back earlier has not lasted as long`(way: Int) throws {
    let (there, back) = try Self.ways()[way]
    let late = try Self.presence([(Self.resigning, there), (Self.active, [back])])
    let early = try Self.presence([(Self.resigning, there), (Self.entering, [back])])
    let never = try Self.presence([])
    #expect(late.lasts(asLongAs: late))
    #expect(!early.lasts(asLongAs: late))
    #expect(!never.lasts(asLongAs: early))
    #expect(early.lasts(asLongAs: never))
  }

  @Test func `a view that comes back at once has not lasted as long as one that fades in`() throws {
    let there = [Action.content(.alpha(AlphaChange(0)))]
    let slow = try Self.presence([
      (Self.resigning, there), (Self.active, [.content(.alpha(AlphaChange(1, fade: Self.fade)))]),
    ])
    let sudden = try Self.presence([
      (Self.resigning, there), (Self.active, [.content(.alpha(AlphaChange(1)))]),
    ])
    #expect(slow.lasts(asLongAs: sudden))
    #expect(!sudden.lasts(asLongAs: slow))
  }

  @Test(arguments: 0..<5)
  func `beneath a prompt of the app's own nothing more is out of sight`(way: Int) throws {
    let (there, back) = try Self.ways()[way]
    let rules = [(Self.resigning, there), (Self.active, [back])]
    for (event, isAllowed) in [(SystemEvent.faceID, false), (.controlCenter, true)] {
      let steps: [Step] = [.event(event), .event(.resume), .home, .return]
      let presence = try Self.presence(rules, steps)
      #expect(presence.lasts(asLongAs: try Self.presence([], steps)) == isAllowed)
    }
  }

  /// Plays a story whose app has rules, and in which time goes by after each step.
  private static func presence(
    _ rules: [(Callback, [Action])], _ steps: [Step] = [.home, .return]
  ) throws -> CoverPresence {
    let screen = try Screen.shipped("account", in: Repository.protections)
    let story = Scenario(
      name: screen.name, app: .plain(for: screen), traits: Traits(device: .standard),
      protections: [.app(rules.map { Protection.Rule(on: $0.0, $0.1) })],
      steps: [.launch, .show(StoryScreen("account", screen))]
        + steps.flatMap { [$0, .wait(Seconds(milliseconds: 1000))] })
    return CoverPresence(of: Simulation.run(story))
  }
}
