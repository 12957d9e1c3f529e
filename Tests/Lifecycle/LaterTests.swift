import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Timers, work that is given up, variables, and what an app hands to the display and when.
struct LaterTests {
  private static let shade = Action.cover(Cover(.color(.system(.black)), id: "shade"))
  private static let resigning = Callback.applicationWillResignActiveNotification
  private static let active = Callback.applicationDidBecomeActiveNotification
  private static let tenth = Seconds(milliseconds: 100)

  private static func run(_ steps: [Step], _ rules: Protection.Rule...) -> Timeline {
    Samples.run([.launch, .showForm] + steps, [Protection(owner: .app, rules: rules)])
  }

  @Test func `a timer fires until it is cancelled`() {
    let timer = DelayedActions(Self.tenth, id: "poll", repeats: true, [.hide(["number"])])
    let timeline = Self.run(
      [.wait(Seconds(milliseconds: 350)), .home],
      .init(on: .viewDidAppear, [.after(timer)]), .init(on: Self.resigning, [.cancel(id: "poll")]))
    #expect(timeline.changes.filter { $0 == .hidden(["number"]) }.count == 3)
    #expect(timeline.changes.contains(.repeats(every: Self.tenth)))
    #expect(timeline.changes.last == .cancelled(id: "poll"))
  }

  @Test func `a timer that has slept fires once and goes on in its old rhythm`() throws {
    let timer = DelayedActions(Seconds(milliseconds: 5000), repeats: true, [.hide(["number"])])
    let timeline = Self.run(
      [.home, .wait(Seconds(milliseconds: 23_000)), .return, .wait(Seconds(milliseconds: 3000))],
      .init(on: .viewDidAppear, [.after(timer)]))
    let fired = timeline.entries.filter { $0.event == .laterTurn }.map(\.time)
    #expect(fired.map(\.value) == [23, 25])
  }

  @Test func `only what was put off last is given up, as a variable holds no other`() {
    let later = DelayedActions(Self.tenth, id: "lock", [.hide(["number"])])
    let timeline = Self.run(
      [.wait(Self.tenth)],
      .init(
        on: .viewDidAppear,
        [.after(later), .after(later), .cancel(id: "lock"), .cancel(id: "none")]))
    #expect(timeline.changes.filter { $0 == .hidden(["number"]) }.count == 1)
    #expect(timeline.changes.contains(.nothingCancelled(id: "none")))
  }

  @Test(arguments: [(true, []), (false, ["shade"])])
  func `a variable decides, and is false before anything sets it`(
    isSet: Bool, covers: [String]
  ) {
    let asking = Action.when(
      .variable("isAsking", isEqual: false, true), then: [Self.shade], otherwise: [])
    let timeline = Self.run(
      [.home], .init(on: .viewDidAppear, isSet ? [.set("isAsking", true)] : []),
      .init(on: Self.resigning, [asking]))
    #expect(timeline.snapshots.map { $0.composition.covers.map(\.id) } == [covers, covers])
  }

  @Test func `variables are gone with the process`() {
    let asking = Action.when(
      .variable("wasHere", isEqual: true, true), then: [], otherwise: [Self.shade])
    let timeline = Self.run(
      [.home, .event(.kill), .event(.return), .showForm, .home],
      .init(on: Self.resigning, [asking, .set("wasHere", true)]))
    #expect(timeline.snapshots.allSatisfy { $0.composition.covers.count == 1 })
  }

  @Test(arguments: [
    (true, false, false), (false, false, true), (false, true, false),
  ])
  func `a picture before the screen updates shows what was committed`(
    afterScreenUpdates: Bool, commits: Bool, showsNumber: Bool
  ) {
    let capture = Action.capture(
      Capture("now", of: .window, afterScreenUpdates: afterScreenUpdates))
    let cover = Action.cover(Cover(.captured("now", PictureLayout()), id: "shade"))
    let timeline = Self.run(
      [.home],
      .init(
        on: Self.resigning,
        [.setText([TypedText("number", "")])] + (commits ? [.commit] : []) + [capture, cover]))
    for snapshot in timeline.snapshots {
      #expect(snapshot.composition.texts.contains("4242424242424242") == showsNumber)
    }
  }

  @Test func `a completion is called when the fade has ended`() {
    var cover = Cover(.color(.system(.black)), id: "shade", fade: Self.tenth)
    cover.completion = [.hide(["number"])]
    let timeline = Self.run([.wait(Self.tenth)], .init(on: .viewDidAppear, [.cover(cover)]))
    let called = timeline.entries.first {
      $0.reactions.contains { $0.changes == [.hidden(["number"])] }
    }
    #expect(called?.event == .laterTurn)
    #expect(called?.time == Self.tenth)
  }

  @Test func `what an app does by itself in the gap is found, and all that follows from it`() {
    let fading = Action.uncover(id: "shade", fade: Self.tenth)
    let timeline = Self.run(
      [.home], .init(on: Self.resigning, [Self.shade, .after(Self.tenth, [fading])]))
    let gaps = Set(timeline.snapshots[0].alternatives.map(\.gap)).sorted().map(\.value)
    #expect(gaps == [0, 0.05, 0.1, 0.15, 0.2, 0.6, 1])
  }

  @Test func `where nothing changes there is one time`() {
    let timeline = Self.run([.home], .init(on: Self.resigning, [Self.shade]))
    #expect(timeline.snapshots.allSatisfy { $0.alternatives.isEmpty })
  }
}
