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

  private static let shade = Action.shade(on: .window)

  @Test func `the keyboard lies above a cover on the window`() {
    for snapshot in Samples.run(Self.steps, [covering(Self.shade)]).snapshots {
      #expect(snapshot.composition.layers.last == .keyboard(Self.note, mask: nil))
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
    let timeline = Samples.run(Self.steps, [.coveringWithPicture])
    let picture = try #require(timeline.snapshots[0].composition.covers.first?.picture)
    #expect(picture.composition.layers == [.screen(Self.note, mask: nil)])
  }

  /// A field whose input accessory view says its text again.
  static let entry: Screen = {
    var field = TextField("4242")
    field.isFocused = true
    field.inputTraits.inputAccessoryView = View {
      Label("4242").id("preview").sensitive()
    }
    let other = View { Label("Ada").id("holder").sensitive() }
    return Samples.screen("entry", [View { field.id("field") }.id("panel"), other])
  }()

  private func entries(
    _ actions: [Action], owner: Protection.Owner = .app,
    settings: LifecycleSettings = LifecycleSettings()
  ) -> Timeline {
    let protection = Protection(
      owner: owner, rules: [.init(on: .applicationWillResignActiveNotification, actions)])
    let child = ChildController("panelController", of: "panel")
    let story = StoryScreen("entry", Self.entry, children: [child])
    return Samples.run([.launch, .show(story), .home], [protection], settings: settings)
  }

  @Test func `an input accessory view lies in the keyboard's window, above a cover`() throws {
    let composition = entries([Self.shade]).snapshots[0].composition
    #expect(composition.layers.last == .keyboard(Self.entry, mask: nil))
    #expect(entries([Self.shade]).text().contains("entry, shade, input accessory on keyboard"))
  }

  @Test func `ending editing takes an input accessory view away, and so does the setting`() {
    var settings = LifecycleSettings()
    settings.keyboardInSnapshot = false
    #expect(entries([.endEditing, Self.shade]).snapshots[0].composition.layers.count == 2)
    #expect(entries([Self.shade], settings: settings).snapshots[0].composition.layers.count == 2)
  }

  @Test(arguments: [Protection.Owner.app, .child("panelController")])
  func `rules reach an input accessory view, those of a child the ones of its own fields`(
    owner: Protection.Owner
  ) throws {
    let preview = try #require(Self.entry.path(of: "preview"))
    let hidden = entries([.hide(["preview"])], owner: owner).snapshots[0].composition.screen
    #expect(hidden?.viewsWithShownSecrets.contains(preview) == false)
    let masked = entries([.mask(.redact)], owner: owner).snapshots[0].composition
    let isMasked = masked.screen?.viewsWithShownSecrets.contains(preview) == false
    #expect(isMasked || masked.layers.last == .keyboard(Self.entry, mask: .redact))
    let filled = entries([.setText([.init("preview", "")])], owner: owner)
    #expect(filled.snapshots[0].composition.screen?.shownAccessory?.view.subviews[0].text == "")
  }

  @Test func `a secret in an input accessory view counts while that is up`() throws {
    #expect(Self.entry.shownSecrets == 2)
    #expect(Self.entry.endingEditing.shownSecrets == 1)
  }

  @Test func `texts arrive in an input accessory view`() {
    let typed = Samples.run([
      .launch, .show(StoryScreen("entry", Self.entry, startsEmpty: true)),
      .type([.init("preview", "5555")]), .home,
    ])
    #expect(typed.snapshots[0].composition.screen?.shownAccessory?.view.subviews[0].text == "5555")
  }
}
