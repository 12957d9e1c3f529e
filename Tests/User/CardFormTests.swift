import Afterimage
import AfterimageTesting
import Testing

/// The first example of the README, and what it draws.
@Test("The card form keeps its secrets when the app goes to the background")
func cardForm() throws {
  let screen = try Screen("card-form", controller: .navigation(title: "Add Card")) {
    Form {
      Section("Card") {
        Row("Number") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
      }
    }
    .id("form")
  }
  try assertGolden(of: screen, named: "card-form", strategy: .redact)
  try assertNoLeaks(in: screen, strategy: .redact)
}

@Test func `the screen of the example is drawn as its user sees it`() throws {
  let screen = try Screen(file: "card-form.screen.json")
  try assertGolden(of: screen, named: "card-form-in-use")
  try assertGolden(of: screen, named: "card-form-in-use-dark", appearance: .dark)
}
