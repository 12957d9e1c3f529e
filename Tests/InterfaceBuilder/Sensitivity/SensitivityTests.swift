import AfterimageInterfaceBuilder
import AfterimageScreens
import Foundation
import TestSupport
import Testing

@Suite struct SensitivityTests {
  /// What tells of a secret in the view `f` of a scene.
  private func reason(
    _ kind: String = "textField", _ attributes: String = "", frame: String = "100 0 200 30",
    _ content: String = "", beside label: String = "", outlet: String? = nil
  ) throws -> SecretReason? {
    let connections =
      outlet.map {
        #"<connections><outlet property="\#($0)" destination="f" id="o"/></connections>"#
      } ?? ""
    let scene = try imported(
      storyboard(
        "<subviews>\(label)\(view("f", kind, attributes, frame: frame, content))</subviews>",
        controller: connections))
    let found = scene.sensitiveViews.first { $0.objectId == "f" }
    #expect((scene.screen.view(found?.id ?? "f")?.isSensitive == true) == (found != nil))
    return found?.reason
  }

  private func label(_ text: String, frame: String) -> String {
    view("l", "label", #"text="\#(text)""#, frame: frame)
  }

  @Test func `secure fields and content types declare themselves`() throws {
    let secure = #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
    #expect(try reason("textField", "", secure) == .secureTextEntry)
    let card = #"<textInputTraits key="textInputTraits" textContentType="cc-number"/>"#
    #expect(try reason("textField", "", card) == .contentType("cc-number"))
    let city = #"<textInputTraits key="textInputTraits" textContentType="address-level2"/>"#
    #expect(try reason("textField", "", city) == nil)
  }

  @Test(arguments: [
    ("Card number", "card number"), ("CVC / CVV", "cvc"), ("Enter your PIN", "pin"),
    ("E-mail", "e mail"), ("eMail", "email"), ("Date of birth", "date of birth"),
    ("IBAN", "iban"), ("Passwort", "passwort"), ("Kontonummer", "kontonummer"),
    ("Mot de passe", "mot de passe"), ("Contraseña", "contraseña"), ("MM/YY", "mm yy"),
    ("Sort code", "sort code"), ("Security answer", "security answer"),
  ])
  func `placeholders tell in four languages`(_ text: String, _ phrase: String) throws {
    #expect(
      try reason("textField", #"placeholder="\#(text)""#) == .placeholder(phrase: phrase))
  }

  @Test(arguments: [
    "Company", "Spinner", "Opinion", "Shopping", "Expand", "Title", "Search by name or phone",
    "IP address", "Server address", "iPhone model", "Discount code", "Comments", "Wingspan",
  ])
  func `only whole words tell`(_ text: String) throws {
    #expect(try reason("textField", #"placeholder="\#(text)""#) == nil)
  }

  @Test func `names tell, of fields and of labels that show a value`() throws {
    #expect(
      try reason(outlet: "cardNumberField") == .name("cardNumberField", phrase: "card number"))
    #expect(try reason(outlet: "PINTextField") == .name("PINTextField", phrase: "pin"))
    #expect(
      try reason("label", #"text="1,200""#, outlet: "balanceLabel")
        == .name("balanceLabel", phrase: "balance"))
    #expect(try reason("label", #"text="Balance""#, outlet: "balanceLabel") == nil)
    #expect(try reason("label", #"text="x""#, outlet: "balanceTitleLabel") == nil)
    #expect(try reason("label", #"text="x""#, outlet: "passwordLabel") == nil)
    #expect(
      try reason("textField", #"userLabel="Account number""#)
        == .name("Account number", phrase: "account number"))
  }

  @Test func `the label to the left or above tells, one elsewhere does not`() throws {
    let left = label("Amount", frame: "0 5 80 20")
    #expect(try reason(beside: left) == .caption(phrase: "amount"))
    let above = label("Amount", frame: "100 0 80 20")
    #expect(try reason(frame: "100 30 200 30", beside: above) == .caption(phrase: "amount"))
    #expect(try reason(beside: label("Amount", frame: "0 200 80 20")) == nil)
    let page = label("We send a verification code to your phone", frame: "0 5 80 20")
    #expect(try reason(beside: page) == nil)
  }

  @Test(arguments: [
    ("securitycodeTextField", "security code"), ("txtSmscode", "sms code"),
    ("zipcode", "zip code"),
  ])
  func `a phrase may be written as one word`(_ name: String, _ phrase: String) throws {
    #expect(try reason(outlet: name) == .name(name, phrase: phrase))
  }

  @Test func `the only field of a page is what the page asks for`() throws {
    let title = label("Enter your Mobile", frame: "0 300 200 20")
    #expect(
      try reason(beside: title, outlet: "numberTextField") == .page(phrase: "mobile"))
    #expect(try reason(beside: title, outlet: "nicknameTextField") == nil)
    #expect(try reason("textField", #"placeholder="Nickname""#, beside: title) == nil)
    let other = view("g", "textField", #"placeholder="Nickname""#, frame: "0 400 200 20")
    #expect(try reason(beside: title + other, outlet: "numberTextField") == nil)
    #expect(try reason(beside: label("Your account", frame: "0 300 200 20")) == nil)
    let help = label("We send a code to your mobile, which you enter here", frame: "0 300 200 20")
    #expect(try reason(beside: help, outlet: "numberTextField") == nil)
  }

  @Test func `the name of a scene in code tells of its only field`() throws {
    let text = storyboard("<subviews>\(view("f", "textField"))</subviews>")
      .replacing(#"id="con""#, with: #"customClass="TwoFactorAuthViewController" id="con""#)
    #expect(try imported(text).sensitiveViews.map(\.reason) == [.page(phrase: "two factor")])
  }

  @Test func `a date of birth may be chosen on wheels`() throws {
    #expect(
      try reason("datePicker", outlet: "birthdayPicker")
        == .name("birthdayPicker", phrase: "birthday"))
    #expect(try reason("datePicker", outlet: "departurePicker") == nil)
  }

  private let form = storyboard(
    """
    <subviews>\(view("f", "textField", #"placeholder="Card number""#))\
    \(view("g", "textField", #"placeholder="Nickname""#))</subviews>
    """)

  private func files(_ text: String) -> ScreenFiles {
    ScreenFiles(
      read: { $0 == "Main.sensitive.json" ? .success(Array(text.utf8)) : .failure(.missing) },
      decodeImage: { _ in .failure(.broken("none")) })
  }

  @Test func `a side file has the last word`() throws {
    let scene = try imported(
      form, files: files(#"{ "format": 1, "views": { "f": false, "g": true } }"#))
    #expect(
      scene.sensitiveViews.map(\.reason) == [
        .sideFile(isSensitive: false), .sideFile(isSensitive: true),
      ])
    #expect(scene.screen.view("f")?.isSensitive == false)
    #expect(scene.screen.view("g")?.isSensitive == true)
  }

  @Test func `every mistake in a side file is told with its place`() {
    let text = """
      { "format": 1,
       "views": { "h": true, "g": 1 }, "other": 2 }
      """
    do {
      _ = try imported(form, files: files(text))
      Issue.record("it was taken")
    } catch let error as InvalidInput {
      #expect(error.diagnostics.map(\.kind.name) == [.missingView, .wrongType, .unknownKey])
      #expect("\(error)".contains("Main.sensitive.json:2:13: error: no view has the id `h`"))
    } catch { Issue.record("\(error)") }
  }

  @Test func `the schema of side files is that of the reader`() throws {
    try TextGolden.expect(
      SensitivitySchema.text, equals: Repository.screens.appending(path: "sensitive.schema.json"))
  }
}
