import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

struct AlertTests {
  private static let two = [Alert.Action("Yes"), Alert.Action("No", style: .cancel)]

  private func alert(_ actions: [Alert.Action] = two, style: Alert.Style = .alert) -> Alert {
    var alert = Alert("aa", message: "bb", style: style, actions: actions)
    alert.id = "a"
    return alert
  }

  private func presenting(
    _ alert: Alert, on device: String = "iphone-x", mask: FieldMask? = nil,
    change: (inout Traits) -> Void = { _ in }
  ) throws -> Layout {
    try layout(
      View(.view), presented: .alert(alert), on: device, mask: mask, change: change)
  }

  private func buttons(_ layout: Layout) -> [Node] {
    layout.nodes.filter { $0.type == .element(.button) }
  }

  @Test func `an alert is 270 wide in the middle of the window, as high as its content`() throws {
    let layout = try presenting(alert())
    let node = try #require(layout.node(named: "a"))
    let texts = [17.0, 13].map { ($0 * 2444 / 2048 * 3).rounded(.up) / 3 }.reduce(0, +)
    #expect(node.frame.width == 270)
    #expect(abs(node.frame.height - (20 + texts + 2 + 20 + 44)) < 1e-6)
    #expect(node.frame.midX == 187.5)
    #expect(abs(node.frame.midY - 406) < 1e-6)
    #expect(layout.conflicts.isEmpty)
    #expect(try layout.ambiguities().isEmpty)
  }

  @Test func `an alert with a field that is edited stands in the middle above the keyboard`() throws
  {
    let layout = try presenting(
      alert().textFields { TextField().with(\.isFocused, true).id("f") })
    let keyboard = try #require(layout.keyboard)
    let top = keyboard.frame.minY
    #expect(abs(try #require(layout.node(named: "a")).frame.midY - top / 2) < 1e-6)
  }

  @Test func `two answers share a row, the cancelling one first, and three stand below each other`()
    throws
  {
    let two = buttons(try presenting(alert()))
    #expect(two.map(\.text?.text) == ["Yes", "No"])
    #expect(two.map(\.frame.width) == [135, 135])
    #expect(two[0].frame.minX == two[1].frame.maxX)
    #expect(two[0].frame.minY == two[1].frame.minY)
    let three = buttons(try presenting(alert([.init("So")] + Self.two)))
    #expect(three.map(\.text?.text) == ["So", "Yes", "No"])
    #expect(Set(three.map(\.frame.minY)).count == 3)
  }

  @Test func `two answers with long titles stand below each other`() throws {
    let titles = ["Yes, all of it and for ever", "No"]
    let long = buttons(
      try presenting(
        alert([.init("No", style: .cancel), .init("Yes, all of it and for ever")])))
    #expect(long.map(\.frame.width) == [270, 270])
    #expect(long.map(\.text?.text) == titles)
    #expect(long[0].frame.maxY == long[1].frame.minY)
  }

  @Test func `the preferred answer is semibold, and else the cancelling one`() throws {
    #expect(buttons(try presenting(alert())).map(\.text?.font.weight) == [.regular, .semibold])
    var alert = alert()
    alert.preferredAction = "Yes"
    let preferred = buttons(try presenting(alert))
    #expect(preferred.map(\.text?.font.weight) == [.semibold, .regular])
  }

  @Test func `an action sheet lies above the home indicator with its cancelling answer apart`()
    throws
  {
    let sheet = alert(style: .actionSheet)
    let cards = try presenting(sheet).nodes.filter { $0.type == .part(.card) }.map(\.frame)
    #expect(cards.map(\.width) == [359, 359])
    #expect(cards[1] == Rect(x: 8, y: 721, width: 359, height: 57))
    #expect(cards[0].maxY == 713)
    let pad = try presenting(sheet, on: "ipad-pro-11")
    #expect(pad.nodes.filter { $0.type == .part(.card) }.map(\.frame.width) == [304])
    #expect(buttons(pad).map(\.text?.text) == ["Yes"])
  }

  @Test func `since iOS 26 texts stand at the leading edge and answers are capsules`() throws {
    let layout = try presenting(alert()) { $0.system = System(majorVersion: 26) }
    let title = try #require(layout.nodes.first { $0.type == .element(.label) })
    #expect(title.text?.alignment == .left)
    #expect(buttons(layout).map(\.frame.width) == [140, 140])
    #expect(buttons(layout).allSatisfy { $0.appearance.background != nil })
  }

  @Test func `texts and answers grow with the user's text`() throws {
    let layout = try presenting(alert()) { $0.contentSizeCategory = .accessibilityLarge }
    #expect(buttons(layout).allSatisfy { $0.frame.height > 44 })
    #expect(layout.conflicts.isEmpty)
  }

  @Test(arguments: FieldMask.allCases)
  func `a mask over an alert leaves nothing of what it says`(mask: FieldMask) throws {
    var alert = alert()
    alert.isSensitive = true
    let layout = try presenting(alert, mask: mask)
    let texts = layout.displayList().items.filter { item in
      if case .text = item.drawing { true } else { false }
    }
    #expect(texts.isEmpty)
    #expect(!layout.presentedItems(over: []).isEmpty)
  }

  @Test func `the card is of the system's material, or opaque where transparency is reduced`()
    throws
  {
    func card(_ isReduced: Bool) throws -> Node? {
      let layout = try presenting(alert()) { $0.isReduceTransparencyEnabled = isReduced }
      return layout.nodes.first { $0.type == .part(.card) }
    }
    #expect(try card(false)?.appearance.backdrop != nil)
    #expect(try card(true)?.appearance.backdrop == nil)
    #expect(try card(true)?.appearance.background?.isOpaque == true)
  }
}
