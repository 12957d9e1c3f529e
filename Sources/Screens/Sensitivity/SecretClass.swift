/// The classes of secrets that standards and policies tell apart.
package enum SecretClass: String, CaseIterable, Codable, Hashable, Sendable {
  /// Something that only its owner knows: a password, a PIN, an answer, a key.
  case password
  /// Something that is good for one time.
  case code
  /// A part of a payment card.
  case card
  /// An account with a bank, and what is on it.
  case account
  /// A number or a date by which an authority knows somebody.
  case identity
  /// The name of somebody, and the ways to reach them.
  case person
  /// Anything else that is marked or found.
  case other
}

extension SecretReason {
  /// The class of a secret that counts as one for this reason.
  ///
  /// - Parameter view: the name of its view, which tells more where a mark tells nothing.
  package func secretClass(ofViewNamed view: String) -> SecretClass {
    switch self {
    case .secureTextEntry: .password
    case .cardField: .card
    case .contentType(let type): SecretClass(toldBy: type)
    case .name(_, let phrase), .placeholder(let phrase), .caption(let phrase), .page(let phrase):
      SecretClass(toldBy: phrase)
    case .text(let form): SecretClass(toldBy: form)
    case .mark, .privacySensitive, .sideFile: SecretClass(toldBy: view)
    }
  }
}

extension SecretClass {
  /// The class that the words of a name tell of.
  init(toldBy name: String) {
    self = SecretKind.told(by: Words(name)).map { Self(of: $0.kind) } ?? .other
  }

  private init(of kind: SecretKind) {
    switch kind {
    case .password, .pin, .securityAnswer, .secretKey: self = .password
    case .oneTimeCode: self = .code
    case .cardNumber, .securityCode, .expiry, .holder: self = .card
    case .account, .balance, .amount: self = .account
    case .dateOfBirth, .identityNumber: self = .identity
    case .personName, .userName, .email, .phone, .address: self = .person
    }
  }
}
