import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// The tints of what lies below something presented.
@Suite struct TintTests {
  private func tints(_ presented: String) throws -> [Color] {
    let more = presented.isEmpty ? "" : ", \"presented\": \(presented)"
    let text = """
      { "format": 1, "name": "test",
        "controller": { "type": "navigation", "title": "a", "rightItems": [{ "title": "bar" }] },
        "root": { "type": "view", "subviews": [
          { "type": "button", "id": "own", "title": "own", "tintColor": "systemRed" },
          { "type": "button", "id": "b", "title": "button" }] }\(more) }
      """
    let decoded = Screen.decode([UInt8](text.utf8), file: "test.screen.json")
    let screen = try #require(decoded.screen, "\(decoded.diagnostics)")
    let layout = try layOut(
      screen, in: Traits(device: try Device(id: "iphone-8")), measuring: .fixedWidth)
    return ["bar", "own", "button", "inside"].compactMap { title in
      layout.nodes.first { $0.text?.text == title }?.text?.color
    }
  }

  private static let inside = """
    "root": { "type": "view", "subviews": [{ "type": "button", "id": "i", "title": "inside" }] }
    """

  @Test(arguments: [
    "{ \"type\": \"alert\", \"title\": \"t\", \"actions\": [{ \"title\": \"inside\" }] }",
    "{ \"type\": \"sheet\", \(inside) }",
  ])
  func `are grey below an alert or a sheet, whose own keep their colour`(_ presented: String) throws
  {
    let (blue, red) = (Color(hex: 0x007AFF), Color(hex: 0xFF3B30))
    #expect(try tints("") == [blue, red, blue])
    let dimmed = try tints(presented)
    #expect(dimmed == [blue.dimmed, red.dimmed, blue.dimmed, blue])
    for color in dimmed.dropLast() {
      #expect(color.red == color.green && color.green == color.blue)
    }
  }

  @Test func `stay below a controller that fills the screen`() throws {
    let full = "{ \"type\": \"fullScreen\", \(Self.inside) }"
    #expect(try tints(full).first == Color(hex: 0x007AFF))
  }
}
