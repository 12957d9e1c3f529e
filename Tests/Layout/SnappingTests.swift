import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct SnappingTests {
  @Test func `neighbours keep sharing an edge after every edge went to its nearest pixel`() throws {
    let root = View {
      View(.view, id: "a")
      View(.view, id: "b")
      View(.view, id: "c")
    }
    .constraints {
      "H:|[a][b(==a)][c(==a)]|"
      "V:|[a(1)]"
      "V:|[b(1)]"
      "V:|[c(1)]"
      "a.width == 100.2 @500"
    }
    let layout = try layout(root, on: "iphone-x")
    let snapped = ["a", "b", "c"].compactMap { layout.node(named: $0)?.snappedFrame }
    #expect(snapped.map(\.minX) == [0, 125, 250])
    #expect(snapped[0].maxX == snapped[1].minX)
    #expect(snapped[1].maxX == snapped[2].minX)
  }

  @Test func `frames stay exact and only their snapped twins lie on pixels`() throws {
    let layout = try layout(
      View { View(.view, id: "a") }.constraints {
        "a.left == super.left + 10.3"
        "a.width == 10.3"
        "V:|[a(1)]"
      })
    let node = try #require(layout.node(named: "a"))
    #expect(node.frame.minX == 10.3)
    #expect(node.snappedFrame == Rect(x: 10.5, y: 0, width: 10, height: 1))
  }

  @Test func `baselines lie on pixels`() throws {
    let layout = try layout(
      View { Label("aa", size: 20).id("a") }.constraints {
        "a.left == super.left"
        "a.top == super.top + 0.3"
      })
    let baseline = try #require(layout.node(named: "a")?.lines.first?.origin.y)
    // 0.3 and 19.11 down.
    #expect(baseline == 19.5)
  }
}
