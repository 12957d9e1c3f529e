import AfterimageGraphics
import Testing

@Suite struct TextDirectionTests {
  @Test
  func `The first letter decides about the direction of a text, digits and punctuation do not`() {
    #expect(TextDirection(firstStrongCharacterOf: "12 St James's Square") == .leftToRight)
    #expect(TextDirection(firstStrongCharacterOf: "12, שלום") == .rightToLeft)
    #expect(TextDirection(firstStrongCharacterOf: "سلام hello") == .rightToLeft)
    #expect(TextDirection(firstStrongCharacterOf: "4242 •••") == nil)
  }

  @Test func `A language decides about the direction of an interface`() {
    #expect(TextDirection(ofLanguage: "ar-EG") == .rightToLeft)
    #expect(TextDirection(ofLanguage: "he") == .rightToLeft)
    #expect(TextDirection(ofLanguage: "en_GB") == .leftToRight)
  }
}
