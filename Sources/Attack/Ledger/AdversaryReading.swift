package import Afterimage
package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageScreens

/// What an adversary who knows the app, its font, its renderer and its protection reads of a secret in the stored picture.
package struct AdversaryReading: Hashable, Sendable {
  /// The kind of secret, as tables call it.
  package let kind: String
  /// The bits of the secret before its picture is seen, where every value of its kind is as likely as any other.
  package let priorBits: Double
  /// The bits that were read out, where the first guess is the secret and its bytes are equal; 0 else.
  package let lowerBits: Double
  /// The bits that can be told at most, by the number of different pictures of all secrets or of texts that were found to have the same one; where neither is known, all of them.
  package let upperBits: Double
  /// What was read out, in words.
  package let result: String

  /// What was read, in a sentence that does not have the secret.
  package var sentence: String {
    "an adversary reads \(result): \(tenths(lowerBits)) to \(tenths(upperBits)) of"
      + " \(tenths(priorBits)) bits of this \(kind)"
  }

  /// What was read, for programs.
  package var json: JSONValue {
    [
      "kind": .string(kind), "result": .string(result), "priorBits": .number(priorBits),
      "lowerBits": .number(lowerBits), "upperBits": .number(upperBits),
    ]
  }
}

extension Pipeline {
  /// Attacks the last picture of a story for the text of a view; nil where no attack knows the form of the text, or the view has no id.
  ///
  /// - Parameters:
  ///   - sample: the text that the view shows in the story; the attack learns no more of it than its form.
  ///   - view: the id of the view.
  package func adversaryReading(
    of sample: String, in view: String, of play: Play
  ) throws(AttackError) -> AdversaryReading? {
    guard let declared = play.scenario.view(of: view),
      let kind = SecretKind(of: declared, showing: sample),
      let last = play.timeline.snapshots.last
    else { return nil }
    let screen = MaskedScreen(last.composition, in: last.traits, views: [view])
    let attack = try Attack(on: kind, in: screen, by: self)
    let shown = shown(sample, as: kind)
    let recovery = try attack.recovery(
      from: try screen.picture(typing: kind.space.typed(shown), by: self))
    let pictures = try kind.space.candidates.map { texts throws(AttackError) in
      try attack.pictures(of: texts)
    }
    return AdversaryReading(
      of: recovery, isRight: recovery.best == shown, kind, pictures: pictures)
  }

  /// The text as the view shows it.
  private func shown(_ sample: String, as kind: SecretKind) -> String {
    switch kind {
    case .passwordLength: String(repeating: SecretSpace.bullet, count: sample.count)
    case .expiry where !sample.contains("/"): "\(sample.prefix(2))/\(sample.dropFirst(2))"
    case .cardNumber(let pattern, _):
      Self.filled(pattern, with: sample.filter { $0 != " " })
    case .expiry, .cardCode, .oneTimeCode, .dateOfBirth, .amount, .germanIBAN, .name, .words:
      sample
    }
  }

  /// The digits where a pattern has none but blanks.
  private static func filled(_ pattern: String, with digits: String) -> String {
    var rest = digits[...]
    return String(pattern.map { $0 == " " ? " " : rest.popFirst() ?? $0 })
  }
}

extension Scenario {
  /// The view of an id on one of the screens of the story; nil where none bears it.
  fileprivate func view(of id: String) -> View? {
    var found: View?
    for screen in shownScreens where found == nil {
      screen.forEachView { view, _, _ in if view.id == id { found = found ?? view } }
    }
    return found
  }
}

extension AdversaryReading {
  /// Puts together what was read out and how many pictures there are of all secrets; nil is not counted.
  fileprivate init(
    of recovery: Recovery, isRight: Bool, _ kind: SecretKind, pictures: Int?
  ) {
    self.kind = kind.title
    let prior = kind.space.bits
    let alike = bits(Double(max(1, recovery.fitting.count)))
    let mayBeAlike = bits(Double(max(1, recovery.fitting.count + recovery.undecided.count)))
    let counted = pictures.map { min(prior, bits(Double(max(1, $0)))) }
    priorBits = prior
    upperBits = counted ?? prior - alike
    let isRead = isRight && recovery.isVerified && recovery.isComplete
    lowerBits = isRead ? min(prior - mayBeAlike, upperBits) : 0
    result = recovery.lowerBound
  }
}

/// A number with one decimal.
private func tenths(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
