import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Variables with numbers, words and times, and the questions about them.
struct VariableTests {
  private static let shade = Action.shade(on: .window)
  private static let resigning = Callback.applicationWillResignActiveNotification
  private static let entering = Callback.applicationDidEnterBackgroundNotification

  /// True where a cover goes up whose rule asks a condition after some actions.
  private static func covers(if condition: Condition, after actions: [Action] = []) -> Bool {
    let asking = Action.when(condition, then: [shade], otherwise: [])
    let timeline = Samples.run([.home], doing: actions + [asking])
    return timeline.snapshots[0].composition.names == ["form", "shade"]
  }

  @Test(arguments: [
    ("timeout == 60", true), ("timeout != 60", false), ("timeout < 60.5", true),
    ("timeout > 60", false), ("timeout >= 60", true), ("timeout <= 59", false),
    ("state == locked", true), ("state != open", true), ("state > 1", false),
    ("isAsking == false", true), ("isAsking < 1", false), ("timeout == true", false),
  ])
  func `a question about a variable has an answer`(text: String, answer: Bool) throws {
    let condition = try #require(Condition(text))
    #expect(condition.description == text)
    let values: [Action] = [.set("timeout", 60), .set("state", "locked")]
    #expect(Self.covers(if: condition, after: values) == answer)
  }

  @Test(arguments: [
    "timeout => 60", "timeout <", "timeout < locked", "secondsSince leftAt == 60",
    "secondsSince leftAt > -1", "timeout == now", "applicationState == asleep",
    "applicationState < active", "since leftAt > 60",
  ])
  func `what asks for nothing is no condition`(text: String) {
    #expect(Condition(text) == nil)
  }

  @Test(arguments: [(0, false), (29, false), (30, true), (90, true)])
  func `the time since an event is asked for, however the app has spent it`(
    seconds: Int, isLocked: Bool
  ) {
    let lock = Action.when(
      .elapsed(since: "leftAt", .moreOrEqual, .variable("timeout")), then: [Self.shade],
      otherwise: [])
    let rules = [
      Protection.Rule(on: Self.entering, [.set("leftAt", .now), .set("timeout", 30)]),
      .init(on: .applicationWillEnterForegroundNotification, [lock]),
    ]
    let timeline = Samples.run(
      [.launch, .showForm, .home, .wait(Seconds(milliseconds: seconds * 1000)), .return],
      [Protection(owner: .app, rules: rules)], settings: .fixed(gap: 0, delay: 0))
    #expect(timeline.changes.contains(.variableSet("leftAt", .now)))
    #expect(timeline.coversUp == (isLocked ? ["shade"] : []))
  }

  @Test func `before the event no time has gone by since it`() {
    for comparison in Comparison.allCases {
      #expect(!Self.covers(if: .elapsed(since: "leftAt", comparison, .seconds(.zero))))
    }
  }

  @Test func `the picture is taken where the answer about the time hides least`() {
    let half = TimeBound.seconds(Seconds(milliseconds: 500))
    let rules = [
      Protection.Rule(on: Self.resigning, [.set("leftAt", .now)]),
      .init(
        on: Self.entering,
        [.when(.elapsed(since: "leftAt", .less, half), then: [Self.shade], otherwise: [])]),
    ]
    let timeline = Samples.run(
      [.launch, .showForm, .home], [Protection(owner: .app, rules: rules)])
    let snapshot = timeline.snapshots[0]
    #expect(snapshot.composition.names == ["form"])
    #expect(snapshot.time == Seconds(milliseconds: 500))
    let covered = snapshot.alternatives.filter { $0.composition.names == ["form", "shade"] }
    #expect(covered.allSatisfy { $0.gap < Seconds(milliseconds: 500) })
    #expect(!covered.isEmpty)
  }
}
