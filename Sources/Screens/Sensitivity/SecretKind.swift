/// The kinds of secret that fields hold, each with the words that tell of it, whole words only.
enum SecretKind: String, CaseIterable {
  case password, pin, oneTimeCode, securityAnswer, secretKey
  case cardNumber, securityCode, expiry, holder
  case account, balance, amount
  case dateOfBirth, identityNumber
  case personName, userName, email, phone, address

  /// The kind that words tell of, with the phrase that does; nil where they tell of none.
  static func told(by words: Words) -> (kind: SecretKind, phrase: String)? {
    // Most names tell of nothing, and the table is long.
    guard words.containsAny(of: beginnings) else { return nil }
    for (kind, phrases) in table {
      for phrase in phrases {
        guard let place = words.place(of: phrase) else { continue }
        if let before = words.word(before: place), harmless.contains(before) { continue }
        return (kind, phrase.all.joined(separator: " "))
      }
    }
    return nil
  }

  /// True for what labels show as a value; of the others they are the captions.
  var isShownInLabels: Bool {
    switch self {
    case .cardNumber, .account, .balance, .amount, .dateOfBirth, .identityNumber, .holder,
      .secretKey, .email, .phone:
      true
    case .password, .pin, .oneTimeCode, .securityAnswer, .securityCode, .expiry, .personName,
      .userName, .address:
      false
    }
  }

  /// Words that, right before a phrase, make something else of it: an IP address, a white balance.
  private static let harmless: Set<String> = [
    "ip", "mac", "node", "proxy", "peer", "web", "url", "server", "host", "white", "color", "drop",
    "map", "push", "no",
    "create", "delete", "forgot", "reset", "invalid", "missing", "bluetooth", "memory",
  ]

  private static let table: [(SecretKind, [Words])] = allCases.map { kind in
    (kind, kind.phrases.map { Words($0) })
  }

  /// The first words of all phrases, and the phrases written as one word.
  private static let beginnings = Set(
    table.flatMap(\.1).flatMap { [$0.all.first, $0.all.joined()].compactMap(\.self) })
}

extension SecretKind {
  /// The phrases for the kind in English, German, French and Spanish.
  private var phrases: [String] {
    switch self {
    case .password:
      [
        "password", "passwords", "passphrase", "passwd", "pwd", "pass word", "passwort", "kennwort",
        "mot de passe", "contraseña",
      ]
    case .pin:
      ["pin", "passcode", "pass code", "pincode", "geheimzahl", "code secret", "código secreto"]
    case .oneTimeCode:
      [
        "otp", "one time code", "one time password", "verification code", "auth code",
        "authentication code", "authenticator code", "two factor", "2 fa", "confirmation code",
        "sms code", "tan", "bestätigungscode", "code de vérification", "código de verificación",
      ]
    case .securityAnswer:
      [
        "security answer", "secret answer", "security question", "sicherheitsfrage",
        "réponse secrète", "respuesta secreta",
      ]
    case .secretKey:
      [
        "private key", "secret key", "api key", "api token", "access token", "seed phrase",
        "mnemonic", "seed", "recovery phrase", "recovery code", "secret",
      ]
    case .cardNumber:
      [
        "card number", "card no", "card num", "credit card",
        "debit card", "cc number", "pan", "kartennummer", "kreditkarte", "kreditkartennummer",
        "numéro de carte", "carte bancaire", "número de tarjeta", "tarjeta de crédito",
      ]
    case .securityCode:
      [
        "cvc", "cvv", "cvn", "csc", "cvc2", "cvv2", "security code", "card code", "prüfnummer",
        "prüfziffer", "cryptogramme", "código de seguridad",
      ]
    case .expiry:
      [
        "expiry", "expiration", "expiry date", "exp date", "expires", "valid thru", "valid until",
        "mm yy", "mm yyyy", "gültig bis", "ablaufdatum", "date d'expiration", "caducidad",
        "vencimiento",
      ]
    case .holder:
      [
        "cardholder", "card holder", "account holder", "name on card", "card name",
        "karteninhaber", "kontoinhaber", "titulaire", "titular",
      ]
    case .account:
      [
        "iban", "bic", "swift code", "sort code", "routing number", "account number", "account no",
        "bank account", "account", "kontonummer", "konto", "bankleitzahl",
        "numéro de compte", "compte", "número de cuenta", "cuenta",
      ]
    case .balance: ["balance", "kontostand", "guthaben", "saldo", "solde"]
    case .amount: ["amount", "betrag", "montant", "importe", "cantidad"]
    case .dateOfBirth:
      [
        "date of birth", "birth date", "birthdate", "birthday", "dob", "birth year",
        "year of birth", "geburtsdatum", "date de naissance", "fecha de nacimiento",
      ]
    case .identityNumber:
      [
        "social security", "ssn", "national insurance", "national id", "tax id", "passport",
        "driving licence", "driver license", "drivers license", "ausweisnummer", "steuernummer",
        "sozialversicherungsnummer", "sécurité sociale", "dni", "pasaporte",
      ]
    case .personName:
      [
        "first name", "last name", "full name", "family name",
        "given name", "surname", "middle name", "legal name", "your name", "vorname", "nachname",
        "prénom", "nom de famille", "apellido", "apellidos",
      ]
    case .userName:
      [
        "username", "user name", "user id", "login", "benutzername", "nom d'utilisateur",
        "identifiant", "usuario",
      ]
    case .email:
      [
        "email", "e mail", "mail address", "mailadresse", "courriel", "correo electrónico",
        "correo",
      ]
    case .phone:
      [
        "phone", "telephone", "phone number", "mobile", "mobile number",
        "cell number", "telefon", "telefonnummer", "handynummer", "rufnummer", "téléphone",
        "portable", "teléfono", "móvil",
      ]
    case .address:
      [
        "address", "street", "postcode", "post code", "postal code", "zip", "zip code",
        "adresse", "anschrift", "straße", "strasse", "plz", "postleitzahl", "rue", "code postal",
        "dirección", "calle", "código postal",
      ]
    }
  }
}
