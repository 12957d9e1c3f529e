import AfterimageSwiftSource
import Testing

@Suite struct YAMLTests {
  private func value(_ text: String) throws -> PropertyListValue {
    try PropertyListValue.readYAML(Array(text.utf8))
  }

  @Test func `mappings, sequences, quotations and words of truth are read`() throws {
    let value = try value(
      """
      # a comment
      a: b
      "c d": [1.10, 'YES', "x\\ty"]
      e:
        - f: yes
          g: NO
        - |
          two
          lines
      h:
      i: {j: ~}
      """)
    #expect(value["a"] == .text("b"))
    #expect(value["c d"] == .list([.text("1.10"), .text("YES"), .text("x\ty")]))
    #expect(value["e"]?.list?[0] == .dictionary(["f": .flag(true), "g": .flag(false)]))
    #expect(value["e"]?.list?[1] == .text("two\nlines\n"))
    #expect(value["h"] == .text(""))
    #expect(value["i"] == .dictionary(["j": .text("~")]))
  }

  @Test func `aliases stand for what their anchor is on, and merged keys give way to own ones`()
    throws
  {
    let value = try value(
      """
      one: &one {a: 1, b: 1}
      two: &two {b: 2, c: 2}
      text: &text words
      all:
        <<: [*one, *two]
        c: 3
        d: *text
      quoted: {"<<": x}
      """)
    #expect(
      value["all"]?.dictionary == [
        "a": .text("1"), "b": .text("1"), "c": .text("3"), "d": .text("words"),
      ])
    #expect(value["quoted"] == .dictionary(["<<": .text("x")]))
  }

  @Test func `JSON is read, and of several documents the first`() throws {
    #expect(try value("{\"a\": [\"b\", {\"c\": true}]}")["a"]?.list?[1]["c"] == .flag(true))
    #expect(try value("---\na: 1\n---\na: 2\n")["a"] == .text("1"))
    #expect(try value("") == .text(""))
  }

  @Test(arguments: [
    ("a: [1, 2", 1), ("a: 1\nb: *nothing", 2), ("a: 1\n? [b]\n: c", 2), ("a: b: c", 1),
    ("a:\n\t- b", 2), ("a: &a [*a]", 1), ("a: 1\nb: \u{1}", 2),
  ])
  func `what is broken is told with its line`(text: String, line: Int) throws {
    let error = try #require(throws: PropertyListError.self) { try value(text) }
    #expect(error.line == line)
  }

  @Test func `bytes in no encoding are told with their line`() throws {
    let error = try #require(throws: PropertyListError.self) {
      try PropertyListValue.readYAML(Array("a: 1\nb: ".utf8) + [0xFF, 0xFE, 0x41])
    }
    #expect(error.line == 2)
    #expect(error.what.hasPrefix("this YAML is broken"))
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "&a ["])
  func `deep nesting is refused`(opening: String) {
    #expect(throws: PropertyListError.self) {
      try value(String(repeating: opening, count: 50_000))
    }
  }

  @Test func `aliases of aliases are counted as what they stand for`() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let again = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(again)]\n"
    }
    let error = try #require(throws: PropertyListError.self) { try value(text) }
    #expect(error.what.contains("more values"))
  }

  @Test func `merged mappings and long texts are counted, too`() {
    let keys = (0..<1_000).map { "k\($0): 1" }.joined(separator: ", ")
    let merges = (0..<1_000).map { "m\($0): {<<: *a}" }.joined(separator: "\n")
    #expect(throws: PropertyListError.self) { try value("a: &a {\(keys)}\n" + merges) }
    let long = "a: &a " + String(repeating: "x", count: 1 << 20)
    let again = (0..<1_000).map { "b\($0): *a" }.joined(separator: "\n")
    #expect(throws: PropertyListError.self) { try value(long + "\n" + again) }
  }

  @Test func `every beginning of a description is refused or read`() throws {
    let bytes = Array(
      """
      name: "App" # a comment
      targets: &targets
        App: {type: application, platform: [iOS], 'sources': [App, {path: Shared}]}
      other:
        <<: *targets
        text: >-
          folded
           text
      """.utf8)
    for count in bytes.indices {
      _ = try? PropertyListValue.readYAML(Array(bytes.prefix(count)))
    }
    #expect(try PropertyListValue.readYAML(bytes)["other"]?["text"] == .text("folded\n text"))
  }
}
