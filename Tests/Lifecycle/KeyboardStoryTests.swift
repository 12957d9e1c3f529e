import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// The keyboard in the pictures of a story.
struct KeyboardStoryTests {
  static let note: Screen = {
    var field = TextField("orbit")
    field.isFocused = true
    return Samples.screen("note", [field.id("field").sensitive()])
  }()

  static let steps: [Step] = [.launch, .show(StoryScreen("note", note)), .home]

  private func covering(_ actions: Action...) -> Protection {
    Protection(
      owner: .app, rules: [.init(on: .applicationWillResignActiveNotification, actions)])
  }

  private static let shade = Action.cover(Cover(.color(.system(.black)), id: "shade"))

  @Test func `the keyboard lies above a cover on the window`() {
    for snapshot in Samples.run(Self.steps, [covering(Self.shade)]).snapshots {
      #expect(snapshot.composition.layers.last == .keyboard(Self.note))
      #expect(snapshot.composition.covers.count == 1)
    }
  }

  @Test func `a setting leaves the keyboard out`() {
    var settings = LifecycleSettings()
    #expect(settings.keyboardInSnapshot)
    settings.keyboardInSnapshot = false
    let timeline = Samples.run(Self.steps, settings: settings)
    #expect(timeline.snapshots[0].composition.layers == [.screen(Self.note, mask: nil)])
  }

  @Test func `ending editing takes caret and keyboard away at once, and for good`() {
    let steps = Self.steps + [.return, .home]
    let timeline = Samples.run(steps, [covering(.endEditing, Self.shade)])
    #expect(timeline.snapshots.count == 4)
    for snapshot in timeline.snapshots {
      #expect(snapshot.composition.screen == Self.note.endingEditing)
      #expect(snapshot.composition.layers.count == 2)
    }
    #expect(timeline.changes.first == .editingEnded)
    #expect(timeline.changes.contains(.nothingEdited))
  }

  @Test func `a screen that is not seen has no keyboard`() {
    let steps: [Step] = [.launch, .show(StoryScreen("note", Self.note)), .pushHelp, .home]
    #expect(Samples.run(steps).snapshots[0].composition.layers.count == 1)
  }

  @Test func `no picture that the app takes of itself has the keyboard`() throws {
    let blank = Protection(
      owner: .everyScreen,
      rules: [
        .init(on: .viewDidAppear, [.capture(Capture("blank", of: .window))]),
        .init(
          on: .applicationWillResignActiveNotification,
          [.cover(Cover(.captured("blank", PictureLayout()), id: "shade"))]),
      ])
    let cover = try #require(
      Samples.run(Self.steps, [blank]).snapshots[0].composition.covers.first)
    guard case .picture(let picture, _) = cover.content else {
      Issue.record("the cover shows no picture")
      return
    }
    #expect(picture.composition.layers == [.screen(Self.note, mask: nil)])
  }
}
