/// How a face's letters and their distance follow its size.
package enum LetterSpacing: Hashable, Sendable {
  /// Shapes and tracking change with the size, as the system's do since iOS 13.
  case bySize
  /// One face for text and one for display, each tracked by size, as the system had them in iOS 11 and 12.
  case twoFaces
  /// The same with wider letters in the face for display, before iOS 11.
  case wideDisplay
  /// The same at every size, as in most faces.
  case even
}
