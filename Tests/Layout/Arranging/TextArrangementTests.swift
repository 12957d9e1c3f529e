import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// Texts as SwiftUI sizes them: the letters are 10 points wide, the lines 23.87 high.
@Suite struct TextArrangementTests {
  @Test func `a text is as wide as it is long`() throws {
    #expect(try frames(zstack { text("a", "ten letter") }, "a") == "a 137.5 311.5 100 24")
  }

  @Test func `a text without characters is a small line high, whatever its font is`() throws {
    #expect(try frames(zstack { text("a", "") }, "a") == "a 187.5 316.5 0 14")
  }

  @Test func `a text breaks its lines in the width that it is offered`() throws {
    let root = text("a", "one two three four").frame(100)
    #expect(try layout(root).node(named: "a")?.lines.map(\.text) == ["one two", "three four"])
  }

  @Test func `a text begins at the top of its frame, whose corner lies on a pixel`() throws {
    let root = vstack(.leading) {
      zstack {}.frame(10, 0.3)
      text("a", "one two").frame(50)
    }
    let node = try #require(try layout(root).node(named: "a"))
    func pixel(_ length: Double) -> Double { (length * 2).rounded() / 2 }
    let corner = pixel(node.frame.minY)
    #expect(node.frame.minY != corner)
    #expect(node.lines.map(\.origin.y) == [pixel(corner + 19.04), pixel(corner + 42.91)])
    #expect(node.lines.map(\.origin.x) == [pixel(node.frame.minX), pixel(node.frame.minX)])
  }

  @Test func `a text has as many lines as the height allows, one at least`() throws {
    let long = "one two three four five six"
    for (height, lines) in [(1000.0, 4), (72, 3), (50, 2), (5, 1)] {
      let root = text("a", long).frame(80, height)
      #expect(try layout(root).node(named: "a")?.lines.count == lines)
    }
  }

  @Test func `a text of one line is cut where it is too long`() throws {
    let root = text("a", "one two three", lines: 1).frame(60)
    let node = try layout(root).node(named: "a")
    #expect(node?.frame.width == 60)
    #expect(node?.lines.count == 1)
  }

  @Test func `two texts are as far apart as two lines`() throws {
    let root = vstack(.leading) {
      Label("above").id("a")
      Label("below").id("b")
    }
    let layout = try layout(root)
    let gap =
      try #require(layout.node(named: "b")).frame.minY
      - (try #require(layout.node(named: "a")).frame.maxY)
    // Lines of body text are 22 points apart, 20.29 of them its own.
    #expect(gap == 2)
  }

  @Test func `a font decides about the room above and below its text`() throws {
    let root = vstack(.leading) {
      fill("a").frame(50, 50)
      Label("text", size: 20).id("t")
      fill("b").frame(50, 50)
    }
    let layout = try layout(root)
    let font = Font(size: 20)
    let text = try #require(layout.node(named: "t")).frame
    let above = text.minY - (try #require(layout.node(named: "a")).frame.maxY)
    let below = try #require(layout.node(named: "b")).frame.minY - text.maxY
    // A tenth of the line is 2.39 points, on pixels 2.5.
    #expect(abs(above - (font.descender + 2.5)) < 1e-9)
    #expect(abs(below - (font.lineHeight + 2.5 - font.capHeight)) < 1e-9)
  }
}
