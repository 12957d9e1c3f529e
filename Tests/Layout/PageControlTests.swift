import AfterimageGraphics
import AfterimageLayout
import AfterimageScreens
import Testing

/// An iPhone 8 has two pixels a point.
@Suite struct PageControlTests {
  @Test func `a page control marks the shown page, and the last for one beyond it`() throws {
    for (page, marked) in [(0, 0), (2, 2), (9, 2)] {
      let control = PageControl(numberOfPages: 3).with(\.currentPage, page)
        .with(\.currentPageIndicatorTintColor, .system(.systemBlue))
      let dots = try controlDrawings(control, change: iOS(12))
      #expect(dots.count == 3)
      let dot = shape(Double(marked) * 16, 15, 7, 7, 3.5)
      #expect(dots[marked] == .fill(dot, Color(hex: 0x007AFF)))
    }
    let single = PageControl(numberOfPages: 1)
    #expect(try controlDrawings(single).count == 1)
    #expect(try controlDrawings(single.with(\.hidesForSinglePage, true)).isEmpty)
  }

  /// On device pixels, of which two are a point here: 17.67 points apart are 36 pixels and 35.
  @Test(arguments: [(12, 7.0, [0.0, 16, 32]), (17, 7.5, [17, 35, 52.5])])
  func `dots are larger and further apart since iOS 14`(
    version: Int, diameter: Double, lefts: [Double]
  ) throws {
    let dots = try controlDrawings(PageControl(numberOfPages: 3), change: iOS(version))
    let rects = dots.compactMap { if case .fill(let shape, _) = $0 { shape.rect } else { nil } }
    #expect(rects.map(\.minX) == lefts)
    #expect(rects.map(\.width) == [diameter, diameter, diameter])
  }
}
