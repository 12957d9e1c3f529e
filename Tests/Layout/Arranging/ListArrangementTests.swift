import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Lists of SwiftUI's, on an iPhone 8 with iOS 17: cards begin at 16 points, texts 16 further.
@Suite struct ListArrangementTests {
  private func list(
    _ style: Arrangement.List.Style = .insetGrouped, @ListBuilder<View> _ rows: () -> [View]
  ) -> View {
    View(.list(.init(style)), rows)
  }

  private func onIOS17(_ root: View, _ names: String...) throws -> [Rect] {
    let layout = try layout(root, change: iOS(17))
    return try names.map { try #require(layout.node(named: $0)).frame }
  }

  @Test func `rows are 44 points high at least and lie on a card`() throws {
    let frames = try onIOS17(
      list {
        fill("a").frame(10, 10)
        fill("b").frame(10, 10)
      }, "a", "b", "card 1 in root")
    #expect(frames[0] == Rect(x: 32, y: 20 + 35 + 17, width: 10, height: 10))
    #expect(frames[1].minY == frames[0].minY + 44)
    #expect(frames[2] == Rect(x: 16, y: 55, width: 343, height: 88))
  }

  @Test func `a row with a switch is not much higher than one without`() throws {
    let frames = try onIOS17(list { Switch().view.id("a") }, "a", "card 1 in root")
    #expect(frames[1].height == 44)
    #expect(frames[0].midY == 77)
  }

  @Test func `a row is as high as its content and the room around it`() throws {
    let frames = try onIOS17(list { fill("a").frame(nil, 100) }, "a", "card 1 in root")
    #expect(frames[0] == Rect(x: 32, y: 66, width: 311, height: 100))
    #expect(frames[1].height == 122)
  }

  @Test func `sections lie apart, with what stands around them`() throws {
    let root = list {
      View(.section) {
        View(.header) { Label("Header").id("header") }
        text("a", "row")
      }
      View(.section) { text("b", "row") }.id("second")
    }
    let layout = try layout(root, change: iOS(17))
    let header = try #require(layout.node(named: "header"))
    #expect(header.lines.map(\.text) == ["HEADER"])
    #expect(header.text?.font.size == 13)
    let cards = layout.nodes.filter { $0.type == .part(.card) }.map(\.frame)
    #expect(cards.count == 2)
    #expect(cards[1].minY - cards[0].maxY == 35)
  }

  @Test func `the rows of a group have lines of their own, the last row none`() throws {
    let root = list {
      View(.group) {
        text("a", "one")
        text("b", "two")
      }
      text("c", "three")
    }
    let layout = try layout(root, change: iOS(17))
    let lines = layout.nodes.filter { $0.type == .element(.separator) && !$0.isHidden }
    #expect(lines.map(\.frame.minX) == [32, 32])
    #expect(lines.map(\.frame.maxX) == [359, 359])
  }

  @Test func `a row that opens something has an arrow at the end`() throws {
    var row = Arrangement.ListRow()
    row.isDisclosing = true
    let root = list {
      View(.listRow(row)) { text("a", "one") }.id("row")
    }
    let layout = try layout(root, change: iOS(17))
    let arrow = try #require(layout.nodes.first { $0.type == .part(.glyph) })
    #expect(arrow.frame.maxX == 343)
    #expect(layout.node(named: "row")?.frame == Rect(x: 16, y: 55, width: 343, height: 46))
  }

  @Test func `a plain list is as wide as the window`() throws {
    let frames = try onIOS17(list(.plain) { fill("a").frame(nil, 22) }, "a", "card 1 in root")
    #expect(frames[0] == Rect(x: 16, y: 31, width: 343, height: 22))
    #expect(frames[1] == Rect(x: 0, y: 20, width: 375, height: 44))
  }

  /// The room above a header, below it, above a footer and below that, and the first line between rows.
  private func captions(_ version: Int) throws -> (room: [Double], line: Color?) {
    let root = list {
      View(.section) {
        View(.header) { Label("Header").id("header") }
        text("a", "row")
        text("b", "row")
        View(.footer) { Label("Footer").id("footer") }
      }
      View(.section) { text("c", "row") }
    }
    let layout = try layout(root, change: iOS(version))
    let cards = layout.nodes.filter { $0.type == .part(.card) }.map(\.frame)
    let header = try #require(layout.node(named: "header")).frame
    let footer = try #require(layout.node(named: "footer")).frame
    let room = [
      header.minY - 20, cards[0].minY - header.maxY, footer.minY - cards[0].maxY,
      cards[1].minY - footer.maxY - 17.5,
    ]
    let line = layout.nodes.first { $0.type == .element(.separator) }
    return (room.map { ($0 * 100).rounded() / 100 }, line?.appearance.background)
  }

  @Test func `captions keep room free by the system`() throws {
    #expect(try captions(18).room == [17, 6, 6, 12])
    #expect(try captions(26).room == [10, 10.17, 8, 6])
  }

  @Test func `lines between rows are fainter since iOS 26`() throws {
    #expect(try captions(18).line == SystemColor.separator.resolved(for: .light))
    #expect(try captions(26).line == Color(hex: 0, alpha: 0.1))
  }
}
