import AfterimageGraphics
import AfterimageRendering
import AfterimageScreens
import Testing

/// The system's font with letters of one width.
struct MonospacedFontTests {
  /// Widths at 17 points as UIKit measured them (`golden/font_metrics_ios.json` of github.com/Vercantez/openuikit, commit 32cc00a3; transcribed), which grow with the size alone.
  private static let measured = [
    ("0123456789", 105.09), ("AVAST Wavy To. LT", 178.65), ("Hello UIKit", 115.60),
    ("iiiiillll", 94.58), ("The quick brown fox jumps over the lazy dog", 451.88),
  ]

  @Test(arguments: measured, [Font.Weight.regular, .bold])
  func `texts are as wide as in UIKit, at every size`(
    _ text: (String, Double), _ weight: Font.Weight
  ) throws {
    for size in [8.0, 17, 28, 40] {
      let font = FontFamily.monospacedSystem.substitute(size: size, weight: weight, isItalic: false)
      let lines = try TextEngine().measurer.lines(Paragraph(text: text.0, font: font))
      let width = try #require(lines.first).width
      #expect((width - text.1 * size / 17).magnitude < 0.1, "\(size) points: \(width)")
      #expect(font.lineHeight == Font(size: size).lineHeight)
    }
  }
}
