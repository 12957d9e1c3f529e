import Afterimage

extension Screen {
  /// A form in which a card is paid with.
  static func payForm() throws -> Screen {
    try Screen("form", controller: .navigation(title: "Pay")) {
      Form {
        Section {
          Row("Card") { CardField(.number, text: "4242424242424242").id("number").sensitive() }
          Row("Amount") { TextField("250.00").id("amount") }
        }
      }.id("form")
    }
  }
}

extension Timeline {
  /// True where the timeline has the name of its story and tells of it.
  var scenarioIsTold: Bool { text().hasPrefix(scenario.description) }
}
