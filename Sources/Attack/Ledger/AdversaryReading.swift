package import AfterimageGraphics

/// What an adversary who knows the app, its font, its renderer and its protection reads of a secret in the stored picture.
package struct AdversaryReading: Codable, Hashable, Sendable {
  /// The file in which the picture was found.
  package let form: Store.Form
  /// The kind of secret, as tables call it.
  package let kind: String
  /// The bits of the secret before its picture is seen, where every value of its kind is as likely as any other, and a text as likely as its letters are behind one another.
  package let priorBits: Double
  /// The bits that were read out, where the secret is among the texts of equal bytes and no other was missed; of a guess that is right those that one success in one trial proves at 95 %; 0 else.
  package let lowerBits: Double
  /// The bits that can be told at most, by the number of different pictures of all secrets or of texts that were found to have the same one; where neither is known, all of them.
  package let upperBits: Double
  /// What was read out, in words.
  package let result: String
  /// The views whose secrets were read out of the picture together with this one.
  package var together: [String] = []
  /// The views with other secrets in the picture that the adversary knows.
  package var known: [String] = []
  /// The views whose secrets were read as well, so that the adversary can tell which of them are the same.
  package var comparable: [String] = []
  /// True where equal bytes prove what was read.
  package let isProved: Bool

  /// What was read, for programs.
  package var json: JSONValue {
    [
      "stored": .string(form.rawValue), "kind": .string(kind), "result": .string(result),
      "priorBits": .number(priorBits),
      "lowerBits": .number(lowerBits), "upperBits": .number(upperBits),
      "together": .array(together.map { .string($0) }),
      "known": .array(known.map { .string($0) }),
      "comparable": .array(comparable.map { .string($0) }),
    ]
  }
}

extension AdversaryReading {
  /// Puts together what was read out and how many pictures there are of all secrets; nil is not counted.
  ///
  /// - Parameter secret: the text that the view shows.
  init(
    of recovery: Recovery, showing secret: String, _ kind: SecretKind, pictures: Int?,
    in form: Store.Form
  ) {
    (self.form, self.kind) = (form, kind.title)
    let prior = kind.space.bits(of: secret)
    let alike = bits(Double(max(1, recovery.fitting.count)))
    let mayBeAlike =
      recovery.unseenBits
      + bits(Double(max(1, recovery.fitting.count + recovery.undecided.count)))
    let counted = pictures.map { min(prior, bits(Double(max(1, $0)))) }
    priorBits = prior
    upperBits = counted ?? prior - alike
    isProved = recovery.fits(secret) && recovery.isVerified && recovery.isComplete
    if isProved {
      lowerBits = min(prior - mayBeAlike, upperBits)
    } else if recovery.best == secret {
      lowerBits = max(0, min(prior + Self.successOfOne, upperBits))
    } else {
      lowerBits = 0
    }
    result = recovery.isGuess ? recovery.guess(beside: secret) : recovery.lowerBound
  }

  /// The logarithm to the base of two of the least probability of a success that came in the only trial, at 95 % by Clopper and Pearson.
  private static let successOfOne = bits(0.05)
}
