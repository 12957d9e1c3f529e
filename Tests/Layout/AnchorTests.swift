import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct AnchorTests {
  @Test func `edges, extents and constants place a view`() throws {
    let layout = try layout(
      View { View(.view, id: "a") }.constraints {
        "a.left == super.left + 10"
        "a.top == super.top + 20"
        "a.width == 100"
        "a.height == 0.5 * a.width"
      })
    #expect(layout.frames(of: "a") == "a 10 20 100 50")
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `centers place a view`() throws {
    let layout = try layout(
      View { View(.view, id: "a") }.constraints {
        "a.centerX == super.centerX"
        "a.centerY == super.centerY - 3.5"
        "a.width == 75"
        "a.height == 60"
      })
    #expect(layout.frames(of: "a") == "a 150 300 75 60")
  }

  @Test func `a multiplier on a place counts from the corner of the owner`() throws {
    let box = View { View(.view, id: "a") }.id("box").constraints {
      "a.centerX == 0.5 * super.right"
      "a.width == 10"
      "a.top == super.top"
      "a.height == 10"
    }
    let layout = try layout(
      View { box }.constraints {
        "box.left == super.left + 100"
        "box.top == super.top"
        "box.width == 200"
        "box.height == 50"
      })
    #expect(layout.frames(of: "a") == "a 195 0 10 10")
  }

  @Test func `relations bound, and a weaker wish is met as far as they let it`() throws {
    let layout = try layout(
      View { View(.view, id: "a") }.constraints {
        "a.left == super.left"
        "a.top == super.top"
        "a.height == 10"
        "a.width <= 80"
        "a.width == 200 @500"
      })
    #expect(layout.frames(of: "a") == "a 0 0 80 10")
  }

  @Test func `priorities are strict levels: many weak wishes do not move one that is stronger`()
    throws
  {
    let layout = try layout(
      View { View(.view, id: "a") }.constraints {
        "a.left == super.left"
        "a.top == super.top"
        "a.height == 10"
        "a.width == 100 @500.5"
        "a.width == 300 @500"
        "a.width == 301 @500"
        "a.width == 302 @500"
      })
    #expect(layout.frames(of: "a") == "a 0 0 100 10")
  }

  @Test func `a visual format runs along its axis with standard spaces`() throws {
    let root = View {
      View(.view, id: "a")
      View(.view, id: "b")
    }
    .constraints {
      "H:|-[a(40)]-[b]-|"
      "V:|-7-[a(5)]"
      "V:|-7-[b(5)]"
    }
    let layout = try layout(root)
    #expect(layout.frames(of: "a", "b") == "a 16 7 40 5\nb 64 7 295 5")
  }
}
