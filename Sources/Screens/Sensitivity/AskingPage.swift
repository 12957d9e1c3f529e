/// A scene that asks for one thing: its only field needs no name of its own, as the scene says what it is for.
package struct AskingPage {
  /// The names of the scene in code, in its bar and in short labels.
  private let texts: [Words]

  /// Takes what the scene is called, and the texts of its labels.
  package init(calledBy texts: [String]) {
    self.texts = texts.map { Words($0) }.filter { $0.all.count <= Self.longestText }
  }

  /// The phrase of the scene that tells what its field is for; nil where the field has a name that says something itself.
  ///
  /// - Parameter names: what code and the author call the field, and its placeholder.
  func phrase(forFieldCalledBy names: [Words]) -> String? {
    guard names.allSatisfy(Self.isGeneric) else { return nil }
    let told = texts.lazy.compactMap { SecretKind.told(by: $0) }
    return told.first { $0.kind.isAskedAlone }?.phrase
  }

  /// True for words that any field may be called by.
  private static func isGeneric(_ words: Words) -> Bool {
    words.all.allSatisfy { generic.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  private static let generic: Set<String> = [
    "text", "field", "textfield", "txt", "tf", "view", "textview", "tv", "input", "entry", "edit",
    "box", "value", "number", "code", "key", "digit", "digits", "styled", "custom", "my", "ui",
  ]
  /// The most words of a label that names a page and does not explain it.
  private static let longestText = 7
}

extension SecretKind {
  /// True for what a page asks for alone; the words of the others stand on pages of many kinds, such as the account of a settings page.
  fileprivate var isAskedAlone: Bool {
    switch self {
    case .password, .pin, .oneTimeCode, .securityAnswer, .secretKey, .cardNumber, .securityCode,
      .dateOfBirth, .identityNumber, .email, .phone:
      true
    case .expiry, .holder, .account, .balance, .amount, .personName, .userName, .address: false
    }
  }
}
