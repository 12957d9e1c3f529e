import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Rows and columns of SwiftUI's, on an iPhone 8: 375 by 647 points are safe.
@Suite struct StackArrangementTests {
  @Test func `a stack is as large as its views and lies in the middle`() throws {
    let root = vstack(spacing: 10) {
      fill("a").frame(100, 40)
      fill("b").frame(60, 50)
    }
    #expect(try frames(root, "a", "b") == "a 137.5 273.5 100 40\nb 157.5 323.5 60 50")
  }

  @Test func `views share the room of a stack equally`() throws {
    let root = hstack(spacing: 0) {
      fill("a")
      fill("b")
      fill("c")
    }
    #expect(
      try frames(root, "a", "b", "c")
        == "a 0 0 125 647\nb 125 0 125 647\nc 250 0 125 647")
  }

  @Test func `the least flexible views are given room first`() throws {
    let root = hstack(spacing: 0) {
      fill("a")
      fill("b").frame(75, 20)
      fill("c")
    }
    #expect(
      try frames(root, "a", "b", "c")
        == "a 0 0 150 647\nb 150 313.5 75 20\nc 225 0 150 647")
  }

  @Test func `views are 8 points apart unless they want something else`() throws {
    let root = hstack {
      fill("a").frame(50, 50)
      fill("b").frame(50, 50)
    }
    #expect(try frames(root, "a", "b") == "a 133.5 298.5 50 50\nb 191.5 298.5 50 50")
  }

  @Test func `a spacer takes the rest, and keeps no distance`() throws {
    let root = hstack {
      fill("a").frame(50, 50)
      spacer()
      fill("b").frame(50, 50)
    }
    #expect(try frames(root, "a", "b") == "a 0 298.5 50 50\nb 325 298.5 50 50")
  }

  @Test func `a spacer is at least 8 points wide where the ideal is asked for`() throws {
    let row = hstack {
      fill("a").frame(50, 50)
      spacer()
      fill("b").frame(50, 50)
    }
    let root = row.arranged(.fixedSize(.init()))
    #expect(try frames(root, "a", "b") == "a 133.5 298.5 50 50\nb 191.5 298.5 50 50")
  }

  @Test func `a spacer keeps its least extent before a text is given room`() throws {
    let root = hstack(spacing: 0) {
      text("a", "four word long text", lines: 1)
      spacer(100)
    }.frame(200)
    #expect(try frames(root, "a") == "a 87.5 311.5 100 24")
  }

  @Test func `a view of a higher rank is given room first`() throws {
    let first = text("a", "eleven word", lines: 1)
    let second = text("b", "eleven word", lines: 1)
    let root = hstack(spacing: 0) {
      first
      second.arranged(.layoutPriority(.init(1)))
    }.frame(150)
    #expect(try frames(root, "a", "b").contains("a 112.5"))
    #expect(try layout(root).node(named: "b")?.frame.width == 110)
    #expect(try layout(root).node(named: "a")?.frame.width == 40)
  }

  @Test(arguments: [
    (Arrangement.StackGuide.leading, 137.5), (.center, 157.5), (.trailing, 177.5),
  ])
  func `a column lines its views up`(_ guide: Arrangement.StackGuide, _ left: Double) throws {
    let root = vstack(guide) {
      fill("a").frame(100, 40)
      fill("b").frame(60, 50)
    }
    #expect(try layout(root).node(named: "b")?.frame.minX == left)
  }

  @Test func `a row lines texts up at their first baselines`() throws {
    let root = hstack(.firstTextBaseline) {
      Label("a", size: 40).id("a")
      Label("b", size: 20).id("b")
    }
    let layout = try layout(root)
    let lines = ["a", "b"].compactMap { layout.node(named: $0)?.lines.first?.origin.y }
    #expect(lines.count == 2 && lines[0] == lines[1])
  }

  @Test func `a view lines up at a place of its own`() throws {
    let own = fill("b").frame(100, 40)
      .arranged(.alignmentGuide(.init(.leading, at: 30)))
    let root = vstack(.leading, spacing: 0) {
      fill("a").frame(100, 40)
      own
    }
    #expect(try frames(root, "a", "b") == "a 152.5 283.5 100 40\nb 122.5 323.5 100 40")
  }

  @Test func `a divider is a pixel thick and as long as the stack`() throws {
    let root = vstack(spacing: 0) {
      fill("a").frame(100, 40)
      Arrangement.divider.view.id("line")
    }.arranged(.fixedSize(.init()))
    #expect(try frames(root, "line") == "line 137.5 343.25 100 0.5")
  }

  @Test func `the views of a group are arranged as the stack's own`() throws {
    let root = vstack(spacing: 10) {
      fill("a").frame(20, 20)
      View(.group) {
        fill("b").frame(20, 20)
        fill("c").frame(20, 20)
      }.id("group")
    }
    #expect(
      try frames(root, "a", "b", "c", "group")
        == """
        a 177.5 283.5 20 20
        b 177.5 313.5 20 20
        c 177.5 343.5 20 20
        group 177.5 313.5 20 50
        """)
  }

  @Test func `a hidden view keeps its room`() throws {
    let root = vstack(spacing: 0) {
      fill("a").frame(20, 20)
      fill("b").hidden().frame(20, 20)
    }
    #expect(try frames(root, "a", "b") == "a 177.5 303.5 20 20\nb 177.5 323.5 20 20")
  }

  @Test func `from right to left a row begins at the right`() throws {
    let root = hstack(spacing: 0) {
      fill("a").frame(50, 50)
      spacer()
      fill("b").frame(60, 50)
    }
    let mirrored = try frames(root, "a", "b") { $0.layoutDirection = .rightToLeft }
    #expect(mirrored == "a 325 298.5 50 50\nb 0 298.5 60 50")
  }
}
