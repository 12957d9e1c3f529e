import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Texts that rules give back, and bullets that they put in and take away.
struct RestoredTextTests {
  private static let number = "4242424242424242"

  private func left(
    _ steps: [Step], resigning: [Action], entering: [Action] = [],
    owner: Protection.Owner = .screen("form")
  ) -> Timeline {
    let protection = Protection(
      owner: owner,
      rules: [
        .init(on: .applicationWillResignActiveNotification, resigning),
        .init(on: .applicationDidEnterBackgroundNotification, entering),
      ])
    return Samples.run(steps, [protection])
  }

  private func field(_ id: String, in timeline: Timeline) -> TextField? {
    var found: TextField?
    timeline.snapshots.first?.composition.screen?.forEachView { view, _, _ in
      if view.id == id, case .textField(let field) = view.element { found = field }
    }
    return found
  }

  @Test func `a view gets its own text back, whatever was written since`() {
    let timeline = left(
      [.launch, .showForm, .home],
      resigning: [.setText([TypedText("number", "•")]), .setText([TypedText("number", "••")])],
      entering: [.restoreText(["number"])])
    #expect(field("number", in: timeline)?.text == Self.number)
    #expect(timeline.text().contains("restores the text of number"))
  }

  @Test func `a text that has come since is the view's own`() {
    let dots = Action.setText([TypedText("number", "•")])
    let away = Step.event(.notificationCenter)
    let loaded = left(
      [.launch, .showEmptyForm, away, .load, .home], resigning: [dots],
      entering: [.restoreText(["number"])])
    #expect(field("number", in: loaded)?.text == Self.number)
    let typed = left(
      [.launch, .showForm, away, .type([TypedText("number", "737")]), .home], resigning: [dots],
      entering: [.restoreText(["number"])])
    #expect(field("number", in: typed)?.text == "737")
  }

  @Test func `what nothing has been written over stays, and so do other views`() {
    let timeline = left(
      [.launch, .showForm, .home],
      resigning: [.setText([TypedText("number", "•"), TypedText("holder", "•")])],
      entering: [.restoreText(["holder", "hint"])])
    #expect(field("number", in: timeline)?.text == "•")
    #expect(field("holder", in: timeline)?.text == "Ada Lovelace")
  }

  @Test func `restoring twice restores once`() {
    let timeline = left(
      [.launch, .showForm, .home], resigning: [.setText([TypedText("number", "•")])],
      entering: [
        .restoreText(["number"]), .setText([TypedText("number", "—")]), .restoreText(["number"]),
      ])
    #expect(field("number", in: timeline)?.text == Self.number)
  }

  @Test func `bullets are put in and taken away in fields alone`() {
    let entries = [SecureTextEntry("number", true), SecureTextEntry("hint", true)]
    let hidden = left([.launch, .showForm, .home], resigning: [.setSecureTextEntry(entries)])
    #expect(field("number", in: hidden)?.isSecureTextEntry == true)
    #expect(field("holder", in: hidden)?.isSecureTextEntry == false)
    #expect(hidden.text().contains("bullets in number, bullets in hint"))
    let shown = left(
      [.launch, .showForm, .home], resigning: [.setSecureTextEntry(entries)],
      entering: [.setSecureTextEntry([SecureTextEntry("number", false)])])
    #expect(shown.snapshots[0].composition.screen == Samples.form)
  }
}
