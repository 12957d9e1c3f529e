/// The kind of information in a field, by the names of UITextContentType.
public enum TextContentType: String, CaseIterable, Hashable, Sendable {
  case name
  case givenName
  case familyName
  case username
  case password
  case newPassword
  case oneTimeCode
  case emailAddress
  case telephoneNumber
  case fullStreetAddress
  case postalCode
  case birthdate
  case creditCardNumber
  case creditCardName
  case creditCardExpiration
  case creditCardSecurityCode
}
