import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// The view on top of the keyboard.
@Suite struct InputAccessoryTests {
  private func screen(
    _ accessory: View, isFocused: Bool = true, showsKeyboard: Bool = true
  ) -> View {
    var field = TextField()
    field.isFocused = isFocused
    field.inputTraits.inputAccessoryView = accessory
    field.inputTraits.showsKeyboard = showsKeyboard
    return View {
      field
      View(.view, id: "a")
    }
    .constraints {
      "a.bottom == keyboard.top"
      "H:|[a]|"
      "a.height == 10"
    }
  }

  private let bar = View { View(.view, id: "in") }.id("bar").constraints {
    "in.top == safeArea.top + 8"
    "in.height == 20"
    "in.bottom == safeArea.bottom - 8"
    "in.leading == safeArea.leading"
    "in.trailing == safeArea.trailing"
  }

  @Test func `it lies across the window on top of the keyboard, and the guide on top of it`() throws
  {
    let layout = try layout(screen(bar), on: "iphone-x")
    #expect(
      layout.frames(of: "bar", "in", "a") == "bar 0 440 375 36\nin 0 448 375 20\na 0 430 375 10")
    #expect(layout.conflicts.isEmpty)
    #expect(try !layout.ambiguities().map(\.view).contains { ["bar", "in"].contains($0) })
  }

  @Test func `without a keyboard it lies at the lower edge, with the home indicator's room`() throws
  {
    let layout = try layout(screen(bar, showsKeyboard: false), on: "iphone-x")
    #expect(
      layout.frames(of: "bar", "in", "a") == "bar 0 742 375 70\nin 0 750 375 20\na 0 732 375 10")
  }

  @Test func `on its side it leaves notch and corners free`() throws {
    let layout = try layout(screen(bar), on: "iphone-x") { $0.orientation = .landscape }
    #expect(layout.frames(of: "bar", "in") == "bar 0 130 812 36\nin 44 138 724 20")
  }

  @Test func `it is as high as its frame, its content, or not at all`() throws {
    func height(_ accessory: some ViewConvertible) throws -> Double? {
      let root = screen(accessory.id("bar"))
      return try layout(root, on: "iphone-x").node(named: "bar")?.frame.height
    }
    let frame = Rect(x: 0, y: 0, width: 320, height: 50)
    #expect(try height(View(.view).with(\.autoresizing, .init(frame, in: frame.size))) == 50)
    #expect(try height(Toolbar([BarItem("Done")])) == 44)
    #expect(try height(View(.view)) == 0)
  }

  @Test func `it is up only while its field is edited`() throws {
    let layout = try layout(screen(bar, isFocused: false), on: "iphone-x")
    #expect(layout.node(named: "bar") == nil)
    #expect(layout.frames(of: "a") == "a 0 768 375 10")
  }

  @Test func `it is drawn with the keyboard and not with the window`() throws {
    let filled = bar.backgroundColor(.fixed(Color(hex: 0xFF0000)))
    let layout = try layout(screen(filled), on: "iphone-x")
    let red = Drawing.fill(
      RoundedRect(Rect(x: 0, y: 440, width: 375, height: 36)), Color(hex: 0xFF0000))
    #expect(!layout.windowDisplayList().items.map(\.drawing).contains(red))
    #expect(layout.keyboardItems().first?.drawing == red)
    #expect(layout.displayList().items.map(\.drawing).contains(red))
  }
}
