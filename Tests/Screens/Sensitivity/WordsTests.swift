import AfterimageScreens
import Testing

@Suite struct WordsTests {
  @Test(arguments: [
    ("cardNumberField", ["card", "number", "field"]),
    ("Card number, field", ["card", "number", "field"]),
    ("IBANLabel", ["iban", "label"]), ("cvc2", ["cvc", "2"]),
    ("iPhone eMail", ["iphone", "email"]),
    ("PIN", ["pin"]), ("user_name-2", ["user", "name", "2"]), ("", []), ("--", []),
    ("2FA", ["2", "fa"]), ("myURLField", ["my", "url", "field"]), ("a\r\nb", ["a", "b"]),
  ])
  func `a text is taken apart alike with and without a letter beyond ASCII`(
    text: String, words: [String]
  ) {
    #expect(Words(text).all == words)
    #expect(Words(text + " É").all == words + ["é"])
  }

  @Test func `a capital begins a word behind letters without case, too`() {
    #expect(Words("кодДоступа 密码Field").all == ["код", "доступа", "密码", "field"])
  }
}
