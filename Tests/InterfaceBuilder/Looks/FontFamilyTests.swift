import AfterimageGraphics
import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
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
    ("HelveticaNeue-Bold", 16, 19.5), ("HelveticaNeue-UltraLight", 16, 18.5), ("Helvetica", 17, 20),
    ("ArialMT", 17, 19), ("TimesNewRomanPS-BoldMT", 17, 19), ("Times-Roman", 17, 19),
    ("Menlo-Regular", 12, 14), ("Courier-Bold", 15, 17.5), ("ArialRoundedMTBold", 17, 20.5),
    (".AppleSystemUIFontMonospaced-Bold", 17, 20.5),
    ("Roboto-Regular", 17, 20.5), ("SFProDisplay-Regular", 16, 19.5), ("SFUIText-Medium", 14, 17),
  ])
  func `a line is as high as in the family, in half points`(
    _ name: String, _ size: Int, _ height: Double
  ) throws {
    let line = try Self.font(name, size: size).lineHeight
    #expect((line * 2).rounded(.up) / 2 == height)
  }

  @Test(arguments: [
    ("Helvetica-Oblique", Typeface.Bundled.sans), ("Arial-BoldMT", .sans), ("HelveticaNeue", .neue),
    ("TimesNewRomanPSMT", .serif), ("Times-Roman", .serif), ("CourierNewPS-BoldMT", .typewriter),
    ("Courier", .typewriter), ("Menlo-Bold", .console),
    (".AppleSystemUIFontMonospaced-Regular", .console), ("Futura-Medium", .system),
    ("HelveticaNeue-CondensedBold", .system),
    (".AppleSystemUIFont", .system), ("Roboto-Regular", .system),
  ])
  func `what stands in has the advances of the family, where they are known`(
    _ name: String, _ typeface: Typeface.Bundled
  ) throws {
    #expect(try Self.font(name, size: 17).face.typeface == .bundled(typeface))
  }

  @Test(arguments: [
    ("HelveticaNeue-Bold", false), ("Menlo-Regular", false), (".AppleSystemUIFont", false),
    ("Futura-Medium", true), ("Roboto-Regular", true), ("SFProText-Semibold", false),
  ])
  func `a font is told to be missing unless its letters are as wide here`(
    _ name: String, _ isTold: Bool
  ) throws {
    let font = #"<fontDescription key="fontDescription" name="\#(name)" pointSize="17"/>"#
    let run =
      #"<attributedString key="attributedText"><fragment content="a"><attributes><font key="NSFont" size="17" name="\#(name)"/></attributes></fragment></attributedString>"#
    for label in [view("l", "label", #"text="a""#, font), view("l", "label", "", run)] {
      let scene = try imported(storyboard("<subviews>\(label)</subviews>"))
      #expect(scene.notes.map(\.kind) == (isTold ? [.unknownFont(name)] : []))
    }
  }

  @Test func `a run of an attributed text is set in the family that it names`() throws {
    let run =
      #"<attributedString key="attributedText"><fragment content="a"><attributes><font key="NSFont" size="12" name="Helvetica-Bold"/></attributes></fragment></attributedString>"#
    let label = view("l", "label", "", run)
    let scene = try imported(storyboard("<subviews>\(label)</subviews>"))
    guard case .label(let label)? = scene.screen.root.subviews.first?.element else {
      Issue.record("there is no label")
      return
    }
    #expect(
      label.attributedText.runs.first?.font == .substitute(for: .helvetica, size: 12, weight: .bold)
    )
  }

  @Test(arguments: [
    ("SFProText-Regular", 20, 17.0), ("SFProDisplay-Bold", 14, 28), ("SFUIDisplay-Light", 16, 28),
  ])
  func `SF Pro has the letters of its name at every size, untracked`(
    _ name: String, _ size: Int, _ opticalSize: Double
  ) throws {
    let font = try Self.font(name, size: size)
    #expect(font.opticalSize == opticalSize)
    #expect(font.tracking == 0)
  }

  @Test(arguments: [
    (#"metaFont="cellTitle""#, 12.0), (#"metaFont="cellTitle" size="15""#, 15),
    (#"metaFont="system""#, 17),
  ])
  func `a run may name its font by its use alone`(_ font: String, _ size: Double) throws {
    let run =
      #"<attributedString key="attributedText"><fragment content="a"><attributes><font key="NSFont" \#(font)/></attributes></fragment></attributedString>"#
    let scene = try imported(storyboard("<subviews>\(view("l", "label", "", run))</subviews>"))
    guard case .label(let label)? = scene.screen.root.subviews.first?.element else {
      Issue.record("there is no label")
      return
    }
    #expect(label.attributedText.runs.first?.font == .system(size: size))
  }

  @Test func `a condensed face is narrower, and a weight is kept`() throws {
    let narrow = try Self.font("AvenirNextCondensed-Medium", size: 20)
    let wide = try Self.font("AvenirNext-Medium", size: 20)
    #expect(narrow.letterSpacing < wide.letterSpacing)
    #expect(narrow.weight == .medium)
  }
}
