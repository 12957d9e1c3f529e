import AfterimageGoldens
import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import Testing

/// Names of cases, and differences of texts.
struct GoldenCaseTests {
  @Test func `a case's name has its screen, device and appearance`() {
    #expect(GoldenCase(.screen("card")).name(strategy: nil) == "card.iphone-15-pro.light")
  }

  @Test func `a case's name tells everything that is not the default, in one order`() throws {
    var golden = GoldenCase(.scenario("story"))
    golden.device = try Device(id: "iphone-se")
    golden.system = try System(id: "ios-12")
    golden.orientation = .landscape
    golden.appearance = .dark
    golden.textSize = .small
    golden.direction = .rightToLeft
    let name = golden.name(strategy: try Strategy.choose("blur:dark"))
    #expect(name == "story.iphone-se.dark.ios-12.landscape.small.rtl.blur-dark")
  }

  @Test func `a case is named after its file, not after the folder that it lies in`() {
    #expect(
      GoldenCase(.screen("sheets/card")).name(strategy: nil) == "card.iphone-15-pro.light")
  }

  @Test func `what the user has asked for is in the name and in the circumstances`() {
    var golden = GoldenCase(.screen("card"))
    golden.contrast = .high
    golden.isOpaque = true
    #expect(golden.name(strategy: nil) == "card.iphone-15-pro.light.high-contrast.opaque")
    #expect(golden.traits.accessibilityContrast == .high)
    #expect(golden.traits.isReduceTransparencyEnabled)
  }

  @Test func `equal texts have no difference`() {
    #expect(TextDifference(expected: "a\nb\n", actual: "a\nb\n") == nil)
  }

  @Test func `a difference names the first line that differs and counts the rest`() throws {
    let difference = try #require(TextDifference(expected: "a\nb\nc\n", actual: "a\nx\nc\ny\n"))
    #expect(difference.line == 2)
    #expect(difference.expected == "b")
    #expect(difference.actual == "x")
    #expect(difference.count == 3)
  }

  @Test func `a text that ends early has no line to show`() throws {
    let difference = try #require(TextDifference(expected: "a\nb", actual: "a"))
    #expect(difference.line == 2)
    #expect(difference.expected == "b")
    #expect(difference.actual == nil)
  }

  @Test func `the same letter in other bytes is a difference`() {
    #expect(TextDifference(expected: "a\nA\u{30A}", actual: "a\n\u{C5}")?.line == 2)
  }

  @Test func `a missing last line feed is a difference`() throws {
    #expect(TextDifference(expected: "a\n", actual: "a")?.line == 2)
  }
}
