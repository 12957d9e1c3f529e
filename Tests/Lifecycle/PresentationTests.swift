import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Covers where a controller presents another, or is presented itself.
struct PresentationTests {
  private static let present = Step.present(StoryScreen("help", Samples.help))

  @Test(arguments: [
    (CoverAttachment.view, ["form", "shade", "help"]),
    (.rootView, ["form", "shade", "help"]),
    (.topView, ["form", "help", "shade"]), (.window, ["form", "help", "shade"]),
    (.newWindow, ["form", "help", "shade"]), (.presentation, ["form", "help"]),
  ])
  func `a cover lies above or beneath what is presented`(
    attachment: CoverAttachment, layers: [String]
  ) {
    let timeline = Samples.run([Self.present, .home], doing: [.shade(on: attachment)])
    #expect(timeline.snapshots[0].composition.names == layers)
  }

  @Test func `nothing is presented by a controller that presents`() {
    let timeline = Samples.run([Self.present, .home], doing: [.shade(on: .presentation)])
    #expect(
      timeline.changes.contains(
        .presentationRefused(id: "shade", because: .presentsAlready)))
  }

  @Test(arguments: [(15, true), (17, false), (26, false)])
  func `newer systems present nothing while the app resigns`(system: Int, isPresented: Bool) {
    let timeline = Samples.run([.home], doing: [.shade(on: .presentation)], system: system)
    #expect(
      timeline.snapshots[0].composition.names == (isPresented ? ["form", "shade"] : ["form"]))
  }

  @Test func `every system presents in the background's handler`() {
    let timeline = Samples.run(
      [.home], doing: [.shade(on: .presentation)],
      on: .applicationDidEnterBackgroundNotification)
    #expect(timeline.snapshots[0].composition.names == ["form", "shade"])
  }

  @Test func `what is dismissed takes its covers along`() {
    let rule = Protection(
      owner: .screen("help"), rules: [.init(on: .viewDidAppear, [.shade(on: .view)])])
    let timeline = Samples.run([.launch, .showForm, Self.present, .dismiss, .home], [rule])
    #expect(timeline.snapshots[0].composition.names == ["form"])
    #expect(timeline.entries.contains { $0.event == .coverRemoved(id: "shade") })
  }

  private func names(
    _ steps: [Step], covering attachment: CoverAttachment, system: Int = 15
  ) -> [String] {
    Samples.run(steps, doing: [.shade(on: attachment)], system: system)
      .snapshots[0].composition.names
  }

  @Test func `the controller on top presents, whatever the root does`() {
    #expect(names([Self.present, .home], covering: .topPresentation) == ["form", "help", "shade"])
    #expect(names([.home], covering: .topPresentation) == ["form", "shade"])
    #expect(names([.home], covering: .topPresentation, system: 17) == ["form"])
  }

  private static let away = Step.event(.notificationCenter)

  @Test(arguments: [CoverAttachment.presentation, .topPresentation, .window])
  func `what is presented later lies above a cover that is presented or on the window`(
    attachment: CoverAttachment
  ) {
    #expect(
      names([Self.away, Self.present, .home], covering: attachment) == ["form", "shade", "help"])
  }

  @Test func `a cover on the window lies above what was presented before and beneath the rest`() {
    let later = Step.present(StoryScreen("later", Samples.help))
    #expect(
      names([Self.present, Self.away, later, .home], covering: .window)
        == ["form", "help", "shade", "help"])
    #expect(
      names([Self.present, Self.away, later, .dismiss, .home], covering: .window)
        == ["form", "help", "shade"])
    #expect(
      names([Self.present, Self.away, .dismiss, later, .home], covering: .window)
        == ["form", "shade", "help"])
  }

  @Test func `a root that comes later lies above a cover on the window, with its sheet`() throws {
    let asking = try Screen(
      "asking", root: View(.view),
      presented: .sheet(Sheet(PresentedContent(root: View(.view)), detent: .large)))
    let show = Step.show(StoryScreen("asking", asking))
    #expect(
      names([Self.away, show, .home], covering: .window)
        == ["shade", "asking", "presented by asking"])
    #expect(
      names([show, Self.away, .home], covering: .window)
        == ["asking", "presented by asking", "shade"])
  }

  @Test(arguments: CoverAttachment.allCases)
  func `what lies on the root or is presented by it goes where the window shows another`(
    attachment: CoverAttachment
  ) {
    let timeline = Samples.run(
      [Self.away, .show(StoryScreen("help", Samples.help)), .home], doing: [.shade(on: attachment)],
      on: .applicationWillResignActiveNotification, system: 15)
    let layers: [String] =
      switch attachment {
      case .newWindow: ["help", "shade"]
      case .window: ["shade", "help"]
      case .view, .rootView, .topView, .presentation, .topPresentation: ["help"]
      }
    #expect(timeline.snapshots[0].composition.names == layers)
    #expect(
      timeline.entries.contains { $0.event == .coverRemoved(id: "shade") }
        == !layers.contains("shade"))
  }

  @Test func `what a controller has presented goes with it`() {
    let timeline = Samples.run(
      [Self.present, Self.away, .dismiss, .home], doing: [.shade(on: .topPresentation)],
      system: 15)
    #expect(timeline.snapshots[0].composition.names == ["form"])
    #expect(timeline.entries.contains { $0.event == .coverRemoved(id: "shade") })
  }

  @Test(arguments: [
    (CoverAttachment.presentation, ["asking", "presented by asking"]),
    (.topPresentation, ["asking", "presented by asking", "shade"]),
  ])
  func `a screen's own sheet is presented by the root, and is the controller on top`(
    attachment: CoverAttachment, layers: [String]
  ) throws {
    let asking = try Screen(
      "asking", root: View(.view),
      presented: .sheet(Sheet(PresentedContent(root: View(.view)), detent: .large)))
    let rule = Protection.Rule(
      on: .applicationDidEnterBackgroundNotification, [.shade(on: attachment)])
    let timeline = Samples.run(
      [.launch, .show(StoryScreen("asking", asking)), .home],
      [Protection(owner: .app, rules: [rule])])
    #expect(timeline.snapshots[0].composition.names == layers)
  }
}
