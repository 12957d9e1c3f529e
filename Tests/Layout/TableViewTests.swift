import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Tables on an iPhone 8 without bars: 375 points wide, 20 under the status bar, margins of 16; body text is 20.5 high and 8.5 a character.
@Suite struct TableViewTests {
  private func table(_ sections: String, style: String = "plain", _ more: String = "") -> String {
    root(
      """
      { "type": "tableView", "id": "t", "style": "\(style)", "sections": [\(sections)]\(more) }
      """, "H:|[t]|", "V:|[t]|")
  }

  private func rows(_ rows: String, header: String? = nil, footer: String? = nil) -> String {
    let header = header.map { "\"header\": \"\($0)\", " } ?? ""
    let footer = footer.map { "\"footer\": \"\($0)\", " } ?? ""
    return "{ \(header)\(footer)\"rows\": [\(rows)] }"
  }

  private func row(_ id: String, _ more: String = "\"text\": \"aa\"") -> String {
    "{ \"id\": \"\(id)\", \(more) }"
  }

  @Test
  func `rows of a plain table are 44 high from the status bar on, with hairlines from the text`()
    throws
  {
    let layout = try layout(table(rows(row("a") + "," + row("b"))))
    #expect(layout.frames(of: "a", "b") == "a 0 20 375 44\nb 0 64 375 44")
    let lines = layout.nodes.filter { $0.type == .separator }.map(\.snappedFrame)
    #expect(
      lines == [
        Rect(x: 16, y: 63.5, width: 359, height: 0.5),
        Rect(x: 16, y: 107.5, width: 359, height: 0.5),
      ])
    #expect(try layout.ambiguities().isEmpty)
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `sections of an inset grouped table are cards 35 points apart`() throws {
    let layout = try layout(
      table([rows(row("a")), rows(row("b"))].joined(separator: ","), style: "insetGrouped"))
    #expect(layout.frames(of: "a", "b") == "a 16 55 343 44\nb 16 134 343 44")
    let card = layout.nodes.first { $0.type == .card }
    #expect(card?.appearance.cornerRadius == 10)
    #expect(card?.appearance.background == .white)
  }

  @Test func `a grouped section has its header in capitals and its footer below`() throws {
    let layout = try layout(
      table(rows(row("a"), header: "aa", footer: "bb"), style: "grouped"))
    let header = try #require(layout.nodes.first { $0.type == .header })
    let footer = try #require(layout.nodes.first { $0.type == .footer })
    #expect(header.lines.map(\.text) == ["AA"])
    #expect(header.frame == Rect(x: 16, y: 53, width: 343, height: 16))
    #expect(layout.frames(of: "a") == "a 0 76 375 44")
    #expect(footer.frame == Rect(x: 16, y: 127, width: 343, height: 16))
    #expect(layout.nodes.filter { $0.type == .separator }.count == 2)
  }

  @Test func `a plain header stays while its rows go by and leaves with the last of them`() throws {
    func header(at offset: Int) throws -> Double? {
      let long = rows((0..<4).map { row("a\($0)") }.joined(separator: ","), header: "aa")
      let layout = try layout(table(long, ", \"contentOffset\": [0, \(offset)]"))
      #expect(layout.conflicts.isEmpty)
      return layout.nodes.first { $0.type == .header }?.frame.minY
    }
    // 22 above it and 28.5 of its own, then 176 of rows.
    #expect(try header(at: 0) == 42)
    #expect(try header(at: 60) == 20)
    #expect(try header(at: 210) == 8)
  }

  @Test(arguments: [("iphone-8", 32.0), ("iphone-8-plus", 40)])
  func `views of a cell's own keep the margins of its texts`(_ device: String, _ edge: Double)
    throws
  {
    let own = """
      { "id": "c", "subviews": [\(label("own", "bb"))], "constraints": ["H:|-[own]-|", "V:|-[own]-|"] }
      """
    let text = row("r", "\"text\": { \"type\": \"label\", \"id\": \"m\", \"text\": \"aa\" }")
    let layout = try layout(table(rows(own + "," + text), style: "insetGrouped"), on: device)
    for id in ["own", "m"] {
      #expect(layout.nodes.first { $0.name == id }?.frame.minX == edge)
    }
  }

