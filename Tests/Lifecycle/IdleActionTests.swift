import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Rules that ask for what is not there.
struct IdleActionTests {
  private static let shade = Cover(.color(.system(.black)), id: "shade")

  @Test func `a cover where there is no scene is told of`() {
    let rule = Protection.Rule(on: .applicationDidFinishLaunching, [.cover(Self.shade)])
    let timeline = Samples.run([.launch], [Protection(owner: .app, rules: [rule])])
    #expect(timeline.changes.contains(.coverWithoutScene(id: "shade")))
  }

  @Test func `what rules ask for in vain is told at the end, each once`() {
    let actions: [Action] = [
      .cover(Self.shade), .uncover(id: "shade"), .uncover(id: "shadow"), .uncover(id: "shadow"),
      .cancel(id: "timer"), .hide(["number", "nubmer"]), .async([.show(["pin"])]),
      .setText([TypedText("hint", "")]), .resignFirstResponder("code"), .restoreText(["balance"]),
      .setSecureTextEntry([SecureTextEntry("password", true)]),
      .cover(Cover(.captured("empty", PictureLayout()), id: "picture")),
      .when(.variable("isAsking", isEqual: true, true), then: [], otherwise: []),
    ]
    let timeline = Samples.run(
      [.launch, .showForm],
      [Protection(owner: .app, rules: [.init(on: .applicationWillTerminate, actions)])])
    let idle = timeline.entries.compactMap { entry in
      if case .idle(let action) = entry.event { action.name } else { nil as String? }
    }
    #expect(
      idle == [
        "shadow", "timer", "nubmer", "pin", "code", "balance", "password", "empty", "isAsking",
      ])
    #expect(timeline.text().contains(#""number" is the nearest"#))
  }
}
