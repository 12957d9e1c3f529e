package import Afterimage
package import AfterimageGraphics

/// The outcome of the comparison with one golden.
package enum GoldenOutcome: Codable, Hashable, Sendable {
  /// The golden and the artifact are the same.
  case same
  /// Nothing that the case depends on has changed since the two were the same: it was not rendered again.
  case unchanged
  /// There is no golden of the name.
  case missing
  /// The texts differ.
  case textDiffers(TextDifference)
  /// The pictures differ.
  case pictureDiffers(PictureDifference)
  /// The golden cannot be read, for a reason in words.
  case unreadable(String)
  /// The golden is a pointer of Git LFS to a file that has not been fetched.
  case notFetched
  /// The golden was drawn by other versions of the drawing libraries.
  case notComparable
  /// The case gives nothing of the kind: a scenario has no frames, and not every story a picture.
  case nothingToCompare
  /// No case asks for the golden.
  case unused
  /// A file that the case names is not there or cannot be read, so that nothing was compared.
  case inputFailed(InputFailure)
  /// Secrets of the case are not as it asks, each in a sentence.
  case leaks([String])
  /// The case cannot be drawn, for a reason in words, so that nothing of it was compared; the input is to blame, or this program.
  case notDrawn(String, isOfInput: Bool)

  /// True where the outcome does not make a run fail.
  package func isAcceptable(_ foreignRenderer: ForeignRenderer) -> Bool {
    switch self {
    case .same, .unchanged: true
    case .notComparable: foreignRenderer == .skip
    case .missing, .textDiffers, .pictureDiffers, .unreadable, .notFetched, .nothingToCompare,
      .unused, .inputFailed, .leaks, .notDrawn:
      false
    }
  }
}

/// The policy for goldens that other versions of the drawing libraries have drawn.
package enum ForeignRenderer: String, CaseIterable, Sendable {
  /// Say so, and fail.
  case fail
  /// Say so, and leave the pictures out.
  case skip
}
