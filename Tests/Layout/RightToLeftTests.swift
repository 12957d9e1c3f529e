import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct RightToLeftTests {
  private func mirrored(_ root: View) throws -> Layout {
    try layout(root) { $0.layoutDirection = .rightToLeft }
  }

  @Test func `leading and trailing change sides, and distances with them`() throws {
    let layout = try mirrored(
      View { View(.view, id: "a") }.constraints {
        "a.leading == super.leading + 10"
        "a.width == 100"
        "V:|[a(5)]"
      })
    #expect(layout.frames(of: "a") == "a 265 0 100 5")
  }

  @Test func `left and right stay`() throws {
    let layout = try mirrored(
      View { View(.view, id: "a") }.constraints {
        "a.left == super.left + 10"
        "a.width == 100"
        "V:|[a(5)]"
      })
    #expect(layout.frames(of: "a") == "a 10 0 100 5")
  }

  private var stack: View {
    let stack = StackView(.horizontal).with(\.spacing, 5)
    let row = stack {
      Label("aa", size: 20).id("a")
      Label("bb", size: 20).id("b")
    }
    return row.id("s")
  }

  @Test func `a row runs from right to left`() throws {
    let layout = try mirrored(
      View { stack }.constraints {
        "s.right == super.right"
        "V:|[s]"
      })
    #expect(layout.frames(of: "a", "b") == "a 355 0 20 24\nb 330 0 20 24")
  }

  @Test func `a view can keep its own direction`() throws {
    let layout = try mirrored(
      View { stack.semanticContentAttribute(.forceLeftToRight) }.constraints {
        "s.left == super.left"
        "V:|[s]"
      })
    #expect(layout.frames(of: "a", "b") == "a 0 0 20 24\nb 25 0 20 24")
  }

  private func filling(_ text: String) -> View {
    View { Label(text, size: 20).id("a") }.constraints {
      "H:|[a]|"
      "V:|[a]"
    }
  }

  @Test func `text lies at the right where its alignment is natural`() throws {
    let layout = try mirrored(filling("aa"))
    #expect(layout.nodes[1].lines[0].origin.x == 355)
  }

  @Test
  func `the first letter of a text decides about its direction, the interface where none does`()
    throws
  {
    let texts = [
      ("aa", TextDirection.leftToRight), ("12 שלום", .rightToLeft), ("12", .rightToLeft),
    ]
    for (text, direction) in texts {
      let layout = try mirrored(filling(text))
      #expect(layout.nodes[1].lines[0].direction == direction)
    }
  }

  @Test func `a form mirrors its rows`() throws {
    let form = Form { Section { Row("aaaa") { TextField().id("t") } } }
    let layout = try mirrored(
      View { form.id("f") }.constraints {
        "H:|[f]|"
        "V:|[f]"
      })
    // The card keeps the margins of 16; label of 34 points at the right, 16 points in; the field after another 16.
    #expect(layout.nodes.map(\.name)[3] == "label 1 in card 1 in f")
    #expect(layout.nodes[3].frame.maxX == 343)
    #expect(layout.frames(of: "t") == "t 32 11 261 22")
  }
}
