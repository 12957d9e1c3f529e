import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// A cover that fades out, and the next one of its id.
struct NextCoverTests {
  @Test func `a late completion takes the next cover down`() {
    let timeline = quickReturn(
      Uncovering(id: "shade", fade: fade, completion: [.uncover(id: "shade")]))
    #expect(timeline.snapshots.last?.composition.names == ["form"])
  }

  @Test func `a completion of its own cover leaves the next one`() {
    let timeline = quickReturn(Uncovering(id: "shade", fade: fade))
    #expect(timeline.snapshots.last?.composition.names == ["form", "shade"])
  }

  @Test func `a cover that waits for the last one is not laid while that one fades`() {
    var waiting = Cover(.color(.system(.black)), id: "shade")
    waiting.waitsForLast = true
    let timeline = quickReturn(
      Uncovering(id: "shade", fade: fade), [.cover(waiting)], until: .zero)
    #expect(timeline.snapshots.last?.composition.covers.first.map { $0.opacity < 1 } ?? true)
    #expect(timeline.changes.contains(.coverUpAlready(id: "shade")))
  }

  private let fade = Seconds(milliseconds: 300)

  /// Home, back, and home again: in the middle of the fade, the second picture after its end.
  private func quickReturn(
    _ uncovering: Uncovering,
    _ actions: [Action] = [.cover(Cover(.color(.system(.black)), id: "shade"))],
    until gap: Seconds = Seconds(milliseconds: 1000)
  ) -> Timeline {
    var settings = LifecycleSettings.fixed(gap: 0, delay: 0)
    settings.deactivationGap = gap...gap
    let rules = [
      Protection.Rule(on: .applicationWillResignActiveNotification, actions),
      Protection.Rule(on: .applicationDidBecomeActiveNotification, [.uncover(uncovering)]),
    ]
    return Samples.run(
      [.launch, .showForm, .home, .return, .wait(Seconds(milliseconds: 100)), .home],
      [Protection(owner: .app, rules: rules)], settings: settings)
  }
}
