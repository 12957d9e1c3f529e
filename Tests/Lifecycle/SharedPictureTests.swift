import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Pictures that one protection takes and another one shows.
struct SharedPictureTests {
  private static func capturing(isShared: Bool, once: Bool = false) -> Protection {
    let capture = Capture("last", of: .window, once: once, isShared: isShared)
    return Protection(owner: .everyScreen, rules: [.init(on: .viewDidAppear, [.capture(capture)])])
  }

  private static let covering = Protection(
    owner: .app,
    rules: [
      .init(
        on: .applicationWillResignActiveNotification,
        [.cover(Cover(.captured("last", PictureLayout()), id: "shade"))])
    ])

  private func screen(in timeline: Timeline) -> Name? {
    timeline.snapshots.first?.composition.covers.first?.picture?.composition.screen?.name
  }

  @Test func `another protection shows what is shared, and nothing else`() {
    let steps = [Step.launch, .showForm, .home]
    let shared = Samples.run(steps, [Self.capturing(isShared: true), Self.covering])
    #expect(screen(in: shared) == Samples.form.name)
    let own = Samples.run(steps, [Self.capturing(isShared: false), Self.covering])
    #expect(own.changes.contains(.coverWithoutPicture(id: "shade", picture: "last")))
  }

  @Test(arguments: [false, true])
  func `a shared picture is that of the screen that took it last, or first`(once: Bool) {
    let timeline = Samples.run(
      [.launch, .showForm, .pushHelp, .home],
      [Self.capturing(isShared: true, once: once), Self.covering])
    #expect(screen(in: timeline) == (once ? Samples.form : Samples.help).name)
  }

  @Test func `a shared picture goes with the process`() {
    let timeline = Samples.run(
      [.launch, .showForm, .home, .event(.kill), .return, .home],
      [Self.capturing(isShared: true), Self.covering])
    #expect(timeline.changes.last == .coverWithoutPicture(id: "shade", picture: "last"))
  }
}
