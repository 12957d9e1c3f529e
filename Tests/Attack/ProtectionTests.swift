import Afterimage
import AfterimageAttack
import AfterimageMasking
import AfterimageRandom
import AfterimageScreens
import Testing

@Suite("Protections and kinds of secrets that the attack knows")
struct ProtectionTests {
  private func recovery(
    of secret: String, _ kind: SecretKind, on file: String, in view: String,
    under strategy: MaskingStrategy, at opacity: Double = 1
  ) throws -> Recovery {
    let pipeline = try Pipeline()
    let screen = try Screen(file: "../../\(file).screen.json")
    let masked = try #require(
      MaskedScreen(screen, under: strategy, in: Traits(device: .standard), views: [view])
    ).fading(at: opacity)
    let found = try masked.picture(typing: kind.space.typed(secret), by: pipeline)
    return try pipeline.recovery(of: kind, in: masked, from: found)
  }

  @Test(
    "A cover or a blur that was caught while it faded in hides nothing",
    arguments: [
      (MaskingStrategy.cover(.color(.systemBackground)), 0.5),
      (.cover(.color(.systemBackground)), 0.98), (.blur(radius: 30), 0.9),
      (.pixelate(points: 60), 0.9),
    ])
  func fading(strategy: MaskingStrategy, opacity: Double) throws {
    let recovery = try recovery(
      of: "$48,271.56", .amount(pattern: "$##,###.##"), on: "Screens/bank-profile", in: "balance",
      under: strategy, at: opacity)
    #expect(recovery.fitting == ["$48,271.56"])
  }

  @Test(
    "An expiry date is read out of blurs of every style",
    arguments: [BlurStyle.light, .dark, .extraLight, .systemMaterial, .systemThickMaterial])
  func styles(style: BlurStyle) throws {
    let recovery = try recovery(
      of: "09/31", .expiry(years: 2025...2035, slashIsTyped: false), on: "Screens/card-form",
      in: "expiry",
      under: .blur(style))
    #expect(recovery.fitting == ["09/31"])
  }

  @Test("The code of a card is read out of a mosaic")
  func cardCode() throws {
    let recovery = try recovery(
      of: "052", .cardCode(length: 3), on: "Benchmarks/Leakage/Screens/card-code", in: "code",
      under: .pixelate(points: 10))
    #expect(recovery.best == "052")
    #expect(recovery.sureCharacters == 3)
  }

  @Test("IBANs are read out of a mosaic, those whose squares come out rounded far as well")
  func squares() throws {
    let iban = SecretKind.iban(pattern: "DE## #### #### #### #### ##")
    var generator = SplitMix(seed: 7)
    for _ in 0..<4 {
      let secret = iban.space.random(using: &generator)
      let recovery = try recovery(
        of: secret, iban, on: "Benchmarks/Leakage/Screens/bank-account", in: "iban",
        under: .pixelate(points: 16))
      #expect(recovery.fitting == [secret])
    }
  }

  @Test("Words of a list are read out of a blur")
  func words() throws {
    let list = ["velvet", "orbit", "canyon", "lumber", "oak", "elm", "ash", "fir"]
    let recovery = try recovery(
      of: "fir lumber oak velvet", .words(list, count: 4),
      on: "Benchmarks/Leakage/Screens/recovery-words", in: "words", under: .blur(radius: 30))
    #expect(recovery.fitting == ["fir lumber oak velvet"])
  }
}
