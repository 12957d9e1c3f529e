import AfterimageAudit
import AfterimageRandom

/// Texts of random letters and lengths, in place of secrets.
enum RandomText {
  /// Fifty ways to put another text in the place of a secret.
  static func variations(seed: UInt64) -> [SecretVariation] {
    var random = SplitMix(seed: seed &* 7919)
    return (0..<50).map { index in
      let text = text(&random)
      return SecretVariation(name: "random-\(index)") { _, _ in text }
    }
  }

  /// Digits, letters narrow and wide, signs, Hebrew, Chinese, a picture and line breaks.
  private static let letters: [Character] = Array(
    "0123456789 iWmagyÅ,.-€\u{5d0}\u{6f22}\u{1f600}\n")

  private static func text(_ random: inout SplitMix) -> String {
    let length = [0, 1, 2, 3, 5, 8, 13, 21, 55, 144].randomElement(using: &random) ?? 1
    return String((0..<length).map { _ in letters.randomElement(using: &random) ?? "x" })
  }
}
