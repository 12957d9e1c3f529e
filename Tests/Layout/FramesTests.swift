import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct FramesTests {
  @Test func `frames are a line a view, by name and kind`() throws {
    let root = View {
      Label("aa", size: 20).id("a")
      Label("", size: 30).id("b")
    }
    .constraints {
      "H:|[a]"
      "V:|[a]"
    }
    let layout = try layout(root)
    #expect(layout.frames == "root view 0 0 375 667\na label 0 0 20 24\nb label 0 0 0 0\n")
  }

  @Test func `a view without an id is called by its kind, position and parent`() throws {
    let root = View {
      View(.view, id: "a")
      View { Separator() }
    }
    let layout = try layout(root)
    #expect(
      layout.nodes.map(\.name) == ["root", "a", "view 2 in root", "separator 1 in view 2 in root"])
  }

  @Test func `programs read frames, conflicts and ambiguities and no texts`() throws {
    let root = View { Label("secret", size: 20).id("a") }.constraints {
      "a.left == super.left"
      "a.width == 1"
      "a.width == 2"
    }
    let json = try layout(root).json().text(.compact)
    #expect(json.contains(#""name":"a","type":"label","parent":0,"frame":[0,0,1,24]"#))
    #expect(json.contains(#""givenUp":{"identifier":null,"constraint":"a.width == 2""#))
    #expect(json.contains(#"{"view":"a","attribute":"vertical position"}"#))
    #expect(!json.contains("secret"))
  }
}
