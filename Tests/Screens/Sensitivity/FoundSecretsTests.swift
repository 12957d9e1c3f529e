import AfterimageGraphics
import AfterimageScreens
import Testing

/// What a screen says of its own secrets where nobody has marked them.
@Suite struct FoundSecretsTests {
  /// What tells of a secret in the view `f` of a screen file.
  private func reason(
    _ view: String, in container: String = "view", before label: String = ""
  ) throws -> SecretReason? {
    let key = container == "stackView" ? "arrangedSubviews" : "subviews"
    let axis = container == "stackView" ? #""axis": "vertical", "# : ""
    let root =
      #"{ "type": "\#(container)", \#(axis)"\#(key)": [\#(label)\#(view), { "type": "textField" }] }"#
    return try reasons(in: root)["f"]
  }

  private func reasons(in root: String) throws -> [String: SecretReason] {
    let screen = try #require(Screen.decode(screenFile(root: root), file: "sample").screen)
    return Dictionary(
      screen.sensitiveViews.compactMap { entry in entry.view.id.map { ($0, entry.reason) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `a secure entry, a content type and a card field are declared secrets`() throws {
    #expect(
      try reason(#"{ "type": "textField", "id": "f", "secureTextEntry": true }"#)
        == .secureTextEntry)
    #expect(
      try reason(#"{ "type": "textField", "id": "f", "contentType": "oneTimeCode" }"#)
        == .contentType("oneTimeCode"))
    #expect(
      try reason(#"{ "type": "cardField", "id": "f", "part": "securityCode" }"#)
        == .cardField(.securityCode))
  }

  @Test func `what SwiftUI is told to be private is sensitive, with all in it`() throws {
    #expect(
      try reason(#"{ "type": "label", "id": "f", "text": "a", "privacySensitive": true }"#)
        == .privacySensitive)
    #expect(
      try reason(
        #"{ "type": "label", "id": "f", "privacySensitive": true, "sensitive": false }"#)
        == .mark(false))
  }

  @Test func `names, placeholders and labels beside a field tell of it`() throws {
    #expect(
      try reasons(
        in: #"{ "type": "view", "subviews": [{ "type": "textField", "id": "cardNumber" }] }"#)[
          "cardNumber"] == .name("cardNumber", phrase: "card number"))
    #expect(
      try reason(#"{ "type": "textField", "id": "f", "placeholder": "IBAN" }"#)
        == .placeholder(phrase: "iban"))
    #expect(
      try reason(
        #"{ "type": "textField", "id": "f" }"#, in: "stackView",
        before: #"{ "type": "label", "text": "Password" }, "#)
        == .caption(phrase: "password"))
  }

  @Test func `the label of a form's row tells of its field`() throws {
    let root = #"""
      { "type": "form", "sections": [{ "rows": [
        { "label": "Passwort", "field": { "type": "textField", "id": "f" } },
        { "label": "Nickname", "field": { "type": "textField", "id": "g" } } ] }] }
      """#
    #expect(try reasons(in: root) == ["f": .caption(phrase: "passwort")])
  }

  @Test(arguments: [
    ("4242 4242 4242 4242", "a card number"),
    ("Visa 4111-1111-1111-1111 ends soon", "a card number"),
    ("DE89 3704 0044 0532 0130 00", "an IBAN"),
  ])
  func `check digits tell of a number wherever it is written`(
    text: String, form: String
  ) throws {
    #expect(
      try reason(#"{ "type": "label", "id": "f", "text": "\#(text)" }"#) == .text(form: form))
    #expect(
      try reason(#"{ "type": "button", "id": "f", "title": "\#(text)" }"#) == .text(form: form))
  }

  @Test(arguments: [
    "4242 4242 4242 4243", "0000 0000 0000 0000", "DE88 3704 0044 0532 0130 00", "12 May 2026",
    "Order 1234567890", "",
  ])
  func `digits that do not check each other tell nothing`(text: String) throws {
    #expect(try reason(#"{ "type": "label", "id": "f", "text": "\#(text)" }"#) == nil)
  }

  @Test func `a mark has the last word, on the view and on what it lies in`() throws {
    #expect(
      try reason(
        #"{ "type": "textField", "id": "f", "secureTextEntry": true, "sensitive": false }"#)
        == .mark(false))
    let root = #"""
      { "type": "view", "sensitive": false,
        "subviews": [{ "type": "textField", "id": "f", "secureTextEntry": true }] }
      """#
    let screen = try #require(Screen.decode(screenFile(root: root), file: "sample").screen)
    var sensitive: [String] = []
    screen.forEachView { view, _, isSensitive in
      if isSensitive { sensitive.append(view.id ?? "") }
    }
    #expect(sensitive == [])
  }

  @Test func `a field to search with, a title and a nickname are no secrets`() throws {
    #expect(
      try reason(#"{ "type": "textField", "id": "f", "placeholder": "Search accounts" }"#) == nil)
    #expect(try reason(#"{ "type": "label", "id": "f", "text": "Password" }"#) == nil)
    #expect(try reason(#"{ "type": "textField", "id": "f", "placeholder": "Nickname" }"#) == nil)
  }

  @Test func `a screen that is put together in Swift is searched as well`() throws {
    let field = TextField("hunter2").with(\.isSecureTextEntry, true).id("f")
    let screen = try Screen("sample", root: View(.view, subviews: [field]))
    #expect(screen.sensitiveViews.map(\.reason) == [.secureTextEntry])
  }
}
