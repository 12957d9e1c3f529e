package import AfterimageScreens

/// A view of a scene that holds a secret, and what tells of it.
package struct SensitiveView: Hashable, Sendable {
  /// The id of the element.
  package let objectId: String
  /// The id of the view in the screen.
  package let id: String
  /// The line of the element, from 1.
  package let line: Int
  /// The reason for which the view is sensitive, or is not.
  package let reason: SecretReason

  /// True unless the side file says that there is no secret.
  package var isSensitive: Bool { reason.isSensitive }
}
