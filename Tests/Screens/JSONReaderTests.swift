import AfterimageScreens
import Testing

/// The JSON reader.
struct JSONReaderTests {
  @Test func `the JSON reader takes comments, trailing commas, escapes and pairs of surrogates`()
    throws
  {
    let text = #"""
      // A screen
      { "a": [1, -2.5e+1, 0, true, false, null,], /* and */ "b\n\"\u00e9\uD83D\uDE00": "é😀", }
      """#
    let document = read(text)
    #expect(document.diagnostics == [])
    let root = try #require(document.root)
    let contents = try #require(root["a"]?.elements).map(\.content)
    #expect(
      contents == [.number(1), .number(-25), .number(0), .bool(true), .bool(false), .null])
    #expect(root[#"b\#n"é😀"#]?.string == "é😀")
  }

  @Test func `the JSON reader knows the place of every value, in scalars`() throws {
    let document = read(#"{\#r\#n  "é😀": [1,\#r\#n\#t"x"] }"#)
    let array = try #require(document.root?["é😀"]?.elements)
    #expect(document.source.place(at: array[0].range.lowerBound).description == "f:2:10")
    #expect(document.source.place(at: array[1].range.lowerBound).description == "f:3:2")
    #expect(array[1].range.count == 3)
  }

  @Test(arguments: [
    ("NaN", DiagnosticName.bareWord), ("01", .badNumber), ("1.", .badNumber), ("-", .badNumber),
    (".5", .unexpectedCharacter), ("+1", .unexpectedCharacter), ("1e", .badNumber),
    ("1x", .badNumber), ("1e400", .numberOutOfRange), (#""\x""#, .badEscape),
    (#""\u12""#, .badEscape), (#""\uDC00""#, .loneSurrogate),
    (#""\uD800\n""#, .loneSurrogate), (#""a"#, .unterminatedString),
    ("[1 2]", .unexpectedCharacter),
    ("[1}", .unexpectedCharacter), (#"{"a" 1}"#, .unexpectedCharacter),
    ("{1: 2}", .unexpectedCharacter),
    ("[", .unexpectedEnd), ("{} {}", .unexpectedCharacter), ("/* ", .unterminatedComment),
    ("", .emptyInput), ("'a'", .unexpectedCharacter), ("[,]", .unexpectedCharacter),
    (#"{"a":1,"a":2}"#, .repeatedKey), (#""\#u{1}""#, .controlCharacter),
    ("\0\0\0", .unexpectedCharacter),
  ])
  func `the JSON reader refuses what JSON does not have`(text: String, name: DiagnosticName) {
    #expect(read(text).diagnostics.first?.kind.name == name)
  }

  @Test func `the JSON reader finds all mistakes at once, and reads what is right around them`()
    throws
  {
    let document = read(#"{ "a": 01, b: 2, "c": [1 2, nil, {"d" 4}], "e": 5, "c": 6 }"#)
    #expect(
      document.diagnostics.map(\.kind.name) == [
        .badNumber, .unexpectedCharacter, .unexpectedCharacter, .bareWord, .unexpectedCharacter,
        .repeatedKey,
      ])
    #expect(document.root?["e"]?.content == .number(5))
    #expect(document.root?["c"]?.elements?.count == 4)
  }

  @Test func `the JSON reader does not crash on 20,000 brackets of either kind`() {
    for bracket in ["[", #"{"a":"#, #"[{"a":"#] {
      let document = read(String(repeating: bracket, count: 20_000))
      #expect(document.diagnostics.first?.kind == .tooDeep(limit: 256))
    }
  }

  @Test(
    arguments: [
      ([0x22, 0xC3, 0x28], 1), ([0xC0, 0x80], 0), ([0xE0, 0x9F, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
      ([0x61, 0xF4, 0x90, 0x80, 0x80], 1), ([0xF0, 0x9F, 0x98], 0), ([0xFF], 0), ([0x80], 0),
    ] as [([UInt8], Int)])
  func `the JSON reader finds the first byte that is not UTF-8`(bytes: [UInt8], offset: Int) {
    #expect(firstMalformedByte(in: bytes) == offset)
    #expect(JSONDocument(reading: bytes, file: "f").diagnostics.map(\.kind) == [.notUTF8])
  }

  @Test func `the JSON reader finds places in a line of a megabyte as fast as in a short one`()
    throws
  {
    let document = read(
      "[" + String(repeating: "é,", count: 1) + String(repeating: "1,", count: 1 << 19) + #""x"]"#)
    let last = try #require(document.root?.elements?.last)
    #expect(document.source.place(at: last.range.lowerBound).column == 4 + (1 << 20))
  }

  private func read(_ text: String) -> JSONDocument {
    JSONDocument(reading: Array(text.utf8), file: "f")
  }
}
