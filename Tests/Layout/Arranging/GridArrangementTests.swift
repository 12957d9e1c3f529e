import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Grids of SwiftUI's.
@Suite struct GridArrangementTests {
  @Test func `the columns of a grid are as wide as their widest cells`() throws {
    let root = View(.grid(.init())) {
      View(.gridRow(.init())) {
        fill("a").frame(50, 20)
        fill("b").frame(20, 40)
      }
      View(.gridRow(.init())) {
        fill("c").frame(30, 20)
        fill("d").frame(60, 20)
      }
    }
    #expect(
      try frames(zstack { root }, "a", "b", "c", "d")
        == """
        a 128.5 299.5 50 20
        b 206.5 289.5 20 40
        c 138.5 337.5 30 20
        d 186.5 337.5 60 20
        """)
  }

  @Test func `a view beside the rows of a grid takes all columns`() throws {
    let root = View(.grid(.init())) {
      View(.gridRow(.init())) {
        fill("a").frame(50, 20)
        fill("b").frame(50, 20)
      }
      fill("wide").frame(nil, 10)
    }
    #expect(try frames(zstack { root }, "wide") == "wide 133.5 332.5 108 10")
  }

  @Test func `flexible tracks share the room`() throws {
    let root = View(.lazyGrid(.init([.init(), .init(), .init()]))) {
      fill("a").frame(nil, 20)
      fill("b").frame(nil, 30)
      fill("c").frame(nil, 20)
      fill("d").frame(nil, 20)
    }
    #expect(
      try frames(root.frame(316), "a", "b", "c", "d")
        == """
        a 29.5 299.5 100 20
        b 137.5 294.5 100 30
        c 245.5 299.5 100 20
        d 29.5 332.5 100 20
        """)
  }

  @Test func `as many adaptive tracks as fit share the room`() throws {
    let root = View(.lazyGrid(.init([.init(.adaptive, minimum: 90)]))) {
      for name in ["a", "b", "c", "d"] { fill(name).frame(nil, 20) }
    }
    #expect(
      try frames(root.frame(316), "c", "d") == "c 245.5 299.5 100 20\nd 29.5 327.5 100 20")
  }

  @Test func `fixed tracks come first, the others share what is left`() throws {
    let root = View(.lazyGrid(.init([.init(.fixed, minimum: 40), .init()]))) {
      fill("a").frame(nil, 20)
      fill("b").frame(nil, 20)
    }
    #expect(try frames(root.frame(100), "a", "b") == "a 137.5 313.5 40 20\nb 185.5 313.5 52 20")
  }

  /// Two columns in 375 points, of texts whose letters are 10 points wide.
  private func texts(_ height: Double?) throws -> [String] {
    let root = View(.grid(.init())) {
      View(.gridRow(.init())) {
        text("a", "four")
        text("b", "one two three four five six seven")
      }
    }
    let fixed = height == nil ? root.arranged(.fixedSize(.init(horizontal: false))) : root
    return try #require(layout(zstack { fixed }).node(named: "b")).lines.map(\.text)
  }

  @Test func `a column that wants less than its share leaves it to the others`() throws {
    #expect(try texts(nil) == ["one two three four five six", "seven"])
  }

  @Test func `columns have equal shares where a height is given`() throws {
    #expect(try texts(600) == ["one two three four", "five six seven"])
  }
}
