package import AfterimageGraphics

/// What an adversary who knows the app, its font, its renderer and its protection reads of a secret in the stored picture.
package struct AdversaryReading: Hashable, Sendable {
  /// The kind of secret, as tables call it.
  package let kind: String
  /// The bits of the secret before its picture is seen, where every value of its kind is as likely as any other, and a text as likely as its letters are behind one another.
  package let priorBits: Double
  /// The bits that were read out, where the secret is among the texts of equal bytes and no other was missed; 0 else.
  package let lowerBits: Double
  /// The bits that can be told at most, by the number of different pictures of all secrets or of texts that were found to have the same one; where neither is known, all of them.
  package let upperBits: Double
  /// What was read out, in words.
  package let result: String
  /// The views whose secrets were read out of the picture together with this one.
  package var together: [String] = []
  /// The views with other secrets in the picture that the adversary knows.
  package var known: [String] = []

  /// What was read, for programs.
  package var json: JSONValue {
    [
      "kind": .string(kind), "result": .string(result), "priorBits": .number(priorBits),
      "lowerBits": .number(lowerBits), "upperBits": .number(upperBits),
      "together": .array(together.map { .string($0) }),
      "known": .array(known.map { .string($0) }),
    ]
  }
}

extension AdversaryReading {
  /// Puts together what was read out and how many pictures there are of all secrets; nil is not counted.
  ///
  /// - Parameter secret: the text that the view shows.
  init(
    of recovery: Recovery, showing secret: String, _ kind: SecretKind, pictures: Int?
  ) {
    self.kind = kind.title
    let prior = kind.space.bits(of: secret)
    let alike = bits(Double(max(1, recovery.fitting.count)))
    let mayBeAlike = bits(Double(max(1, recovery.fitting.count + recovery.undecided.count)))
    let counted = pictures.map { min(prior, bits(Double(max(1, $0)))) }
    priorBits = prior
    upperBits = counted ?? prior - alike
    let isRead = recovery.fitting.contains(secret) && recovery.isVerified && recovery.isComplete
    lowerBits = isRead ? min(prior - mayBeAlike, upperBits) : 0
    result = recovery.lowerBound
  }
}
