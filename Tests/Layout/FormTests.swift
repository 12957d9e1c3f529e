import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Forms on an iPhone 8, alone and among other views: 375 points wide, a navigation bar that ends at 64, body text 20.5 high and 8.5 a character.
@Suite struct FormTests {
  private static let bar = "{ \"type\": \"navigation\", \"title\": \"Title\" }"

  private func form(_ sections: String..., id: String = "f", more: String = "") -> String {
    """
    { "type": "form", "id": "\(id)", "sections": [\(sections.joined(separator: ", "))]\(more) }
    """
  }

  private func section(_ ids: String..., header: String? = nil, footer: String? = nil) -> String {
    let header = header.map { "\"header\": \"\($0)\", " } ?? ""
    let footer = footer.map { "\"footer\": \"\($0)\", " } ?? ""
    let rows = ids.map {
      "{ \"label\": \"\($0)\", \"field\": { \"type\": \"textField\", \"id\": \"\($0)\", \"text\": \"1\" } }"
    }
    return "{ \(header)\(footer)\"rows\": [\(rows.joined(separator: ", "))] }"
  }

  private func rects(of type: NodeType, in layout: Layout) -> [Rect] {
    layout.nodes.filter { $0.type == type }.map(\.frame)
  }

  @Test func `as root view it fills the screen, and its sections begin below the bar`() throws {
    let layout = try layout(
      form(section("aa", "bb", header: "cc", footer: "dd"), section("ee")), controller: Self.bar)
    #expect(layout.frames(of: "f") == "f 0 0 375 667")
    #expect(layout.nodes[0].appearance.background == Color(hex: 0xF2F2F7))
    #expect(rects(of: .header, in: layout).map(\.minY) == [97])
    #expect(
      rects(of: .card, in: layout) == [
        Rect(x: 16, y: 120, width: 343, height: 88), Rect(x: 16, y: 255.5, width: 343, height: 44),
      ])
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `it begins as a table of the same rows does`() throws {
    func table(_ header: String) -> String {
      """
      { "type": "tableView", "style": "insetGrouped", "sections": [
        { \(header)"rows": [{ "text": "aa" }] }, { \(header)"rows": [{ "text": "bb" }] }] }
      """
    }
    for system in System.all {
      for header in [nil, "dd"] {
        let word = header.map { "\"header\": \"\($0)\", " } ?? ""
        let change = { (traits: inout Traits) in traits.system = system }
        let form = try layout(
          form(section("aa", header: header), section("bb", header: header)), controller: Self.bar,
          change: change)
        let table = try layout(table(word), controller: Self.bar, change: change)
        for type in [NodeType.card, .header] {
          #expect(rects(of: type, in: form) == rects(of: type, in: table))
        }
        let looks = [form, table].map {
          $0.nodes.filter { $0.type == .card }.map(\.appearance.cornerRadius)
        }
        #expect(looks[0] == looks[1])
      }
    }
  }

  @Test func `rows that do not fit are as high as others and lie below the edge`() throws {
    let ids = (10..<40).map { "a\($0)" }
    let rows = ids.map { "{ \"label\": \"\($0)\" }" }.joined(separator: ", ")
    let layout = try layout(form("{ \"rows\": [\(rows)] }"), controller: Self.bar)
    #expect(rects(of: .card, in: layout) == [Rect(x: 16, y: 99, width: 343, height: 1320)])
    #expect(layout.nodes[0].appearance.clips)
    #expect(layout.conflicts.isEmpty)
  }

  @Test(arguments: ["sheet", "fullScreen"])
  func `it fills what is presented, too`(_ presentation: String) throws {
    let text = """
      { "format": 1, "name": "test", "root": { "type": "view" }, "presented": {
        "type": "\(presentation)", "controller": \(Self.bar), "root": \(form(section("aa"))) } }
      """
    let decoded = Screen.decode([UInt8](text.utf8), file: "test.screen.json")
    let screen = try #require(decoded.screen, "\(decoded.diagnostics)")
    let layout = try layOut(
      screen, in: Traits(device: try Device(id: "iphone-8")), measuring: .fixedWidth)
    let form = try #require(layout.nodes.first { $0.type == .form })
    let bar = try #require(layout.nodes.first { $0.type == .navigationBar })
    #expect(form.frame.maxY == 667)
    #expect(form.appearance.background != nil)
    #expect(rects(of: .card, in: layout).map(\.minY) == [bar.frame.maxY + 35])
    #expect(rects(of: .card, in: layout).map(\.height) == [44])
  }

