import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Collections on an iPhone 8 without bars: 375 by 667 points, 20 of them under the status bar.
@Suite struct CollectionViewTests {
  private func filling(_ collection: CollectionView) -> View {
    View { collection.id("c") }.constraints {
      "H:|[c]|"
      "V:|[c]|"
    }
  }

  private func collection(_ count: Int, of size: Size) -> CollectionView {
    CollectionView { (0..<count).map { View(.view, id: "i\($0)") } }.with(\.itemSize, size)
  }

  @Test func `as many items stand in a line as fit, and full lines reach from edge to edge`() throws
  {
    let collection = collection(5, of: Size(width: 100, height: 50))
      .with(\.sectionInset, EdgeInsets(top: 5, left: 10, bottom: 5, right: 15))
    let layout = try layout(filling(collection))
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
    let collection = collection(2, of: Size(width: 100, height: 50))
      .with(\.sectionInset, EdgeInsets(top: 0, left: 10, bottom: 0, right: 15))
    let layout = try layout(filling(collection)) { $0.layoutDirection = .rightToLeft }
    #expect(layout.frames(of: "i0", "i1") == "i0 260 20 100 50\ni1 150 20 100 50")
  }

  @Test func `lines follow each other to the side where the collection scrolls that way`() throws {
    let collection = collection(7, of: Size(width: 100, height: 150))
      .with(\.scrollDirection, .horizontal).with(\.contentOffset, Point(x: 30, y: 0))
    let layout = try layout(filling(collection))
    // 647 points for four items: the gaps are a third of what 600 leave.
    #expect(layout.frames(of: "i0", "i4") == "i0 -30 20 100 150\ni4 80 20 100 150")
    let gap = (layout.node(named: "i1")?.frame.minY ?? 0) - 170
    #expect(abs(gap - 47.0 / 3) < 1e-6)
  }

  @Test
  func `items without a size are as large as their content and lie in the middle of their line`()
    throws
  {
    let collection = CollectionView {
      Label("aaaa", size: 40).id("a")
      Label("bb", size: 20).id("b")
      Label("dddddddddddd", size: 50).id("d")
    }
    let layout = try layout(filling(collection.with(\.minimumLineSpacing, 0)))
    #expect(layout.node(named: "a")?.frame == Rect(x: 0, y: 20, width: 80, height: 48))
    let second = try #require(layout.node(named: "b")?.frame)
    #expect(second.maxX == 375)
    #expect(second.midY == 44)
    #expect(layout.node(named: "d")?.frame.minY == 68)
  }

  @Test func `headers are as wide as the collection and footers follow the items`() throws {
    let framed = CollectionView.Section(
      header: Label("hh", size: 20).id("h"), footer: Label("ff", size: 20).id("f"),
      items: [View(.view, id: "i")])
    let collection = CollectionView(sections: [framed, .init(items: [View(.view, id: "j")])])
      .with(\.itemSize, Size(width: 50, height: 50))
    let layout = try layout(filling(collection))
    #expect(
      layout.frames(of: "h", "i", "f", "j")
        == "h 0 20 375 24\ni 0 44 50 50\nf 0 94 375 24\nj 0 118 50 50")
  }

  @Test(arguments: FieldMask.allCases)
  func `a sensitive item is masked where it lies`(_ mask: FieldMask) throws {
    func list(_ text: String) throws -> DisplayList {
      let collection = CollectionView { Label(text, size: 20).id("a").sensitive() }
        .with(\.itemSize, Size(width: 100, height: 50))
      return try layout(filling(collection), mask: mask).displayList()
    }
    #expect(try list("1234") == list("42"))
  }
}
