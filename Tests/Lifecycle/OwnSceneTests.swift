import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// What a rule reaches: the scene that it lives in, and what is there at that moment.
struct OwnSceneTests {
  private static let shade = Cover(.color(.system(.black)), id: "shade")

  @Test func `what lives in a scene covers that, whichever scene it hears of`() {
    let rule = Protection.Rule(on: .sceneWillDeactivateNotification, [.cover(Self.shade)])
    let timeline = Samples.run(
      [.launch, .showForm, .openScene(StoryScreen("help", Samples.help)), .home],
      [Protection(owner: .screen("help"), rules: [rule])])
    let covers = timeline.snapshots.map { [$0.scene ?? 0, $0.composition.covers.count] }
    #expect(covers == [[1, 0], [1, 0], [2, 1], [2, 1]])
  }

  @Test func `a mask lies on what is there, and not on what comes later`() {
    let rule = Protection.Rule(
      on: .applicationWillResignActiveNotification, [.mask(.redact)])
    let timeline = Samples.run(
      [
        .launch, .showForm, .event(.faceID), .present(StoryScreen("form", Samples.form)), .home,
      ], [Protection(owner: .app, rules: [rule])])
    let masks = timeline.snapshots[0].composition.layers.map { layer in
      if case .screen(_, let mask) = layer { mask } else { nil as FieldMask? }
    }
    #expect(masks == [.redact, nil])
  }
}
