import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Three labels of 20, 40 and 10 points' width and 24, 48 and 12 points' height in a stack view of 200 by 100.
@Suite struct StackViewTests {
  private static let labels = [
    Label("aa", size: 20).id("a"), Label("bb", size: 40).id("b"), Label("cc", size: 10).id("c"),
  ]

  private func layoutOf(_ stack: StackView, _ subviews: [View] = labels) throws -> Layout {
    try layoutOf(stack { subviews })
  }

  private func layoutOf(_ stack: View) throws -> Layout {
    try layout(
      View { stack.id("s") }.constraints {
        "s.left == super.left"
        "s.top == super.top"
        "s.width == 200"
        "s.height == 100"
      })
  }

  /// Left and width of the three labels.
  private static let distributions: [(StackView.Distribution, String)] = [
    (.fill, "0 130 | 140 40 | 190 10"),
    (.fillEqually, "0 60 | 70 60 | 140 60"),
    (.fillProportionally, "0 44.444 | 54.444 88.889 | 153.333 46.667"),
    (.equalSpacing, "0 20 | 85 40 | 190 10"),
    (.equalCentering, "0 20 | 82.5 40 | 190 10"),
  ]

  /// Top and height of the three labels.
  private static let alignments: [(StackView.Alignment, String)] = [
    (.fill, "0 100 | 0 100 | 0 100"),
    (.leading, "0 24 | 0 48 | 0 12"),
    (.top, "0 24 | 0 48 | 0 12"),
    (.center, "38 24 | 26 48 | 44 12"),
    (.trailing, "76 24 | 52 48 | 88 12"),
    (.bottom, "76 24 | 52 48 | 88 12"),
    (.firstBaseline, "19.109 24 | 0 48 | 28.664 12"),
    (.lastBaseline, "71.109 24 | 52 48 | 80.664 12"),
  ]

  @Test(arguments: distributions, alignments)
  func `a row has the frames of its distribution and alignment`(
    _ distribution: (StackView.Distribution, String), _ alignment: (StackView.Alignment, String)
  ) throws {
    let stack = StackView(.horizontal).with(\.spacing, 10).with(\.distribution, distribution.0)
      .with(\.alignment, alignment.0)
    let layout = try layoutOf(stack)
    let frames = layout.frames(of: "a", "b", "c").split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    let along = frames.map { "\($0[1]) \($0[3])" }.joined(separator: " | ")
    let across = frames.map { "\($0[2]) \($0[4])" }.joined(separator: " | ")
    #expect(along == distribution.1)
    #expect(across == alignment.1)
    #expect(layout.conflicts.isEmpty)
  }

  @Test func `a column runs down`() throws {
    let stack = StackView(.vertical).with(\.spacing, 8).with(\.alignment, .center)
    let layout = try layoutOf(stack)
    #expect(layout.frames(of: "a", "b", "c") == "a 90 0 20 24\nb 80 32 40 48\nc 95 88 10 12")
  }

  @Test func `a hidden view takes neither room nor spacing`() throws {
    let stack = StackView(.horizontal).with(\.spacing, 10).with(\.alignment, .top)
    let layout = try layoutOf(
      stack,
      [
        Label("aa", size: 20).id("a"), Label("bb", size: 20).id("b").hidden(),
        Label("cc", size: 20).id("c"),
      ])
    #expect(layout.frames(of: "a", "c") == "a 0 0 170 24\nc 180 0 20 24")
    #expect(layout.node(named: "b")?.frame.width == 0)
  }

  @Test func `a hidden view's own extent across the axis makes a row no lower`() throws {
    let stack = StackView(.horizontal).with(\.alignment, .center)
    let row = stack {
      Label("aa", size: 20).id("a")
      Label("bb", size: 20).id("b").hidden()
    }
    let root = View { row.id("s") }.constraints {
      "s.left == super.left"
      "s.top == super.top"
      "a.height == 40"
      "b.height == 17"
    }
    #expect(try layout(root).frames(of: "s", "a") == "s 0 0 20 40\na 0 0 20 40")
  }

  @Test func `a leading edge holds, however wide its view has to be`() throws {
    let stack = StackView(.vertical).with(\.alignment, .leading)
    let column = stack {
      Label("aa", size: 20).id("a")
      Label("bb", size: 20).id("b")
    }
    let root = View { column.id("s") }.constraints {
      "s.left == super.left"
      "s.top == super.top"
      "a.centerX == s.centerX"
      "a.right == super.left + 200"
    }
    #expect(try layout(root).frames(of: "s", "a") == "s 0 0 200 48\na 0 0 200 24")
  }

  @Test func `margins keep the views off the edges when asked to`() throws {
    let stack = StackView(.horizontal).with(\.isLayoutMarginsRelativeArrangement, true)
    let margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let layout = try layoutOf(stack { View(.view, id: "a") }.layoutMargins(margins))
    // The stack view reaches under the status bar, whose 20 points its margins take in.
    #expect(layout.frames(of: "a") == "a 2 21 194 76")
  }

  @Test func `spacing between baselines runs from the last to the next first`() throws {
    let stack = StackView(.vertical).with(\.spacing, 30).with(\.isBaselineRelativeArrangement, true)
      .with(\.alignment, .leading)
    let layout = try layoutOf(
      stack,
      [Label("aa", size: 20).id("a"), Label("bb", size: 20).id("b"), View(.view, id: "rest")])
    #expect(layout.frames(of: "a", "b") == "a 0 0 20 24\nb 0 30 20 24")
  }

  @Test func `a stack view is as large as what it holds`() throws {
    let stack = StackView(.horizontal).with(\.alignment, .center).with(\.spacing, 5)
    let row = stack {
      Label("aa", size: 20).id("a")
      Label("bb", size: 40).id("b")
    }
    let root = View { row.id("s") }.constraints {
      "s.left == super.left"
      "s.top == super.top"
    }
    let layout = try layout(root)
    #expect(layout.frames(of: "s", "a", "b") == "s 0 0 65 48\na 0 12 20 24\nb 25 0 40 48")
  }
}
