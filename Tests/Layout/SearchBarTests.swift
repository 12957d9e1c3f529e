import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Search bars on an iPhone 8, at the upper edge of a plain view below the status bar.
@Suite struct SearchBarTests {
  private func screen(_ bar: some ViewConvertible) -> View {
    View { bar.id("s") }.constraints {
      "H:|[s]|"
      "s.top == safeArea.top"
    }
  }

  private func searchField(of layout: Layout) -> Node? {
    layout.nodes.first { $0.type == .part(.searchField) }
  }

  @Test func `a field of 36 points lies in a bar of 56`() throws {
    let layout = try layout(screen(SearchBar(placeholder: "aa")))
    #expect(layout.frames(of: "s") == "s 0 20 375 56")
    let field = try #require(searchField(of: layout))
    #expect(field.frame == Rect(x: 8, y: 30, width: 359, height: 36))
    #expect(field.lines.first?.color == Color(hex: 0x3C3C43, alpha: 0.6))
    #expect(field.lines.first?.origin.x == 38)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `before iOS 11 a field of 28 points lies in a bar of 44`() throws {
    let layout = try layout(screen(SearchBar())) { $0.system = System(majorVersion: 10) }
    #expect(layout.frames(of: "s") == "s 0 20 375 44")
    #expect(searchField(of: layout)?.frame == Rect(x: 8, y: 28, width: 359, height: 28))
  }

  @Test func `the cancel button takes its room from the field, on either side`() throws {
    let screen = screen(SearchBar("aa").with(\.showsCancelButton, true))
    // Six characters of 8.5 points, 16 beside them and 12 before.
    #expect(try searchField(of: layout(screen))?.frame == Rect(x: 8, y: 30, width: 288, height: 36))
    let mirrored = try layout(screen) { $0.layoutDirection = .rightToLeft }
    #expect(searchField(of: mirrored)?.frame == Rect(x: 79, y: 30, width: 288, height: 36))
  }

  @Test func `places to look in share a track below the field`() throws {
    let bar = SearchBar().with(\.scopeButtonTitles, ["a", "b"])
      .with(\.selectedScopeButtonIndex, 1)
    let layout = try layout(screen(bar))
    #expect(layout.frames(of: "s") == "s 0 20 375 100")
    let pill = layout.nodes.filter { $0.type == .element(.view) }.last
    #expect(pill?.frame == Rect(x: 189.5, y: 76, width: 175.5, height: 28))
  }

  @Test func `the field is higher in iOS 26`() throws {
    let system = try #require(System.all.first { $0.id == "ios-26" })
    let layout = try layout(screen(SearchBar())) { $0.system = system }
    #expect(searchField(of: layout)?.frame.height == 44)
  }

  @Test(arguments: FieldMask.allCases)
  func `a sensitive bar shows neither its words nor whether there are any`(_ mask: FieldMask) throws
  {
    func list(_ text: String) throws -> DisplayList {
      try layout(screen(SearchBar(text).sensitive()), mask: mask).displayList()
    }
    #expect(try list("1234") == list("42"))
  }

  @Test func `a button stands at the end of an empty field, and a cross at that of another`() throws
  {
    func glyphs(_ text: String) throws -> [Node] {
      let bar = SearchBar(text).with(\.bookmarkSymbol, "mic")
      return try layout(screen(bar)).nodes.filter { $0.type == .part(.glyph) }
    }
    let empty = try glyphs("")
    #expect(empty.map(\.frame.midX) == [24, 351])
    let entered = try glyphs("a")
    #expect(entered.map(\.frame.midX) == [24, 351])
    #expect(entered[1].symbol?.figure != empty[1].symbol?.figure)
  }
}
