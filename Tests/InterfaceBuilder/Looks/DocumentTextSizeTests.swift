import AfterimageInterfaceBuilder
import AfterimageScreens
import TestSupport
import Testing

/// A line of a font is 1.19336 times its size high, and a label of it rounded up to pixels.
@Suite struct DocumentTextSizeTests {
  private static func category(_ parts: [String]) throws -> ContentSizeCategory {
    let document = try InterfaceDocument.read(Array(storyboard(parts.joined()).utf8))
    return document.contentSizeCategory
  }

  private static func label(_ style: String, height: Double, _ attributes: String = "") -> String {
    view(
      style, "label", attributes, frame: "0 0 100 \(height)",
      #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(style)"/>"#)
  }

  private static func button(height: Double, _ parts: String) -> String {
    view("b", "button", #"buttonType="system""#, frame: "0 0 100 \(height)", parts)
  }

  @Test(arguments: [(20.5, ContentSizeCategory.large), (21, .large), (17, .extraSmall)])
  func `a label of one line in body tells the text size`(
    _ height: Double, _ expected: ContentSizeCategory
  ) throws {
    #expect(try Self.category([Self.label("Body", height: height)]) == expected)
  }

  @Test func `a configured button has a line in body and 14 points more`() throws {
    let configuration = #"<buttonConfiguration key="configuration" style="plain"/>"#
    #expect(try Self.category([Self.button(height: 31, configuration)]) == .extraSmall)
    #expect(try Self.category([Self.button(height: 34.5, configuration)]) == .large)
  }

  @Test func `a button in a style has a line of it in whole points and 12 more`() throws {
    let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>"#
    #expect(try Self.category([Self.button(height: 27, style)]) == .extraSmall)
    #expect(try Self.category([Self.button(height: 30, style)]) == .large)
  }

  @Test func `of small sizes that fit as well the nearest to the standard is taken`() throws {
    // Footnotes are of 12 points at all three.
    #expect(try Self.category([Self.label("Footnote", height: 14.5)]) == .medium)
  }

  @Test func `what is stretched or hidden says nothing`() throws {
    let stretched = Self.label("Body", height: 44)
    let hidden = Self.label("Body", height: 17, #"hidden="YES""#)
    #expect(try Self.category([stretched, hidden]) == .large)
  }

  @Test func `a label in a cell that its row may have stretched to whole points says nothing`()
    throws
  {
    func category(height: Double) throws -> ContentSizeCategory {
      let label = Self.label("Body", height: height)
      return try Self.category([view("cell", "tableViewCell", "", "<subviews>\(label)</subviews>")])
    }
    #expect(try category(height: 20) == .large)
    #expect(try category(height: 19.5) == .medium)
  }
}
