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
}
