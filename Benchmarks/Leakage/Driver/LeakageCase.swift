import Afterimage
import AfterimageAttack
import AfterimageScreens

/// A secret on a screen.
struct LeakageCase {
  /// The word by which the case is chosen.
  let name: String
  /// The secret's form and values.
  let kind: SecretKind
  /// The screen that shows it, from the folder of the project.
  let file: String
  /// The views that hold it.
  let views: [String]

  /// Every case.
  static let all = [
    LeakageCase(
      name: "card", kind: .cardNumber(prefix: "4", length: 16),
      file: "Screens/card-form.screen.json", views: ["number"]),
    LeakageCase(
      name: "iban", kind: .germanIBAN,
      file: "Benchmarks/Leakage/Screens/bank-account.screen.json", views: ["iban"]),
    LeakageCase(
      name: "amount", kind: .amount(pattern: "$##,###.##"),
      file: "Screens/bank-profile.screen.json", views: ["balance"]),
    LeakageCase(
      name: "code", kind: .oneTimeCode(length: 6), file: "Screens/one-time-code.screen.json",
      views: (1...6).map { "digit\($0)" }),
    LeakageCase(
      name: "name", kind: .name(first: NameLists.first, last: NameLists.last),
      file: "Screens/card-form.screen.json", views: ["holder"]),
    LeakageCase(
      name: "birth", kind: .dateOfBirth(years: 1930...2009),
      file: "Screens/bank-profile.screen.json", views: ["dateOfBirth"]),
    LeakageCase(
      name: "expiry", kind: .expiry(years: 2025...2035), file: "Screens/card-form.screen.json",
      views: ["expiry"]),
    LeakageCase(
      name: "password", kind: .passwordLength(1...32), file: "Screens/bank-log-on.screen.json",
      views: ["password"]),
  ]
}
