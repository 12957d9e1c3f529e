import AfterimageGraphics
import AfterimageLayout
import Testing

@Suite struct FramesTests {
  @Test func `frames are a line a view, by name and kind`() throws {
    let layout = try layout(
      root(label("a", "aa") + "," + label("b", "", size: 30), "H:|[a]", "V:|[a]"))
    #expect(layout.frames == "root view 0 0 375 667\na label 0 0 20 24\nb label 0 0 0 0\n")
  }

  @Test func `a view without an id is called by its kind, position and parent`() throws {
    let nameless = "{ \"type\": \"view\", \"subviews\": [{ \"type\": \"separator\" }] }"
    let layout = try layout(root("\(view("a")), \(nameless)"))
    #expect(
      layout.nodes.map(\.name) == ["root", "a", "view 2 in root", "separator 1 in view 2 in root"])
  }

  @Test func `programs read frames, conflicts and ambiguities and no texts`() throws {
    let layout = try layout(
      root(label("a", "secret"), "a.left == super.left", "a.width == 1", "a.width == 2"))
    let json = try layout.json().text(.compact)
    #expect(json.contains("\"name\":\"a\",\"type\":\"label\",\"parent\":0,\"frame\":[0,0,1,24]"))
    #expect(json.contains("\"givenUp\":{\"identifier\":null,\"constraint\":\"a.width == 2\""))
    #expect(json.contains("{\"view\":\"a\",\"attribute\":\"vertical position\"}"))
    #expect(!json.contains("secret"))
  }
}
