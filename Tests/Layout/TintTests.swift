import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// The tints of what lies below something presented.
@Suite struct TintTests {
  private func tints(_ presented: Presentation? = nil) throws -> [Color] {
    let bar = NavigationBar("a").with(\.rightItems, [BarItem("bar")])
    let buttons = View {
      Button("own").id("own").tintColor(.system(.systemRed))
      Button("button").id("b")
    }
    let layout = try layout(
      buttons, controller: .navigation(NavigationController(bar)), presented: presented)
    return ["bar", "own", "button", "inside"].compactMap { title in
      layout.nodes.first { $0.text?.text == title }?.text?.color
    }
  }

  private static let inside = PresentedContent { View { Button("inside").id("i") } }

  @Test(arguments: [
    Presentation.alert(Alert("t") { Alert.Action("inside") }), .sheet(Sheet(inside)),
  ])
  func `are grey below an alert or a sheet, whose own keep their colour`(
    _ presented: Presentation
  ) throws {
    let (blue, red) = (Color(hex: 0x007AFF), Color(hex: 0xFF3B30))
    #expect(try tints() == [blue, red, blue])
    let dimmed = try tints(presented)
    #expect(dimmed == [blue.dimmed, red.dimmed, blue.dimmed, blue])
    for color in dimmed.dropLast() {
      #expect(color.red == color.green && color.green == color.blue)
    }
  }

  @Test func `stay below a controller that fills the screen`() throws {
    #expect(try tints(.fullScreen(Self.inside)).first == Color(hex: 0x007AFF))
  }

  @Test func `are those of the appearance that a view has of its own`() throws {
    let root = View {
      Button("outside").id("outside")
      View {
        Button("button").id("b")
        View { Button("inside").id("i") }.overrideUserInterfaceStyle(.light)
      }
      .overrideUserInterfaceStyle(.dark)
    }
    let layout = try layout(root)
    let colors = ["outside", "button", "inside"].map { title in
      layout.nodes.first { $0.text?.text == title }?.text?.color
    }
    let (light, dark) = (Color(hex: 0x007AFF), SystemColor.systemBlue.resolved(for: .dark))
    #expect(light != dark)
    #expect(colors == [light, dark, light])
  }
}
