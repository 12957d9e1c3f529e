/// Whether bullets stand for the characters of a field.
public struct SecureTextEntry: Hashable, Sendable {
  /// The id of the field.
  package var id: String
  /// True for bullets, false for the characters themselves.
  package var isSecure: Bool

  /// Pairs a field's id with the value of its `isSecureTextEntry`.
  public init(_ id: String, _ isSecure: Bool) {
    self.id = id
    self.isSecure = isSecure
  }
}
