import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// What SwiftUI redacts by itself, where the setting has it do so.
struct PrivacySensitiveTests {
  private static let wallet = Samples.screen(
    "wallet",
    [
      View(.label(Label("1 815")), id: "balance").privacySensitive(),
      View(.textField(TextField("Ada")), id: "holder").privacySensitive(),
      View(.label(Label("Open")), id: "hint"),
    ])

  private static func run(redacts: Bool, _ events: [SystemEvent] = [.home]) -> Timeline {
    var settings = LifecycleSettings()
    settings.privacySensitiveRedacted = redacts
    return Samples.run(
      [.launch, .show(StoryScreen("wallet", wallet))] + events.map { .event($0) },
      settings: settings)
  }

  @Test
  func `a text that is redacted keeps the number of its characters, and a field shows through`() {
    let texts = Self.run(redacts: true).snapshots.map(\.composition.texts)
    #expect(texts == Array(repeating: ["•••••", "Ada", "Open"], count: 2))
    let bare = Self.run(redacts: false).snapshots.map(\.composition.texts)
    #expect(bare == Array(repeating: ["1 815", "Ada", "Open"], count: 2))
  }

  @Test func `the card is redacted as well, and the app in front is not`() {
    let timeline = Self.run(redacts: true, [.appSwitcher, .resume])
    #expect(timeline.cards.first?.composition.texts == ["•••••", "Ada", "Open"])
    #expect(timeline.displays.last?.snapshot.composition.texts == ["1 815", "Ada", "Open"])
  }
}
