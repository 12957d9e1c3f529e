import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct CardFieldTests {
  private func shown(_ field: CardField) throws -> Node {
    let root = View { field.id("a") }.constraints {
      "H:|[a]|"
      "V:|[a]"
    }
    return try layout(root).nodes[1]
  }

  @Test(arguments: [
    ("4242424242424242", "4242 4242 4242 4242", "VISA"),
    ("5555555555554444", "5555 5555 5555 4444", "MC"),
    ("2221000000000009", "2221 0000 0000 0009", "MC"),
    ("378282246310005", "3782 822463 10005", "AMEX"),
    ("30569309025904", "3056 930902 5904", "DC"),
    ("6011111111111117", "6011 1111 1111 1117", "DISC"),
    ("3530111333300000", "3530 1113 3330 0000", "JCB"),
    ("6200000000000005", "6200 0000 0000 0005", "UP"),
    ("42424", "4242 4", "VISA"),
  ])
  func `a number is grouped by its brand`(
    _ number: String, _ grouped: String, _ word: String
  ) throws {
    let node = try shown(CardField(.number, text: number))
    #expect(node.lines.map(\.text) == [grouped])
    #expect(node.badge?.word == word)
  }

  @Test func `an unknown number has a card without a word`() throws {
    #expect(try shown(CardField(.number, text: "9999")).badge?.word == nil)
    #expect(try shown(CardField(.number)).lines.map(\.text) == ["Card number"])
  }

  @Test func `a date has a slash after the month`() throws {
    func date(_ digits: String) throws -> [String] {
      try shown(CardField(.expirationDate, text: digits)).lines.map(\.text)
    }
    #expect(try date("0929") == ["09/29"])
    #expect(try date("0") == ["0"])
  }

  @Test func `a secure code is bullets`() throws {
    let field = CardField(.securityCode, text: "737").with(\.isSecureTextEntry, true)
    let node = try shown(field)
    #expect(node.lines.map(\.text) == ["●●●"])
  }

  @Test func `the caret stands after what was entered`() throws {
    let node = try shown(CardField(.securityCode, text: "737").with(\.isFocused, true))
    // Three characters of 8.5 points, on whole half points.
    #expect(node.caret?.frame == Rect(x: 25.5, y: 1, width: 2, height: 20))
  }
}