  @Test func `tied to the edges of the screen it rests below the bar and its rows do not stretch`()
    throws
  {
    let layout = try layout(
      root(form(section("aa", "bb")), "H:|[f]|", "V:|[f]|"), controller: Self.bar)
    #expect(layout.frames(of: "f") == "f 0 0 375 667")
    #expect(rects(of: .card, in: layout) == [Rect(x: 16, y: 64, width: 343, height: 88)])
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `in too little room it keeps its rows and cuts them off`() throws {
    let layout = try layout(
      root(form(section("aa", "bb")), "H:|[f]|", "f.top == super.top + 100", "f.height == 60"))
    #expect(layout.frames(of: "f") == "f 0 100 375 60")
    #expect(rects(of: .card, in: layout).map(\.height) == [88])
    #expect(layout.nodes.first { $0.type == .form }?.appearance.clips == true)
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `in a scroll view it rests where the scroll view's content does`() throws {
    func card(at offset: Int) throws -> Double? {
      let scroll = """
        { "type": "scrollView", "id": "s", "contentOffset": [0, \(offset)], "subviews": [
          \(form(section("aa")))] }
        """
      let layout = try layout(
        root(
          scroll, "H:|[s]|", "V:|[s]|", "f.leading == s.leading", "f.trailing == s.trailing",
          "f.width == s.width", "f.top == s.top", "f.bottom == s.bottom"), controller: Self.bar)
      return rects(of: .card, in: layout).first?.minY
    }
    #expect(try card(at: 0) == 64)
    #expect(try card(at: 20) == 44)
  }

  @Test func `it can be scrolled`() throws {
    let layout = try layout(
      form(section("aa"), more: ", \"contentOffset\": [0, 30]"), controller: Self.bar)
    #expect(rects(of: .card, in: layout).map(\.minY) == [69])
  }

  @Test func `fields of all sections begin at one edge`() throws {
    let layout = try layout(
      form(section("aa"), section("bbbbbb")), controller: Self.bar)
    #expect(layout.frames(of: "aa", "bbbbbb") == "aa 99 110 244 22\nbbbbbb 99 189 244 22")
  }

  @Test func `the label of a switch moves no fields`() throws {
    let layout = try layout(
      form(
        section("aa"),
        "{ \"rows\": [{ \"label\": \"aaaaaaaaaa\", \"field\": { \"type\": \"switch\", \"id\": \"s\" } }] }"
      ),
      controller: Self.bar)
    #expect(layout.frames(of: "aa").hasPrefix("aa 65 "))
    let label = try #require(layout.nodes.last { $0.type == .label && $0.frame.minY > 120 })
    #expect(label.frame.width == 85)
  }

  @Test func `since iOS 26 rows are higher, corners rounder, and headers as they were written`()
    throws
  {
    let layout = try layout(form(section("aa", header: "Card")), controller: Self.bar) {
      $0.system = System(majorVersion: 26)
    }
    let card = try #require(layout.nodes.first { $0.type == .card })
    #expect(card.frame.height == 51.5)
    #expect(card.appearance.cornerRadius == 26)
    #expect(layout.nodes.first { $0.type == .header }?.lines.map(\.text) == ["Card"])
  }

  @Test(arguments: [("plain", 0xFFFFFF), ("grouped", 0xF2F2F7), ("insetGrouped", 0xF2F2F7)])
  func `a table as root view has the ground of its style`(_ style: String, _ ground: UInt32) throws
  {
    let layout = try layout(
      """
      { "type": "tableView", "style": "\(style)", "sections": [{ "rows": [{ "text": "aa" }] }] }
      """)
    #expect(layout.nodes[0].appearance.background == Color(hex: ground))
  }
}
