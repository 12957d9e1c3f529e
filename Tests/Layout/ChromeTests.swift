import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct ChromeTests {
  private func drawings(on id: String, change: (inout Traits) -> Void = { _ in }) throws
    -> [Drawing]
  {
    var traits = Traits(device: try Device(id: id))
    change(&traits)
    let framed = Chrome(in: traits, measuring: .fixedWidth)
      .framing(DisplayList(size: traits.size, items: []))
    guard case .group(let group)? = framed.items.first?.drawing else { return [] }
    #expect(
      group.clip
        == RoundedRect(Rect(origin: .zero, size: traits.size), radius: traits.device.cornerRadius))
    return group.items.map(\.drawing)
  }

  private func texts(_ drawings: [Drawing]) -> [TextLine] {
    drawings.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test func `an island is a black capsule in the middle`() throws {
    let island = Rect(x: 133.5, y: 11, width: 126, height: 37)
    #expect(
      try drawings(on: "iphone-15-pro").contains(.fill(RoundedRect(island, radius: 18.5), .black)))
  }

  @Test func `a notch turns to the left with the device`() throws {
    let notch = RoundedRect(Rect(x: -30, y: 83, width: 60, height: 209), radius: 20)
    #expect(
      try drawings(on: "iphone-x") { $0.orientation = .landscape }.contains(.fill(notch, .black)))
  }

  @Test func `a phone with a home button has neither indicator nor camera in its display`() throws {
    let bars = try drawings(on: "iphone-8").filter { $0.isBlackCapsule(height: 5) }
    #expect(bars.isEmpty)
    #expect(Device.all.filter { $0.hasHomeButton }.allSatisfy { $0.cutout == nil })
    #expect(try drawings(on: "iphone-x").filter { $0.isBlackCapsule(height: 5) }.count == 1)
  }

  @Test(arguments: Device.all)
  func `the clock of every device says 9 41 within the status bar`(device: Device) throws {
    let line = try #require(try texts(drawings(on: device.id)).first)
    #expect(line.text.hasPrefix("9:41"))
    #expect((0...device.portraitSafeArea.top).contains(line.origin.y))
  }

  @Test func `the clock is white in the dark, and on the right from right to left`() throws {
    let dark = try drawings(on: "iphone-15-pro") { $0.userInterfaceStyle = .dark }
    #expect(texts(dark).first?.color == .white)
    let mirrored = try drawings(on: "iphone-15-pro") { $0.layoutDirection = .rightToLeft }
    #expect(try #require(texts(mirrored).first).origin.x > 259.5)
  }

  @Test func `a phone on its side shows no status bar, and a tablet does`() throws {
    #expect(try texts(drawings(on: "iphone-x") { $0.orientation = .landscape }).isEmpty)
    let tablet = try texts(drawings(on: "ipad-pro-11") { $0.orientation = .landscape })
    #expect(tablet.map(\.text) == ["9:41 AM", "Tue Jan 9", "100%"])
    #expect(tablet.map(\.origin.x) == tablet.map(\.origin.x).sorted())
  }

  @Test func `the status bar of a tablet has the sign of the network between charge and time`()
    throws
  {
    let arcs = try drawings(on: "ipad-pro-11").filter {
      if case .stroke = $0 { true } else { false }
    }
    #expect(arcs.count == 2)
  }
}

extension Drawing {
  fileprivate func isBlackCapsule(height: Double) -> Bool {
    guard case .fill(let shape, .black) = self else { return false }
    return shape.rect.height == height && shape.radius == height / 2
  }
}
