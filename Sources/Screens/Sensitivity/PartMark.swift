/// The mark on a part of a view, such as the title of a bar, beside that of the view.
package struct PartMark: Hashable, Sendable {
  /// True marks the part as sensitive, false takes the view's mark off it; nil is as the view.
  package var isSensitive: Bool?
  /// The reason for which the part counts as a secret where nobody has marked it; validation sets it, and nil is none.
  package private(set) var secretReason: SecretReason?

  /// Makes a mark that leaves the part as the view is, unless told otherwise.
  package init(_ isSensitive: Bool? = nil) {
    self.isSensitive = isSensitive
  }

  /// True where the part is sensitive, by its author's mark or by what is written in it; nil is as the view.
  package var value: Bool? { isSensitive ?? (secretReason == nil ? nil : true) }

  /// The reason for which the part is sensitive or not; nil is as the view.
  package var reason: SecretReason? { isSensitive.map { .mark($0) } ?? secretReason }

  /// Notes what the characters of the part tell of a secret, unless a mark decides.
  ///
  /// - Parameter text: the characters; nil tells nothing.
  mutating func noteSecret(in text: String?) {
    let form = isSensitive == nil ? text.flatMap(SecretForm.found) : nil
    secretReason = form.map { .text(form: $0) }
  }
}
