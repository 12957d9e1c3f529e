import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct EffectTests {
  private func drawings(
    _ element: some ViewConvertible, mask: FieldMask? = nil,
    change: (inout Traits) -> Void = { _ in }
  ) throws -> [Drawing] {
    let root = View { element.id("a") }.constraints {
      "H:|[a(60)]"
      "V:|[a(40)]"
    }
    let items = try layout(root, mask: mask, change: change).displayList().items
    return items.dropFirst().map(\.drawing)
  }

  private let frame = Rect(x: 0, y: 0, width: 60, height: 40)

  @Test func `a visual-effect view blurs what lies beneath, in the numbers of the appearance`()
    throws
  {
    let view = VisualEffectView(.prominent)
    let light = BlurStyle.prominent.blur(for: .light)
    let dark = BlurStyle.prominent.blur(for: .dark)
    #expect(try drawings(view) == [.backdrop(.blur(light), in: frame, opacity: 1)])
    #expect(
      try drawings(view) { $0.userInterfaceStyle = .dark }
        == [.backdrop(.blur(dark), in: frame, opacity: 1)])
  }

  @Test func `round corners cut the blur`() throws {
    let view = VisualEffectView().cornerRadius(8)
    guard case .group(let group)? = try drawings(view).first else {
      Issue.record("no group")
      return
    }
    #expect(group.clip == RoundedRect(frame, radius: 8))
  }

  @Test func `reduced transparency makes every effect opaque`() throws {
    for style in BlurStyle.all {
      let all = try drawings(VisualEffectView(style)) { $0.isReduceTransparencyEnabled = true }
      guard case .fill(let shape, let color)? = all.first else {
        Issue.record("\(style.name) is not filled")
        continue
      }
      #expect(shape == RoundedRect(frame))
      #expect(color.alpha == 1)
    }
  }

  @Test(arguments: [WebView("abc").sensitive(), MapView("abc").sensitive()])
  func `a placeholder names its kind and what it stands for, and a mask hides both`(
    _ view: View
  ) throws {
    let texts = try drawings(view).compactMap {
      if case .text(let line) = $0 { line.text } else { nil }
    }
    #expect(texts.last == "abc" || texts.contains { $0.contains("abc") })
    let masked = try drawings(view, mask: .redact)
    #expect(masked == [.fill(RoundedRect(frame), .black)])
  }

  @Test func `high contrast darkens colours on white and lightens them on black`() throws {
    let box = View(.view).backgroundColor(.systemBlue)
    let light = try drawings(box) { $0.accessibilityContrast = .high }
    let dark = try drawings(box) {
      $0.accessibilityContrast = .high
      $0.userInterfaceStyle = .dark
    }
    #expect(light == [.fill(RoundedRect(frame), Color(hex: 0x0040DD))])
    #expect(dark == [.fill(RoundedRect(frame), Color(hex: 0x409CFF))])
  }
}
