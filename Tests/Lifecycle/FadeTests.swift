import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

struct FadeTests {
  static let second = Seconds(milliseconds: 1000)

  /// A story whose times are given: the cover fades in on resigning and out on becoming active.
  func story(
    _ steps: [Step], fadeIn: Int = 0, fadeOut: Int = 0, gap: ClosedRange<Int>,
    delay: ClosedRange<Int>
  ) -> Timeline {
    var settings = LifecycleSettings()
    settings.deactivationGap = interval(gap)
    settings.captureDelay = interval(delay)
    let cover = Cover(.color(.system(.black)), id: "shade", fade: Seconds(milliseconds: fadeIn))
    let protection = Protection(
      owner: .app,
      rules: [
        .init(on: .applicationWillResignActiveNotification, [.cover(cover)]),
        .init(
          on: .applicationDidBecomeActiveNotification,
          [.uncover(id: "shade", fade: Seconds(milliseconds: fadeOut))]),
      ])
    return Samples.run([.launch, .showForm] + steps, [protection], settings: settings)
  }

  func interval(_ range: ClosedRange<Int>) -> ClosedRange<Seconds> {
    Seconds(milliseconds: range.lowerBound)...Seconds(milliseconds: range.upperBound)
  }

  @Test(arguments: [(100, 0.25), (200, 0.5), (300, 0.75), (400, 1), (900, 1)])
  func `a cover that fades in is as opaque as its time is through`(
    milliseconds: Int, opacity: Double
  ) {
    let timeline = story(
      [.home], fadeIn: 400, gap: 0...0, delay: milliseconds...milliseconds)
    #expect(
      timeline.snapshots.map { $0.composition.covers.map(\.opacity) } == [[opacity], [opacity]])
  }

  @Test func `of a time that is left open the picture shows the moment of least cover`() {
    let timeline = story([.home], fadeIn: 400, gap: 50...700, delay: 50...300)
    #expect(timeline.snapshots[0].composition.covers.map(\.opacity) == [0.25])
    #expect(timeline.snapshots[0].time == Seconds(milliseconds: 100))
  }

  @Test func `a fade that may not have begun leaves nothing over the screen`() {
    let timeline = story([.home], fadeIn: 300, gap: 0...1000, delay: 0...300)
    #expect(timeline.snapshots[0].composition.covers.isEmpty)
  }

  @Test func `a cover that is still fading out is at its least at the end of the interval`() throws
  {
    let protection = Protection(
      owner: .app,
      rules: [
        .init(on: .viewDidAppear, [.cover(Cover(.color(.system(.black)), id: "shade"))]),
        .init(
          on: .applicationWillResignActiveNotification,
          [.uncover(id: "shade", fade: Self.second)]),
      ])
    var settings = LifecycleSettings()
    settings.deactivationGap = interval(100...300)
    settings.captureDelay = interval(0...200)
    let timeline = Samples.run([.launch, .showForm, .home], [protection], settings: settings)
    #expect(timeline.snapshots[0].time == Seconds(milliseconds: 500))
    #expect(timeline.snapshots[0].composition.covers.map(\.opacity) == [0.5])
  }

  @Test func `two covers that cross-fade let most through in the middle`() throws {
    let protection = Protection(
      owner: .app,
      rules: [
        .init(on: .viewDidAppear, [.cover(Cover(.color(.system(.black)), id: "old"))]),
        .init(
          on: .applicationWillResignActiveNotification,
          [
            .uncover(id: "old", fade: Self.second),
            .cover(Cover(.color(.system(.white)), id: "new", fade: Self.second)),
          ]),
      ])
    var settings = LifecycleSettings()
    settings.deactivationGap = interval(0...1000)
    settings.captureDelay = interval(0...0)
    let timeline = Samples.run([.launch, .showForm, .home], [protection], settings: settings)
    #expect(timeline.snapshots[0].composition.covers.map(\.opacity) == [0.5, 0.5])
  }

  @Test func `a late end of a fade removes the cover it belongs to and not the next`() {
    let timeline = story(
      [.home, .return, .wait(Seconds(milliseconds: 100)), .home], fadeOut: 300, gap: 500...500,
      delay: 0...0)
    #expect(timeline.entries.filter { $0.event == .coverRemoved(id: "shade") }.count == 1)
    #expect(
      timeline.snapshots.map { $0.composition.covers.map(\.opacity) } == [[1], [1], [1], [1]])
  }

  @Test func `a fade that ends while time goes by takes the cover away at its end`() throws {
    let timeline = story(
      [.home, .return, .wait(Self.second)], fadeOut: 300, gap: 0...0, delay: 0...0)
    let removed = try #require(timeline.entries.last { $0.event == .coverRemoved(id: "shade") })
    #expect(removed.time == LifecycleSettings().activationDelay + Seconds(milliseconds: 300))
  }

  @Test func `where the covers never change the earliest moment is taken`() {
    let timeline = story([.home], gap: 200...700, delay: 100...300)
    #expect(timeline.snapshots[0].time == Seconds(milliseconds: 300))
  }
}
