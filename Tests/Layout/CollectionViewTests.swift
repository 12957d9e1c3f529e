import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Collections on an iPhone 8 without bars: 375 by 667 points, 20 of them under the status bar.
@Suite struct CollectionViewTests {
  private func collection(_ items: String, _ more: String) -> String {
    root(
      """
      { "type": "collectionView", "id": "c", "sections": [{ "items": [\(items)] }], \(more) }
      """, "H:|[c]|", "V:|[c]|")
  }

  private func items(_ count: Int) -> String {
    (0..<count).map { view("i\($0)") }.joined(separator: ",")
  }

  @Test func `as many items stand in a line as fit, and full lines reach from edge to edge`() throws
  {
    let layout = try layout(
      collection(items(5), "\"itemSize\": [100, 50], \"sectionInset\": [5, 10, 5, 15]"))
    // 350 points for three items and two gaps of 25; the last line keeps the gap.
    #expect(
      layout.frames(of: "i0", "i1", "i2", "i3", "i4") == """
        i0 10 25 100 50
        i1 135 25 100 50
        i2 260 25 100 50
        i3 10 85 100 50
        i4 135 85 100 50
        """)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `lines begin at the right from right to left`() throws {
    let layout = try layout(
      collection(items(2), "\"itemSize\": [100, 50], \"sectionInset\": [0, 10, 0, 15]")
    ) { $0.layoutDirection = .rightToLeft }
    #expect(layout.frames(of: "i0", "i1") == "i0 260 20 100 50\ni1 150 20 100 50")
  }

  @Test func `lines follow each other to the side where the collection scrolls that way`() throws {
    let layout = try layout(
      collection(
        items(7),
        "\"itemSize\": [100, 150], \"scrollDirection\": \"horizontal\", \"contentOffset\": [30, 0]")
    )
    // 647 points for four items: the gaps are a third of what 600 leave.
    #expect(layout.frames(of: "i0", "i4") == "i0 -30 20 100 150\ni4 80 20 100 150")
    let gap = (layout.node(named: "i1")?.frame.minY ?? 0) - 170
    #expect(abs(gap - 47.0 / 3) < 1e-6)
  }

  @Test
  func `items without a size are as large as their content and lie in the middle of their line`()
    throws
  {
    let items = [
      label("a", "aaaa", size: 40), label("b", "bb"), label("d", "dddddddddddd", size: 50),
    ]
    let layout = try layout(collection(items.joined(separator: ","), "\"minimumLineSpacing\": 0"))
    #expect(layout.node(named: "a")?.frame == Rect(x: 0, y: 20, width: 80, height: 48))
    let second = try #require(layout.node(named: "b")?.frame)
    #expect(second.maxX == 375)
    #expect(second.midY == 44)
    #expect(layout.node(named: "d")?.frame.minY == 68)
  }

  @Test func `headers are as wide as the collection and footers follow the items`() throws {
    let sections = """
      { "type": "collectionView", "id": "c", "itemSize": [50, 50], "sections": [
        { "header": \(label("h", "hh")), "items": [\(view("i"))], "footer": \(label("f", "ff")) },
        { "items": [\(view("j"))] }] }
      """
    let layout = try layout(root(sections, "H:|[c]|", "V:|[c]|"))
    #expect(
      layout.frames(of: "h", "i", "f", "j")
        == "h 0 20 375 24\ni 0 44 50 50\nf 0 94 375 24\nj 0 118 50 50")
  }

  @Test(arguments: FieldMask.allCases)
  func `a sensitive item is masked where it lies`(_ mask: FieldMask) throws {
    func list(_ text: String) throws -> DisplayList {
      let item = label("a", text, size: 20, ", \"sensitive\": true")
      return try layout(collection(item, "\"itemSize\": [100, 50]"), mask: mask).displayList()
    }
    #expect(try list("1234") == list("42"))
  }
}
