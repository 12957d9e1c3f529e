/// What an attack has read out of a picture.
package struct Recovery: Hashable, Sendable {
  /// The texts that fit the picture best, the best first; empty where nothing of the secret shows.
  package var candidates: [String] = []
  /// True where the picture without the secret, and those of random ones, are the same bytes: nothing was left to look for.
  package var isIndistinguishable = false
  /// True where the renderer makes of the best candidate every byte of the picture that was found.
  package var isVerified = false
  /// True where other candidates that were drawn have the same bytes as the best.
  package var isAmbiguous = false
  /// The characters of the secret that are sure.
  package var sureCharacters = 0
  /// The characters of the secret that were not known before.
  package var unknownCharacters = 0
  /// The number of candidates that were drawn.
  package var drawn = 0

  /// The text that fits best; nil where nothing of the secret shows.
  package var best: String? { candidates.first }
}
