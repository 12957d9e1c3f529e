import AfterimageInterfaceBuilder
import Foundation
import Testing

@Suite struct XMLElementTests {
  private func read(_ text: String) throws -> XMLElement { try .read(Array(text.utf8)) }

  private func mistake(in text: String) -> XMLError? {
    do throws(XMLError) {
      _ = try XMLElement.read(Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test func `elements know the line on which they begin`() throws {
    let root = try read(
      """
      <a>
      <b/>

      <c
       x="1"/></a>
      """)
    #expect(root.line == 1)
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.child("b")?.line == 2)
    #expect((4...5).contains(root.child("c")?.line ?? 0))
  }

  @Test func `the entities of XML and numbered characters are what they stand for`() throws {
    let root = try read(#"<a t="&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;">x &amp; y</a>"#)
    #expect(root["t"] == #"<&>"'A😀"#)
    #expect(root.text == "x & y")
  }

  @Test func `text around elements and in CDATA is joined`() throws {
    #expect(try read("<a>one <![CDATA[<two> & ]]>three</a>").text == "one <two> & three")
  }

  @Test func `documents in UTF-16 are read`() throws {
    let text = #"<?xml version="1.0" encoding="UTF-16"?><a t="größe"/>"#
    let bytes = [UInt8](try #require(text.data(using: .utf16)))
    #expect(try XMLElement.read(bytes)["t"] == "größe")
  }

  @Test func `comments and instructions are passed over`() throws {
    #expect(try read("<?x y?><!-- no --><a><!-- <b/> --></a>").children.isEmpty)
  }

  @Test func `a broken document is refused with its line`() {
    #expect(mistake(in: "<a>\n<b>\n</a>")?.line == 3)
    #expect(mistake(in: "") != nil)
    #expect(mistake(in: "no xml") != nil)
    #expect(mistake(in: "<a x='1' x='2'/>") != nil)
    #expect(mistake(in: "<a>&unknown;</a>") != nil)
  }

  @Test func `a DOCTYPE is refused, whatever it declares`() throws {
    let secret = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("secret".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    for declaration in [
      "<!DOCTYPE a>", #"<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd">"#,
      #"<!DOCTYPE a [<!ENTITY x SYSTEM "\#(secret.absoluteString)">]>"#,
      #"<!DOCTYPE a [<!ENTITY % x SYSTEM "\#(secret.absoluteString)"> %x;]>"#,
    ] {
      #expect(mistake(in: "\(declaration)<a>&x;</a>")?.kind == .documentType, "\(declaration)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func `entities that multiply are refused before they do`() {
    var declarations = #"<!ENTITY l0 "lol">"#
    for level in 1..<12 {
      let many = String(repeating: "&l\(level - 1);", count: 10)
      declarations += #"<!ENTITY l\#(level) "\#(many)">"#
    }
    #expect(mistake(in: "<!DOCTYPE a [\(declarations)]><a>&l11;</a>")?.kind == .documentType)
  }

  @Test func `elements ten thousand deep are refused`() {
    let deep =
      String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
    #expect(mistake(in: deep)?.kind == .tooDeep(limit: 256))
  }

  @Test func `more elements than the limit are refused`() {
    let many = "<a>" + String(repeating: "<b/>", count: 1_000_001) + "</a>"
    #expect(mistake(in: many)?.kind == .tooManyElements(limit: 1_000_000))
  }
}
