import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Tables on an iPhone 8 without bars: 375 points wide, 20 under the status bar, margins of 16; body text is 20.5 high and 8.5 a character.
@Suite struct TableViewTests {
  private func filling(_ table: TableView) -> View {
    View { table.id("t") }.constraints {
      "H:|[t]|"
      "V:|[t]|"
    }
  }

  private func table(_ rows: [View]) -> View {
    filling(TableView(sections: [.init(rows: rows)]))
  }

  private func row(_ id: String) -> View { TableViewCell("aa").id(id) }

  /// A cell whose texts can be found by the ids `m` and `d`.
  private func cell(_ text: String, detail: String? = nil) -> TableViewCell {
    TableViewCell().with(\.textLabel, Label(text).id("m"))
      .with(\.detailTextLabel, detail.map { Label($0).id("d") })
  }

  /// A message of KeePassium stands so in a table of 300 points at the priority 250.
  @Test func `what lies in the rows of a table does not pull at its width`() throws {
    let row = View { Label(String(repeating: "a", count: 50), size: 20).id("text") }.constraints {
      "H:|[text]|"
      "V:|[text]|"
    }
    let root = View { TableView(sections: [.init(rows: [row])]).id("t") }.constraints {
      "t.width == 300 @250"
      "t.height == 200"
      "t.centerX == super.centerX @750"
      "t.left >= super.left"
      "t.right <= super.right"
      "t.top == super.top"
    }
    let layout = try layout(root)
    #expect(layout.frames(of: "t") == "t 37.5 0 300 200")
    let text = try #require(layout.nodes.first { $0.name == "text" }).frame
    #expect(text.minX == 37.5)
    #expect(text.width == 300)
  }

