import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Forms on an iPhone 8, alone and among other views: 375 points wide, a navigation bar that ends at 64, body text 20.5 high and 8.5 a character.
@Suite struct FormTests {
  private static let bar = Controller.navigation(title: "Title")

  private func section(
    _ ids: String..., header: String? = nil, footer: String? = nil
  ) -> Form.Section {
    Section(header, footer: footer, rows: ids.map { Row($0, field: TextField("1").id($0)) })
  }

  private func form(_ sections: Form.Section...) -> View { Form(sections).id("f") }

  private func rects(of part: NodeType.Part, in layout: Layout) -> [Rect] {
    layout.nodes.filter { $0.type == .part(part) }.map(\.frame)
  }

  @Test func `as root view it fills the screen, and its sections begin below the bar`() throws {
    let layout = try layout(
      form(section("aa", "bb", header: "cc", footer: "dd"), section("ee")), controller: Self.bar)
    #expect(layout.frames(of: "f") == "f 0 0 375 667")
    #expect(layout.nodes[0].appearance.background == Color(hex: 0xF2F2F7))
    #expect(rects(of: .header, in: layout).map(\.minY) == [97])
    #expect(
      rects(of: .card, in: layout) == [
        Rect(x: 16, y: 119.5, width: 343, height: 88), Rect(x: 16, y: 255, width: 343, height: 44),
      ])
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `it begins as a table of the same rows does`() throws {
    for system in System.all {
      for header in [nil, "dd"] {
        let change = { (traits: inout Traits) in traits.system = system }
        let form = try layout(
          form(section("aa", header: header), section("bb", header: header)), controller: Self.bar,
          change: change)
        let cells = TableView(.insetGrouped) {
          TableView.Section(header) { TableViewCell("aa") }
          TableView.Section(header) { TableViewCell("bb") }
        }
        let table = try layout(cells, controller: Self.bar, change: change)
        for part in [NodeType.Part.card, .header] {
          #expect(rects(of: part, in: form) == rects(of: part, in: table))
        }
        let looks = [form, table].map {
          $0.nodes.filter { $0.type == .part(.card) }.map(\.appearance.cornerRadius)
        }
        #expect(looks[0] == looks[1])
      }
    }
  }

  @Test func `rows that do not fit are as high as others and lie below the edge`() throws {
    let rows = (10..<40).map { Row("a\($0)") }
    let layout = try layout(form(Section(rows: rows)), controller: Self.bar)
    #expect(rects(of: .card, in: layout) == [Rect(x: 16, y: 99, width: 343, height: 1320)])
    #expect(layout.nodes[0].appearance.clips)
    #expect(layout.conflicts.isEmpty)
  }

  private static let presented = PresentedContent(controller: bar) {
    Form { Section { Row("aa") { TextField("1").id("aa") } } }.id("f")
  }

  @Test(arguments: [Presentation.sheet(Sheet(presented)), .fullScreen(presented)])
  func `it fills what is presented, too`(_ presentation: Presentation) throws {
    let layout = try layout(View(.view), presented: presentation)
    let form = try #require(layout.nodes.first { $0.type == .element(.form) })
    let bar = try #require(layout.nodes.first { $0.type == .element(.navigationBar) })
    #expect(form.frame.maxY == 667)
    #expect(form.appearance.background != nil)
    #expect(rects(of: .card, in: layout).map(\.minY) == [bar.frame.maxY + 35])
    #expect(rects(of: .card, in: layout).map(\.height) == [44])
  }

  @Test func `tied to the edges of the screen it rests below the bar and its rows do not stretch`()
    throws
  {
    let root = View { form(section("aa", "bb")) }.constraints {
      "H:|[f]|"
      "V:|[f]|"
    }
    let layout = try layout(root, controller: Self.bar)
    #expect(layout.frames(of: "f") == "f 0 0 375 667")
    #expect(rects(of: .card, in: layout) == [Rect(x: 16, y: 64, width: 343, height: 88)])
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `in too little room it keeps its rows and cuts them off`() throws {
    let root = View { form(section("aa", "bb")) }.constraints {
      "H:|[f]|"
      "f.top == super.top + 100"
      "f.height == 60"
    }
    let layout = try layout(root)
    #expect(layout.frames(of: "f") == "f 0 100 375 60")
    #expect(rects(of: .card, in: layout).map(\.height) == [88])
    #expect(layout.nodes.first { $0.type == .element(.form) }?.appearance.clips == true)
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `in a scroll view it rests where the scroll view's content does`() throws {
    func card(at offset: Double) throws -> Double? {
      let scrollView = ScrollView().with(\.contentOffset, Point(x: 0, y: offset))
      let root = View { scrollView { form(section("aa")) }.id("s") }.constraints {
        "H:|[s]|"
        "V:|[s]|"
        "f.leading == s.leading"
        "f.trailing == s.trailing"
        "f.width == s.width"
        "f.top == s.top"
        "f.bottom == s.bottom"
      }
      return rects(of: .card, in: try layout(root, controller: Self.bar)).first?.minY
    }
    #expect(try card(at: 0) == 64)
    #expect(try card(at: 20) == 44)
  }

  @Test func `it can be scrolled`() throws {
    let form = Form([section("aa")]).with(\.contentOffset, Point(x: 0, y: 30))
    let layout = try layout(form.id("f"), controller: Self.bar)
    #expect(rects(of: .card, in: layout).map(\.minY) == [69])
  }

  @Test func `fields of all sections begin at one edge`() throws {
    let layout = try layout(
      form(section("aa"), section("bbbbbb")), controller: Self.bar)
    #expect(layout.frames(of: "aa", "bbbbbb") == "aa 99 110 244 22\nbbbbbb 99 189 244 22")
  }

  @Test func `the label of a switch moves no fields`() throws {
    let form = form(section("aa"), Section { Row("aaaaaaaaaa") { Switch().id("s") } })
    let layout = try layout(form, controller: Self.bar)
    #expect(layout.frames(of: "aa").hasPrefix("aa 65 "))
    let label = try #require(
      layout.nodes.last { $0.type == .element(.label) && $0.frame.minY > 120 })
    #expect(label.frame.width == 85)
  }

  @Test func `since iOS 26 rows are higher, corners rounder, and headers as they were written`()
    throws
  {
    let layout = try layout(form(section("aa", header: "Card")), controller: Self.bar) {
      $0.system = System(majorVersion: 26)
    }
    let card = try #require(layout.nodes.first { $0.type == .part(.card) })
    #expect(card.frame.height == 52)
    #expect(card.appearance.cornerRadius == 26)
    #expect(layout.nodes.first { $0.type == .part(.header) }?.lines.map(\.text) == ["Card"])
  }

  @Test(arguments: [
    (TableView.Style.plain, Color.white), (.grouped, Color(hex: 0xF2F2F7)),
    (.insetGrouped, Color(hex: 0xF2F2F7)),
  ])
  func `a table as root view has the ground of its style`(
    _ style: TableView.Style, _ ground: Color
  ) throws {
    let layout = try layout(TableView(style) { TableView.Section { TableViewCell("aa") } })
    #expect(layout.nodes[0].appearance.background == ground)
  }
}
