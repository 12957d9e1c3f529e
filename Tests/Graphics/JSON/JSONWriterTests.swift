import AfterimageGraphics
import Foundation
import Testing

@Suite struct JSONWriterTests {
  @Test func `pretty text has a member a line and numbers in a row`() {
    let layout: JSONValue = [
      "name": "card-form", "views": [["id": "number", "frame": [0, 47.5, 393, 96]]],
      "conflicts": [], "extra": [:], "chrome": false, "parent": nil,
    ]
    #expect(
      layout.text() == """
        {
          "name": "card-form",
          "views": [
            {
              "id": "number",
              "frame": [0, 47.5, 393, 96]
            }
          ],
          "conflicts": [],
          "extra": {},
          "chrome": false,
          "parent": null
        }
        """)
  }

  @Test func `compact text has no white space`() {
    let value: JSONValue = ["b": [1, 2], "a": [true, ["c": nil]]]
    #expect(value.text(.compact) == #"{"b":[1,2],"a":[true,{"c":null}]}"#)
  }

  @Test func `members keep the order in which they were given`() {
    let keys = (0..<100).map { "key\(($0 * 37) % 100)" }
    let value = JSONValue.object(keys.map { .init($0, nil) })
    #expect(
      value.text(.compact) == "{" + keys.map { #""\#($0)":null"# }.joined(separator: ",") + "}")
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
    (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"),
    (9_007_199_254_740_991, "9007199254740991"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ])
  func `numbers are written shortest`(number: Double, text: String) {
    #expect(JSONValue.number(number).text() == text)
  }

  @Test func `strings escape what JSON forbids and what a terminal obeys`() {
    let text = JSONValue.string("\"\\/\n\r\t\u{8}\u{C}\0\u{1B}[31m\u{7F}\u{9B}é😀\u{2028}").text()
    #expect(
      text == #""\"\\/\n\r\t\b\f\u0000\u001b[31m\u007f\u009bé😀\u2028""#)
  }

  @Test func `a combining mark after a quote does not hide the quote`() {
    #expect(JSONValue.string("\"\u{301}").text() == #""\"\#u{301}""#)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `another reader understands every string and number`(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    let scalars = (0..<50).compactMap { _ in Unicode.Scalar(UInt32(next() % 0x3000)) }
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    let numbers = (0..<50).map { _ in Double(bitPattern: next()) }.filter(\.isFinite)
    for style in [JSONValue.Style.pretty, .compact] {
      let strings = JSONValue.array([.string(string)]).text(style)
      let row = JSONValue.array(numbers.map(JSONValue.number)).text(style)
      #expect(try JSONDecoder().decode([String].self, from: Data(strings.utf8)) == [string])
      #expect(try JSONDecoder().decode([Double].self, from: Data(row.utf8)) == numbers)
    }
  }
}