  @Test func `a second text lies at the trailing edge, beside a mark, or below`() throws {
    let texts =
      "\"text\": { \"type\": \"label\", \"id\": \"m\", \"text\": \"aaaa\" }, "
      + "\"detailText\": { \"type\": \"label\", \"id\": \"d\", \"text\": \"bb\" }"
    func frames(_ more: String) throws -> String {
      try layout(table(rows(row("a", texts + more)))).frames(of: "a", "m", "d")
    }
    #expect(
      try frames(", \"style\": \"value1\"")
        == "a 0 20 375 44\nm 16 31.5 34 20.5\nd 342 31.5 17 20.5")
    #expect(
      try frames(", \"style\": \"value1\", \"accessory\": \"disclosureIndicator\"")
        == "a 0 20 375 44\nm 16 31.5 34 20.5\nd 326.5 31.5 17 20.5")
    #expect(
      try frames(", \"style\": \"subtitle\"")
        == "a 0 20 375 57.5\nm 16 31 34 20.5\nd 16 51.5 12 14.5")
    #expect(
      try frames(", \"style\": \"value2\"")
        == "a 0 20 375 44\nm 16 34.5 91 14.5\nd 113 34.5 12 14.5")
  }

  @Test func `everything is mirrored from right to left`() throws {
    let cell = row(
      "a",
      "\"text\": { \"type\": \"label\", \"id\": \"m\", \"text\": \"aaaa\" }, \"accessory\": \"disclosureIndicator\""
    )
    let upright = try layout(table(rows(cell))).nodes.first { $0.type == .glyph }
    let layout = try layout(table(rows(cell))) { $0.layoutDirection = .rightToLeft }
    #expect(layout.frames(of: "m") == "m 325 31.5 34 20.5")
    let glyph = try #require(layout.nodes.first { $0.type == .glyph })
    #expect(glyph.frame.minX == 16)
    #expect(glyph.symbol?.size == upright?.symbol?.size)
    #expect(glyph.symbol?.figure != upright?.symbol?.figure)
  }

  @Test func `views of a cell's own make it as high as their constraints do`() throws {
    let own = """
      "subviews": [{ "type": "view", "id": "v" }], "accessory": "disclosureIndicator",
      "constraints": ["v.top == super.top + 10", "v.bottom == super.bottom - 10", "v.height == 11",
        "v.leading == super.leading", "v.trailing == super.trailing"]
      """
    let layout = try layout(table(rows(row("a", own) + "," + row("b"))))
    #expect(
      layout.frames(of: "a", "v", "b")
        == "a 0 20 375 31\nv 0 30 351.5 11\nb 0 51 375 44")
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `rows grow with the text, and wrap it at the accessibility sizes`() throws {
    let cell = row("a", "\"style\": \"value1\", \"text\": \"aaaa\", \"detailText\": \"bb\"")
    let large = try layout(table(rows(cell))) { $0.contentSizeCategory = .extraExtraExtraLarge }
    #expect(large.frames(of: "a") == "a 0 20 375 50")
    let stacked = try layout(table(rows(cell))) { $0.contentSizeCategory = .accessibilityMedium }
    #expect(stacked.frames(of: "a") == "a 0 20 375 89.5")
  }

  @Test func `a chosen row is grey, without hairlines around it`() throws {
    let chosen = row("b", "\"text\": \"bb\", \"selected\": true")
    let layout = try layout(table(rows([row("a"), chosen, row("c")].joined(separator: ","))))
    let grey = layout.nodes.first { $0.name == "b" }?.appearance.background
    #expect(grey == Color(hex: 0xD1D1D6))
    #expect(layout.nodes.filter { $0.type == .separator }.count == 1)
  }

  @Test func `up to iOS 14 lines go on below the rows, and in iOS 26 rows are higher`() throws {
    func rows(in system: String) throws -> Layout {
      let system = try #require(System.all.first { $0.id == system })
      let one = "{ \"rows\": [\(row("a"))] }"
      return try layout(table(one)) { $0.system = system }
    }
    #expect(try rows(in: "ios-12").nodes.filter { $0.type == .separator }.count > 10)
    #expect(try rows(in: "ios-18").nodes.filter { $0.type == .separator }.count == 1)
    #expect(try rows(in: "ios-26").frames(of: "a") == "a 0 20 375 51.5")
  }

  @Test(arguments: FieldMask.allCases)
  func `a sensitive cell shows nothing of its texts or of its tick`(_ mask: FieldMask) throws {
    func list(_ text: String, _ accessory: String) throws -> DisplayList {
      let cell = row(
        "a",
        "\"text\": \"\(text)\", \"detailText\": \"\(text)\", \"accessory\": \"\(accessory)\", \"sensitive\": true"
      )
      return try layout(table(rows(cell)), mask: mask).displayList()
    }
    let texts = try list("aa", "checkmark").items.filter(\.showsText)
    #expect(texts.isEmpty)
    #expect(try list("aa", "checkmark") == list("bb", "checkmark"))
  }

  @Test func `texts beside symbols begin at the same place, however wide each symbol is`() throws {
    let cells = ["lock", "person.2.fill"].map { name in
      let image =
        "{ \"type\": \"imageView\", \"id\": \"\(name.prefix(1))\", \"image\": { \"symbol\": \"\(name)\" } }"
      return row("row_\(name.prefix(1))", "\"text\": \"a\", \"imageView\": \(image)")
    }
    let layout = try layout(table(rows(cells.joined(separator: ","))))
    let texts = layout.nodes.filter { $0.text?.text == "a" }
    #expect(texts.map(\.frame.minX) == [56, 56])
    let symbols = ["l", "p"].compactMap { layout.node(named: $0)?.frame }
    #expect(symbols.map(\.midX) == [28, 28])
    #expect(symbols[0].width < symbols[1].width)
    let lines = layout.nodes.filter { $0.type == .separator }.map(\.frame.minX)
    #expect(lines.first == 56)
  }
}

extension DisplayItem {
  fileprivate var showsText: Bool {
    switch drawing {
    case .text, .path, .stroke: true
    case .group(let group): group.items.contains(where: \.showsText)
    default: false
    }
  }
}
