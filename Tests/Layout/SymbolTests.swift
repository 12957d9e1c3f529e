import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

@Suite struct SymbolTests {
  private func symbol(
    _ name: String, font: FontReference = .system(size: 16), tint: Color? = nil
  ) -> View {
    var symbol = Symbol(name)
    symbol.font = font
    return ImageView(symbol).view.with(\.tintColor, tint.map { .fixed($0) })
  }

  private func laidOut(
    _ element: View, mask: FieldMask? = nil, change: (inout Traits) -> Void = { _ in }
  ) throws -> Layout {
    try layout(inCorner(element), mask: mask, change: change)
  }

  private func drawings(_ element: View, change: (inout Traits) -> Void = { _ in }) throws
    -> [Drawing]
  {
    try laidOut(element, change: change).displayList().items.dropFirst().map(\.drawing)
  }

  @Test func `a circle is as wide as its font, and has room around its ink`() throws {
    let frame = try #require(try laidOut(symbol("circle")).node(named: "a")?.frame)
    // 16 * 1.2 and 16 * 15 / 13, each rounded up to half points.
    #expect(frame == Rect(x: 0, y: 0, width: 19.5, height: 18.5))
  }

  @Test func `a symbol in a text style grows with the text size`() throws {
    let small = try laidOut(symbol("star", font: .textStyle(.body)))
    let large = try laidOut(symbol("star", font: .textStyle(.body))) {
      $0.contentSizeCategory = .accessibilityLarge
    }
    let widths = [small, large].compactMap { $0.node(named: "a")?.frame.width }
    #expect(widths.count == 2 && widths[0] < widths[1])
  }

  @Test func `a symbol is filled and outlined in the tint`() throws {
    let all = try drawings(symbol("plus", tint: Color(hex: 0xFF0000)))
    guard all.count == 2, case .path(_, let fill) = all[0],
      case .stroke(_, let width, let line) = all[1]
    else {
      Issue.record("\(all)")
      return
    }
    #expect(fill == Color(hex: 0xFF0000) && line == fill)
    #expect((width - 16 * 0.012).magnitude < 1e-9)
  }

  @Test func `a heavier weight has a wider line`() throws {
    let widths = try [Font.Weight.regular, .medium, .semibold, .bold].map { weight in
      let font = FontReference.system(size: 16, weight: weight)
      guard case .stroke(_, let width, _)? = try drawings(symbol("plus", font: font)).last else {
        return 0.0
      }
      return width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
  }

  @Test func `a translucent tint does not show where the line crosses the figure`() throws {
    let tint = Color(hex: 0xFF0000, alpha: 128.0 / 255)
    let all = try drawings(symbol("plus", tint: tint))
    guard case .group(let group)? = all.first else {
      Issue.record("\(all)")
      return
    }
    #expect(all.count == 1 && group.items.count == 2)
    #expect((group.opacity - 128.0 / 255).magnitude < 1e-9)
  }

  @Test func `forward turns round from right to left, and right does not`() throws {
    let rightToLeft: (inout Traits) -> Void = { $0.layoutDirection = .rightToLeft }
    let forward = try drawings(symbol("chevron.forward"))
    #expect(try drawings(symbol("chevron.forward"), change: rightToLeft) != forward)
    let right = try drawings(symbol("chevron.right"))
    #expect(right == forward)
    #expect(try drawings(symbol("chevron.right"), change: rightToLeft) == right)
  }

  @Test func `a name without an outline stands in a box`() throws {
    let all = try drawings(symbol("figure.run"))
    guard case .border? = all.first else {
      Issue.record("\(all)")
      return
    }
    let words = all.dropFirst().compactMap { drawing -> String? in
      if case .text(let line) = drawing { line.text } else { nil }
    }
    #expect(words == ["figure", "run"])
  }

  @Test func `a sensitive symbol is masked whole`() throws {
    let layout = try laidOut(symbol("heart.fill").sensitive(), mask: .redact)
    let frame = try #require(layout.node(named: "a")?.snappedFrame)
    let hidden = layout.displayList().items.dropFirst().map(\.drawing)
    #expect(Array(hidden) == [.fill(RoundedRect(frame), .black)])
  }
}
