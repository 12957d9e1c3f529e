import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import Testing

@Suite struct FontFamilyTests {
  /// The font of a label in a font by its PostScript name.
  private static func font(_ name: String, size: Int) throws -> Font {
    let label = view(
      "l", "label", #"text="a""#,
      #"<fontDescription key="fontDescription" name="\#(name)" pointSize="\#(size)"/>"#)
    let scene = try imported(storyboard("<subviews>\(label)</subviews>"))
    guard case .label(let label)? = scene.screen.root.subviews.first?.element else {
      Issue.record("there is no label")
      return Font(size: 0)
    }
    return label.font.resolved(for: .large)
  }

  @Test(arguments: [
    ("AvenirNext-DemiBold", 28, 38.5), ("AvenirNextCondensed-Medium", 22, 30.5),
    ("Futura-Medium", 18, 23.5), ("HoeflerText-Regular", 30, 30), ("CourierNewPSMT", 14, 16),
    ("PingFangSC-Regular", 12, 17), ("HelveticaNeue", 17, 20), ("HelveticaNeue-Light", 17, 20.5),
    ("HelveticaNeue-Bold", 16, 19.5), ("Roboto-Regular", 17, 20.5),
  ])
  func `a line is as high as in the family, in half points`(
    _ name: String, _ size: Int, _ height: Double
  ) throws {
    let line = try Self.font(name, size: size).lineHeight
    #expect((line * 2).rounded(.up) / 2 == height)
  }

  @Test func `a condensed face is narrower, and a weight is kept`() throws {
    let narrow = try Self.font("AvenirNextCondensed-Medium", size: 20)
    let wide = try Self.font("AvenirNext-Medium", size: 20)
    #expect(narrow.letterSpacing < wide.letterSpacing)
    #expect(narrow.weight == .medium)
  }
}
