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
}
