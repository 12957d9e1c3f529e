import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// Codes from messages, which the system offers above the keyboard.
struct OfferedCodeTests {
  private static let code = "482913"
  private static let note = KeyboardStoryTests.note
  private static let begin: [Step] = [
    .launch, .show(StoryScreen("note", note)), .offerCode(code),
  ]

  private func left(_ steps: [Step], _ actions: [Action]) -> Timeline {
    let rule = Protection.Rule(on: .applicationWillResignActiveNotification, actions)
    return Samples.run(Self.begin + steps + [.home], [Protection(owner: .app, rules: [rule])])
  }

  @Test func `a code stands in the keyboard's window, above a cover`() {
    let layers = left([], [.shade(on: .newWindow)]).snapshots[0].composition.layers
    #expect(layers.last == .keyboard(Self.note.offering(Self.code), mask: nil))
    #expect(layers.count == 3)
  }

  @Test func `ending editing takes a code away`() {
    let layers = left([], [.endEditing, .shade(on: .newWindow)]).snapshots[0].composition.layers
    #expect(layers.count == 2)
  }

  @Test func `what is typed takes a code away`() throws {
    let typed = left([.type([TypedText("field", Self.code)])], [])
    let field = try #require(typed.snapshots[0].composition.screen?.focusedField)
    #expect(field.inputTraits.offeredCode == nil)
    #expect(field.text == Self.code)
  }

  @Test func `a code takes the place of the word that has been begun, on keyboards of digits too`()
    throws
  {
    let offered = try #require(Self.note.offering(Self.code).focusedField)
    #expect(offered.hasSuggestions)
    #expect(offered.suggestedWord == nil)
    var pin = TextField("")
    (pin.isFocused, pin.inputTraits.keyboardType) = (true, .numberPad)
    let digits = Samples.screen("pin", [pin.id("pin")])
    #expect(digits.focusedField?.hasSuggestions == false)
    #expect(digits.offering(Self.code).focusedField?.hasSuggestions == true)
  }

  @Test func `no code is offered where no field is edited`() {
    let refused = Samples.run([.launch, .showForm, .offerCode(Self.code)]).entries.last?.event
    #expect(refused == .refused(.offerCode(Self.code), .nothingEdited))
  }

  @Test func `a timeline spells a code out on demand only`() {
    let timeline = left([], [])
    #expect(timeline.text().contains("offer code\n"))
    #expect(!timeline.text().contains(Self.code))
    #expect(timeline.text(showSecrets: true).contains("offer code \"482913\"\n"))
  }
}
