import Afterimage
import AfterimageTesting
import Testing

struct CardFormTests {
  func form() throws -> Screen {
    try Screen("card-form", controller: .navigation(title: "Add Card")) {
      Form {
        Section("Card") {
          Row("Number") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
        }
      }
    }
  }

  @Test func `the form looks as it did`() throws {
    try assertGolden(of: form(), named: "card-form")
  }

  @Test func `the picture tells nothing of the card`() throws {
    try assertNoLeaks(in: form(), strategy: .redact)
  }

  @Test func `the cover of the app keeps the card, too`() throws {
    let form = try form()
    let shade = Protection(owner: .app) {
      Protection.Rule(on: .applicationWillResignActiveNotification) {
        Action.endEditing
        Action.cover(Cover(.color(.systemBackground), id: "shade"))
      }
      Protection.Rule(on: .applicationDidBecomeActiveNotification) { Action.uncover(id: "shade") }
    }
    let story = try Scenario(
      "card-form", app: .plain(for: form), traits: Traits(device: .standard),
      protections: [shade]
    ) {
      Step.launch
      Step.show(StoryScreen("card-form", form))
      Step.home
    }
    try assertNoLeaks(in: story)
  }
}
