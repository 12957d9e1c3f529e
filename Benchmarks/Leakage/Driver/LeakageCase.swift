import Afterimage
import AfterimageAttack
import AfterimageScreens
import Foundation

/// A secret on a screen.
struct LeakageCase {
  /// The word by which the case is chosen.
  let name: String
  /// The screen that shows it, from the folder of the project.
  let file: String
  /// The views that hold it.
  let views: [String]
  /// The secret's form and values.
  let kind: @Sendable (_ folder: String) throws -> SecretKind

  private init(
    _ name: String, in file: String, views: [String],
    _ kind: @escaping @Sendable (_ folder: String) throws -> SecretKind
  ) {
    (self.name, self.file, self.views, self.kind) = (name, file, views, kind)
  }

  private init(_ name: String, in file: String, view: String, _ kind: SecretKind) {
    self.init(name, in: file, views: [view]) { _ in kind }
  }

  private static let own = "Benchmarks/Leakage/Screens"

  /// Every case.
  static let all = [
    LeakageCase(
      "card", in: "Screens/card-form.screen.json", view: "number",
      .cardNumber(pattern: "4### #### #### ####", blanksAreTyped: false)),
    LeakageCase(
      "iban", in: "\(own)/bank-account.screen.json", view: "iban",
      .iban(pattern: "DE## #### #### #### #### ##")),
    LeakageCase(
      "amount", in: "Screens/bank-profile.screen.json", view: "balance",
      .amount(pattern: "$##,###.##")),
    LeakageCase(
      "code", in: "Screens/one-time-code.screen.json", views: (1...6).map { "digit\($0)" }
    ) { _ in .oneTimeCode(length: 6) },
    LeakageCase(
      "name", in: "Screens/card-form.screen.json", view: "holder",
      .name(first: NameLists.first, last: NameLists.last)),
    LeakageCase(
      "text", in: "Screens/card-form.screen.json", view: "street", .text(longest: 16)),
    LeakageCase(
      "words", in: "\(own)/recovery-words.screen.json", views: ["words"]
    ) { .words(try recoveryWords(below: $0), count: 4) },
    LeakageCase(
      "phrase", in: "Screens/recovery-phrase.screen.json", views: ["phrase"]
    ) { .words(try recoveryWords(below: $0), count: 12) },
    LeakageCase(
      "birth", in: "Screens/bank-profile.screen.json", view: "dateOfBirth",
      .dateOfBirth(years: 1930...2009)),
    LeakageCase(
      "cvc", in: "\(own)/card-code.screen.json", view: "code", .cardCode(length: 3)),
    LeakageCase(
      "expiry", in: "Screens/card-form.screen.json", view: "expiry",
      .expiry(years: 2025...2035, slashIsTyped: false)),
    LeakageCase(
      "password", in: "Screens/bank-log-on.screen.json", view: "password",
      .passwordLength(1...32)),
    LeakageCase(
      "form", in: "Screens/card-form.screen.json", views: ["holder", "number", "expiry"]
    ) { _ in .several(form) },
  ]

  /// What a form asks of a card's holder.
  private static let form: [SecretKind] = [
    .name(first: NameLists.first, last: NameLists.last),
    .cardNumber(pattern: "4### #### #### ####", blanksAreTyped: false),
    .expiry(years: 2025...2035, slashIsTyped: false),
  ]

  /// The words of BIP 39 in English.
  private static func recoveryWords(below folder: String) throws -> [String] {
    let file = "\(folder)/Benchmarks/Leakage/recovery-words.txt"
    return try String(contentsOfFile: file, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