  @Test
  func `rows of a plain table are 44 high from the status bar on, with hairlines from the text`()
    throws
  {
    let layout = try layout(table([row("a"), row("b")]))
    #expect(layout.frames(of: "a", "b") == "a 0 20 375 44\nb 0 64 375 44")
    let lines = layout.nodes.filter { $0.type == .element(.separator) }.map(\.snappedFrame)
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
      filling(
        TableView(.insetGrouped) {
          TableView.Section { row("a") }
          TableView.Section { row("b") }
        }))
    #expect(layout.frames(of: "a", "b") == "a 16 55 343 44\nb 16 134 343 44")
    let card = layout.nodes.first { $0.type == .part(.card) }
    #expect(card?.appearance.cornerRadius == 10)
    #expect(card?.appearance.background == .white)
  }

  @Test func `a grouped section has its header in capitals and its footer below`() throws {
    let table = TableView(.grouped) { TableView.Section("aa", footer: "bb") { row("a") } }
    let layout = try layout(filling(table))
    let header = try #require(layout.nodes.first { $0.type == .part(.header) })
    let footer = try #require(layout.nodes.first { $0.type == .part(.footer) })
    #expect(header.lines.map(\.text) == ["AA"])
    #expect(header.frame == Rect(x: 16, y: 53, width: 343, height: 16))
    #expect(layout.frames(of: "a") == "a 0 75.5 375 44")
    #expect(footer.frame == Rect(x: 16, y: 126.5, width: 343, height: 16))
    #expect(layout.nodes.filter { $0.type == .element(.separator) }.count == 2)
  }

  @Test func `a plain header stays while its rows go by and leaves with the last of them`() throws {
    func header(at offset: Double) throws -> Double? {
      let section = TableView.Section("aa", rows: (0..<4).map { row("a\($0)") })
      let table = TableView(sections: [section]).with(\.contentOffset, Point(x: 0, y: offset))
      let layout = try layout(filling(table))
      #expect(layout.conflicts.isEmpty)
      return layout.nodes.first { $0.type == .part(.header) }?.frame.minY
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
    let own = TableViewCell() { Label("bb", size: 20).id("own") }.id("c").constraints {
      "H:|-[own]-|"
      "V:|-[own]-|"
    }
    let table = TableView(.insetGrouped, sections: [.init(rows: [own, cell("aa").id("r")])])
    let layout = try layout(filling(table), on: device)
    for id in ["own", "m"] {
      #expect(layout.nodes.first { $0.name == id }?.frame.minX == edge)
    }
  }

  @Test func `a second text lies at the trailing edge, beside a mark, or below`() throws {
    func frames(
      _ style: TableViewCell.Style, _ accessory: TableViewCell.Accessory = .none
    ) throws -> String {
      let cell = cell("aaaa", detail: "bb").with(\.style, style).with(\.accessory, accessory)
      return try layout(table([cell.id("a")])).frames(of: "a", "m", "d")
    }
    #expect(try frames(.value1) == "a 0 20 375 44\nm 16 31.5 34 20.5\nd 342 31.5 17 20.5")
    #expect(
      try frames(.value1, .disclosureIndicator)
        == "a 0 20 375 44\nm 16 31.5 34 20.5\nd 323 31.5 17 20.5")
    #expect(try frames(.subtitle) == "a 0 20 375 57.5\nm 16 31 34 20.5\nd 16 51.5 12 14.5")
    #expect(try frames(.value2) == "a 0 20 375 44\nm 16 34.5 91 14.5\nd 113 34.5 12 14.5")
  }

  @Test func `everything is mirrored from right to left`() throws {
    let table = table([cell("aaaa").with(\.accessory, .disclosureIndicator).id("a")])
    let upright = try layout(table).nodes.first { $0.type == .part(.glyph) }
    let layout = try layout(table) { $0.layoutDirection = .rightToLeft }
    #expect(layout.frames(of: "m") == "m 325 31.5 34 20.5")
    let glyph = try #require(layout.nodes.first { $0.type == .part(.glyph) })
    #expect(glyph.frame.minX == 16)
    #expect(glyph.symbol?.size == upright?.symbol?.size)
    #expect(glyph.symbol?.figure != upright?.symbol?.figure)
  }

  @Test func `views of a cell's own make it as high as their constraints do`() throws {
    let cell = TableViewCell().with(\.accessory, .disclosureIndicator)
    let own = cell { View(.view, id: "v") }.id("a").constraints {
      "v.top == super.top + 10"
      "v.bottom == super.bottom - 10"
      "v.height == 11"
      "v.leading == super.leading"
      "v.trailing == super.trailing"
    }
    let layout = try layout(table([own, row("b")]))
    #expect(
      layout.frames(of: "a", "v", "b")
        == "a 0 20 375 31\nv 0 30 351.5 11\nb 0 51 375 44")
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `rows grow with the text, and wrap it at the accessibility sizes`() throws {
    let table = table([TableViewCell("aaaa", detail: "bb", style: .value1).id("a")])
    let large = try layout(table) { $0.contentSizeCategory = .extraExtraExtraLarge }
    #expect(large.frames(of: "a") == "a 0 20 375 50")
    let stacked = try layout(table) { $0.contentSizeCategory = .accessibilityMedium }
    #expect(stacked.frames(of: "a") == "a 0 20 375 89.5")
  }

  @Test func `a chosen row is grey, without hairlines around it`() throws {
    let chosen = TableViewCell("bb").with(\.isSelected, true).id("b")
    let layout = try layout(table([row("a"), chosen, row("c")]))
    let grey = layout.nodes.first { $0.name == "b" }?.appearance.background
    #expect(grey == Color(hex: 0xD1D1D6))
    #expect(layout.nodes.filter { $0.type == .element(.separator) }.count == 1)
  }

  @Test func `up to iOS 14 lines go on below the rows, and in iOS 26 rows are higher`() throws {
    func rows(in system: String) throws -> Layout {
      let system = try #require(System.all.first { $0.id == system })
      return try layout(table([row("a")])) { $0.system = system }
    }
    #expect(try rows(in: "ios-12").nodes.filter { $0.type == .element(.separator) }.count > 10)
    #expect(try rows(in: "ios-18").nodes.filter { $0.type == .element(.separator) }.count == 1)
    #expect(try rows(in: "ios-26").frames(of: "a") == "a 0 20 375 52")
  }

  @Test(arguments: FieldMask.allCases)
  func `a sensitive cell shows nothing of its texts or of its tick`(_ mask: FieldMask) throws {
    func list(_ text: String) throws -> DisplayList {
      let cell = TableViewCell(text, detail: text).with(\.accessory, .checkmark)
      return try layout(table([cell.id("a").sensitive()]), mask: mask).displayList()
    }
    let texts = try list("aa").items.filter(\.showsText)
    #expect(texts.isEmpty)
    #expect(try list("aa") == list("bb"))
  }

  @Test func `texts beside symbols begin at the same place, however wide each symbol is`() throws {
    let cells = ["lock", "person.2.fill"].map { name in
      let image = ImageView(Symbol(name)).id("\(name.prefix(1))")
      return TableViewCell("a").with(\.imageView, image).id("row_\(name.prefix(1))")
    }
    let layout = try layout(table(cells))
    let texts = layout.nodes.filter { $0.text?.text == "a" }
    #expect(texts.map(\.frame.minX) == [56, 56])
    let symbols = ["l", "p"].compactMap { layout.node(named: $0)?.frame }
    #expect(symbols.map(\.midX) == [28, 28])
    #expect(symbols[0].width < symbols[1].width)
    let lines = layout.nodes.filter { $0.type == .element(.separator) }.map(\.frame.minX)
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
