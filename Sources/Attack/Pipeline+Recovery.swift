package import Afterimage
package import AfterimageGraphics

extension Pipeline {
  /// Reads a secret out of a picture as somebody would who knows the app: a lower bound of what the picture tells.
  ///
  /// Where many pictures of one screen are looked at, make an ``Attack`` and keep it: most of the time goes into what can be known before.
  /// - Parameters:
  ///   - kind: the form of the secret, and the values that it can have.
  ///   - screen: the picture with all but the secret, whose text is not looked at.
  ///   - found: the picture that was found.
  ///   - store: what became of the picture before.
  package func recovery(
    of kind: SecretKind, in screen: MaskedScreen, from found: Bitmap, kept store: Store = .exact,
    budget: AttackBudget = AttackBudget()
  ) throws(AttackError) -> Recovery {
    try Attack(on: kind, in: screen, kept: store, budget: budget, by: self).recovery(from: found)
  }
}

extension Recovery {
  /// What a guess is worth to somebody who knows the secret, in words without it.
  func guess(beside secret: String) -> String {
    guard let best else { return lowerBound }
    guard best != secret else { return "all of it by a guess, which nothing proves" }
    let right = zip(zip(best, secret), unknown).count { $0.0 == $0.1 && $1 }
    return "a guess, right in \(right) of \(unknownCharacters) characters"
  }

  /// The lower bound in words, for a ledger.
  package var lowerBound: String {
    if isIndistinguishable { return "no secret that was tried changed a byte" }
    guard isVerified else { return best == nil ? "nothing read out" : "a guess, nothing certain" }
    let counted = "\(sureCharacters) of \(unknownCharacters) characters"
    guard isComplete else {
      return "these bytes, and nothing certain, as other texts may have them"
    }
    guard isAmbiguous else { return counted + ", proved by equal bytes" }
    let texts = (undecided.isEmpty ? "" : "at least ") + "\(fitting.count) texts"
    return counted + " certain, as \(texts) have these bytes"
  }
}
