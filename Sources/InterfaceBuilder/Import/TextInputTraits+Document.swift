import AfterimageScreens

extension TextContentType {
  /// The kind of information by the name that documents have for it, which is HTML's and not UIKit's; nil for the kinds that say nothing of a person.
  init?(interfaceBuilder name: String) {
    switch name {
    case "name": self = .name
    case "given-name": self = .givenName
    case "family-name": self = .familyName
    case "username": self = .username
    case "password", "current-password": self = .password
    case "new-password": self = .newPassword
    case "one-time-code": self = .oneTimeCode
    case "email": self = .emailAddress
    case "tel": self = .telephoneNumber
    case "street-address": self = .fullStreetAddress
    case "postal-code": self = .postalCode
    case "bday": self = .birthdate
    case "cc-number": self = .creditCardNumber
    case "cc-name": self = .creditCardName
    case "cc-exp": self = .creditCardExpiration
    case "cc-csc": self = .creditCardSecurityCode
    default: return nil
    }
  }
}

extension TextInputTraits {
  /// The keyboard that the element asks for; UIKit's own where it says nothing.
  init(interfaceBuilder element: XMLElement?) {
    self.init()
    keyboardType = element?["keyboardType"].flatMap { .init(rawValue: $0) } ?? .default
    returnKeyType = element?["returnKeyType"].flatMap { .init(rawValue: $0) } ?? .default
    keyboardAppearance = .init(interfaceBuilder: element?["keyboardAppearance"])
    autocorrectionType = element?["autocorrectionType"].flatMap { .init(rawValue: $0) } ?? .default
  }
}

extension KeyboardAppearance {
  /// The look by the name that documents have for it, the older name of the dark one among them.
  fileprivate init(interfaceBuilder name: String?) {
    self = name == "alert" ? .dark : name.flatMap { Self(rawValue: $0) } ?? .default
  }
}
