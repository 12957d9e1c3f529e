import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// The heights are those that apps have read from devices and published.
@Suite struct KeyboardTests {
  private func field(_ text: String = "") -> TextField {
    TextField(text).with(\.isFocused, true)
  }

  private func field(_ type: KeyboardType) -> TextField {
    field().with(\.inputTraits.keyboardType, type)
  }

  private func screen(_ field: some ViewConvertible) -> View {
    View { field.id("f") }.constraints {
      "H:|[f]|"
      "f.bottom == keyboard.top"
    }
  }

  private func keyboard(
    _ field: some ViewConvertible = TextField().with(\.isFocused, true),
    on device: String = "iphone-15-pro", change: (inout Traits) -> Void = { _ in }
  ) throws -> Keyboard {
    try #require(layout(screen(field), on: device, change: change).keyboard)
  }

  @Test(arguments: [
    ("iphone-8", 260.0, 216.0), ("iphone-8-plus", 271, 226), ("iphone-x", 336, 291),
    ("iphone-11-pro-max", 346, 301), ("iphone-15-pro", 336, 291), ("iphone-15-pro-max", 346, 301),
    ("ipad-9-7", 319, 319), ("ipad-pro-11", 340, 340), ("ipad-pro-12-9", 403, 403),
  ])
  func `an upright keyboard is as high as the device has it, with suggestions and without`(
    device: String, letters: Double, digits: Double
  ) throws {
    #expect(try keyboard(on: device).frame.height == letters)
    #expect(try keyboard(field(.numberPad), on: device).frame.height == digits)
  }

  @Test(arguments: [
    ("iphone-8", 200.0, 162.0), ("iphone-x", 209, 171), ("iphone-15-pro", 209, 171),
    ("ipad-9-7", 407, 407), ("ipad-pro-11", 428, 428),
  ])
  func `a keyboard on its side is as high as the device has it`(
    device: String, letters: Double, digits: Double
  ) throws {
    func height(_ field: TextField) throws -> Double {
      try keyboard(field, on: device) { $0.orientation = .landscape }.frame.height
    }
    #expect(try height(field()) == letters)
    #expect(try height(field(.numberPad)) == digits)
  }

  @Test func `the keyboard guide lies on top of the keyboard`() throws {
    func frame(showsKeyboard: Bool) throws -> String {
      let root = View {
        field().with(\.inputTraits.showsKeyboard, showsKeyboard)
        View(.view, id: "a")
      }
      .constraints {
        "a.bottom == keyboard.top"
        "H:|[a]|"
        "a.height == 10"
      }
      return try layout(root, on: "iphone-x").frames(of: "a")
    }
    #expect(try frame(showsKeyboard: true) == "a 0 466 375 10")
    #expect(try frame(showsKeyboard: false) == "a 0 768 375 10")
  }

  @Test(arguments: KeyboardType.allCases, ["iphone-se", "iphone-15-pro", "ipad-pro-12-9"])
  func `keys lie within the keyboard and upon no other, and no name is given twice`(
    type: KeyboardType, device: String
  ) throws {
    for orientation in Orientation.allCases {
      let keyboard = try keyboard(field(type), on: device) { $0.orientation = orientation }
      let keys = keyboard.nodes.filter { $0.type == .part(.key) }
      #expect(keys.count >= 12)
      for (index, key) in keys.enumerated() {
        #expect(keyboard.frame.contains(key.frame), "\(key.name)")
        #expect(key.frame.width >= 24 && key.frame.height >= 28, "\(key.name)")
        for other in keys[(index + 1)...] {
          #expect(key.snappedFrame.intersection(other.snappedFrame) == nil, "\(key.name)")
        }
      }
      #expect(Set(keyboard.nodes.map(\.name)).count == keyboard.nodes.count)
    }
  }

  @Test func `ten letters fill a row of an iPhone with gaps of 6 points`() throws {
    let keys = try keyboard(on: "iphone-8").nodes.filter { $0.type == .part(.key) }
    #expect(keys[0].frame == Rect(x: 3, y: 459, width: 31.5, height: 42))
    #expect(keys[1].frame.minX == 40.5)
    #expect(keys[9].frame.maxX == 372)
    #expect(keys[10].frame.minX == 21.75)
  }

  @Test func `digits lie in three columns, and an iPad has numbers in their place`() throws {
    let pad = try keyboard(field(.decimalPad), on: "iphone-8").nodes.filter {
      $0.type == .part(.key)
    }
    #expect(pad.map(\.frame.width).allSatisfy { $0 == 117 })
    #expect(pad.suffix(3).map(\.name) == ["key .", "key 0", "key delete"])
    let tablet = try keyboard(field(.decimalPad), on: "ipad-9-7")
    #expect(tablet.nodes.contains { $0.name == "key @" })
  }

