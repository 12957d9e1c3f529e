import AfterimageGraphics
import Testing

struct PrintableTests {
  @Test(arguments: [
    ("\u{1B}[2J", #"\u{1B}[2J"#), ("a\nb\tc", "a\nb\tc"),
    ("\u{202E}x\u{2066}", #"\u{202E}x\u{2066}"#),
    ("\u{85}\u{2028}\u{61C}\0", #"\u{0085}\u{2028}\u{061C}\0"#),
    ("Grüße, עברית 👩‍👧", "Grüße, עברית 👩‍👧"),
    ("", ""),
  ])
  func `what a terminal would obey is written as an escape`(text: String, printable: String) {
    #expect(text.printable.lowercased() == printable.lowercased())
    #expect(text.printable.printable == text.printable)
  }

  @Test func `a part of a line breaks none`() {
    #expect("a\nb\r\nc\td".printableOnOneLine == #"a\nb\r\nc\td"#)
  }

  @Test func `what is in the middle of a very long text is left out of a line`() {
    let line = (String(repeating: "a", count: 1_000_000) + "b").printableOnOneLine
    #expect(line.count < 1_100)
    #expect(line.hasPrefix("aaaa") && line.hasSuffix("aaab"))
  }

  @Test func `JSON escapes what a terminal would obey, and reads back as the same text`() {
    let json = JSONValue.string("\u{1B}\u{202E}\u{9B}\u{200F}a").text(.compact)
    #expect(json == #""\u001b\u202e\u009b\u200fa""#)
  }
}
