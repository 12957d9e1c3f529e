/// The way in which a face's shapes and tracking follow its size.
package enum OpticalSizing: Hashable, Sendable {
  /// Shapes change little by little and tracking by size, as in the system font since iOS 13.
  case continuous
  /// One face for text and one for display, each tracked by size, as the system font was in iOS 11 and 12.
  case textAndDisplay
  /// The same with wider letters in the face for display, as before iOS 11.
  case textAndWideDisplay
  /// The face for text at every size, untracked: SF Pro Text as a font of its own.
  case text
  /// The face for display at every size, untracked: SF Pro Display as a font of its own.
  case display
  /// The same shapes and tracking at every size, as in most faces.
  case none
}

extension Font {
  /// The same font as a version of iOS has it.
  package func inIOS(_ majorVersion: Int) -> Font {
    guard majorVersion < 13, face.opticalSizing == .continuous else { return self }
    var font = self
    font.face.opticalSizing = majorVersion < 11 ? .textAndWideDisplay : .textAndDisplay
    return font
  }
}