  @Test(arguments: [
    (KeyboardType.URL, "key .com"), (.emailAddress, "key @"), (.twitter, "key #"),
    (.webSearch, "key ."), (.phonePad, "key +*#"), (.numbersAndPunctuation, "key ("),
  ])
  func `a type has the keys that only it has`(type: KeyboardType, name: String) throws {
    #expect(try keyboard(field(type)).nodes.contains { $0.name == name })
    #expect(try !keyboard().nodes.contains { $0.name == name })
  }

  @Test func `capitals begin a sentence and nothing else`() throws {
    func first(_ field: TextField) throws -> String? {
      try keyboard(field).nodes.first { $0.type == .part(.key) }?.name
    }
    #expect(try first(field("")) == "key Q")
    #expect(try first(field("Ada")) == "key q")
    #expect(try first(field("Ada ")) == "key q")
    #expect(try first(field("Ada. ")) == "key Q")
    #expect(try first(field(.emailAddress)) == "key q")
    #expect(try first(field().with(\.isSecureTextEntry, true)) == "key q")
  }

  @Test(arguments: [
    (ReturnKeyType.go, "go", true), (.done, "done", true), (.search, "search", true),
    (.next, "next", false), (.default, "return", false),
  ])
  func `the key that ends the entry says how, in blue where it does`(
    type: ReturnKeyType, title: String, isBlue: Bool
  ) throws {
    let keyboard = try keyboard(field().with(\.inputTraits.returnKeyType, type))
    let key = try #require(keyboard.nodes.first { $0.name == "key return" })
    #expect(key.lines.map(\.text) == [title])
    #expect((key.appearance.background == Color(hex: 0x007AFF)) == isBlue)
  }

  @Test func `suggestions repeat the word that has been begun, and carry its mark`() throws {
    let bar = try keyboard(field("orbit canyon").sensitive()).nodes
      .filter { $0.type == .part(.suggestion) }
    #expect(bar.map { $0.lines.map(\.text) } == [["“canyon”"], [], []])
    #expect(bar.map(\.isSensitive) == [true, false, false])
    let others = try keyboard(field("orbit ")).nodes.filter { $0.type == .part(.suggestion) }
    #expect(others.flatMap(\.lines).map(\.text) == ["I", "The", "I’m"])
    let uncorrected = field("orbit").with(\.inputTraits.autocorrectionType, .no)
    let none = try keyboard(uncorrected).nodes
    #expect(!none.contains { $0.type == .part(.suggestion) })
  }

  @Test func `the keys stay where they are in an interface from right to left`() throws {
    let mirrored = try keyboard { $0.layoutDirection = .rightToLeft }
    #expect(mirrored == (try keyboard()))
  }

  @Test func `keys cast a sharp edge, and since iOS 26 none on a tray with round corners`() throws {
    let old = try keyboard()
    #expect(old.nodes[0].appearance.cornerRadius == 0)
    #expect(old.nodes.contains { $0.appearance.shadow != nil })
    let new = try keyboard { $0.system = System(majorVersion: 26) }
    #expect(new.nodes[0].appearance.corners == [.topLeft, .topRight])
    #expect(!new.nodes.contains { $0.appearance.shadow != nil })
    #expect(new.frame == old.frame)
  }

  @Test(arguments: FieldMask.allCases)
  func `a mask on the field leaves the keyboard as it is`(mask: FieldMask) throws {
    let screen = screen(field("orbit").sensitive())
    #expect(try layout(screen, mask: mask).keyboard == layout(screen).keyboard)
  }

  @Test func `the keyboard is drawn above the window and not as a part of it`() throws {
    let layout = try layout(screen(field("orbit")))
    let whole = layout.displayList().items
    let window = layout.windowDisplayList().items
    #expect(Array(whole.prefix(window.count)) == window)
    #expect(whole.count > window.count + 60)
  }

  @Test func `a keyboard can be dark over a light screen, and light over a dark one`() throws {
    func trays(_ look: KeyboardAppearance, on style: UserInterfaceStyle) throws -> Color? {
      try keyboard(field().with(\.inputTraits.keyboardAppearance, look)) {
        $0.userInterfaceStyle = style
      }.nodes.first?.appearance.background
    }
    let light = try trays(.default, on: .light)
    let dark = try trays(.default, on: .dark)
    #expect(light != dark)
    #expect(try trays(.dark, on: .light) == dark)
    #expect(try trays(.light, on: .dark) == light)
  }
}
