import AfterimageGraphics
import AfterimageLayout
import Testing

@Suite struct CardFieldTests {
  private func shown(_ part: String, _ text: String, more: String = "") throws -> Node {
    let field = """
      { "type": "cardField", "id": "a", "part": "\(part)", "text": "\(text)"\(more) }
      """
    return try layout(root(field, "H:|[a]|", "V:|[a]")).nodes[1]
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
    let node = try shown("number", number)
    #expect(node.lines.map(\.text) == [grouped])
    #expect(node.badge?.word == word)
  }

  @Test func `an unknown number has a card without a word`() throws {
    #expect(try shown("number", "9999").badge?.word == nil)
    #expect(try shown("number", "").lines.map(\.text) == ["Card number"])
  }

  @Test func `a date has a slash after the month`() throws {
    #expect(try shown("expirationDate", "0929").lines.map(\.text) == ["09/29"])
    #expect(try shown("expirationDate", "0").lines.map(\.text) == ["0"])
  }

  @Test func `a secure code is bullets`() throws {
    let node = try shown("securityCode", "737", more: ", \"secureTextEntry\": true")
    #expect(node.lines.map(\.text) == ["•••"])
  }

  @Test func `the caret stands after what was entered`() throws {
    let node = try shown("securityCode", "737", more: ", \"focused\": true")
    // Three characters of 8.5 points, on whole half points.
    #expect(node.caret?.frame == Rect(x: 25.5, y: 1, width: 2, height: 20))
  }
}
