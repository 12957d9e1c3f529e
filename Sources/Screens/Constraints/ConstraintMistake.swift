/// A mistake in a declaration, and the part that it is in.
struct ConstraintMistake: Error, Hashable {
  /// The mistake.
  var kind: Diagnostic.Kind
  /// The part of the declaration, by its key in files; nil for the whole.
  var part: String?
  /// The character of the text, from 0 in scalars; nil for the whole.
  var offset: Int?

  init(_ kind: Diagnostic.Kind, part: String? = nil, at offset: Int? = nil) {
    self.kind = kind
    self.part = part
    self.offset = offset
  }
}
