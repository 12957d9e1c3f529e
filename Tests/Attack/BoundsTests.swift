import Afterimage
import AfterimageAttack
import AfterimageMasking
import AfterimageRandom
import AfterimageScreens
import Testing

@Suite("Bounds of what a picture tells")
struct BoundsTests {
  private func isNear(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-4 }

  @Test("Intervals are those of Clopper and Pearson")
  func intervals() {
    // Where all or none succeed, the bound is a root of 0.025; the others are R's binom.test.
    #expect(isNear(ShareInterval(5, of: 5).low, 0.47818))
    #expect(ShareInterval(5, of: 5).high == 1)
    #expect(isNear(ShareInterval(0, of: 30).high, 0.11570))
    #expect(isNear(ShareInterval(8, of: 10).low, 0.44390))
    #expect(isNear(ShareInterval(8, of: 10).high, 0.97479))
    #expect(isNear(ShareInterval(299, of: 300).low, 0.98157))
    #expect(isNear(ShareInterval(299, of: 300).high, 0.99992))
  }

  @Test("What was read out is a lower bound, and nothing but the secret an upper one")
  func readOut() {
    let bounds = LeakageBounds(
      prior: 10, readOut: 30, of: 30, alike: Array(repeating: 1, count: 30))
    #expect(isNear(bounds.lower, 9.82260))
    #expect(bounds.measured == 10)
    #expect(bounds.upper == 10)
    #expect(bounds.source == .prior)
  }

  @Test("Where an attack fails, no bound from above follows")
  func failure() {
    let bounds = LeakageBounds(prior: 46.5, readOut: 0, of: 30)
    #expect(bounds.lower == 0)
    #expect(bounds.measured == nil)
    #expect(bounds.upper == 46.5)
  }

  @Test("Pictures that were counted bound the leakage from above")
  func counted() {
    let bounds = LeakageBounds(prior: 10, readOut: 0, of: 30, pictures: 64, secrets: 1024)
    #expect(isNear(bounds.upper, 6))
    #expect(bounds.source == .counted(pictures: 64, secrets: 1024))
  }

  @Test("Secrets that look alike in a sample bound it with a margin")
  func sampled() {
    let bounds = LeakageBounds(
      prior: 10, readOut: 0, of: 1000, alike: Array(repeating: 4, count: 1000))
    #expect(isNear(bounds.upper, 8.20757))
    #expect(bounds.source == .sampled(secrets: 1000))
  }

  @Test(
    "The bits of a kind are those of its valid values",
    arguments: [
      (SecretKind.cardNumber(pattern: "4### #### #### ####", blanksAreTyped: false), 46.50699),
      (.iban(pattern: "DE## #### #### #### #### ##"), 59.79470),
      (.oneTimeCode(length: 6), 19.93157), (.cardCode(length: 3), 9.96578),
      (.words(["oak", "elm", "ash", "fir"], count: 3), 6),
    ])
  func bits(kind: SecretKind, bits: Double) {
    #expect(isNear(kind.space.bits, bits))
  }

  @Test("Two texts of a pair differ in one place", arguments: [3, 4])
  func pairs(seed: Int) {
    var generator = SplitMix(seed: seed)
    let kinds = [
      SecretKind.cardNumber(pattern: "4### #### #### ####", blanksAreTyped: false),
      .expiry(years: 2025...2035, slashIsTyped: false),
    ]
    for kind in kinds {
      let (one, other) = kind.space.pair(using: &generator)
      #expect(zip(one, other).count { $0 != $1 } == 1)
    }
  }

  @Test("A fine blur tells every expiry date, coarse squares tell fewer")
  func counting() throws {
    let kind = SecretKind.expiry(years: 2025...2030, slashIsTyped: false)
    let dates = try #require(kind.space.candidates)
    #expect(try pictures(of: dates, kind, under: .blur(radius: 10)) == dates.count)
    #expect(try pictures(of: dates, kind, under: .pixelate(points: 40)) < dates.count)
    #expect(try pictures(of: dates, kind, under: .cover(.color(.systemBackground))) == 1)
  }

  private func pictures(
    of texts: [String], _ kind: SecretKind, under strategy: MaskingStrategy
  ) throws -> Int {
    let screen = try Screen(file: "../../Screens/card-form.screen.json")
    let masked = try #require(
      MaskedScreen(screen, under: strategy, in: Traits(device: .standard), views: ["expiry"]))
    return try Attack(on: kind, in: masked, by: Pipeline()).pictures(of: texts)
  }
}
