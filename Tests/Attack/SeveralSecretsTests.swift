import Afterimage
import AfterimageAttack
import AfterimageMasking
import AfterimageRandom
import AfterimageScreens
import Testing

@Suite("What can be read of several secrets of one picture")
struct SeveralSecretsTests {
  private static let form = SecretKind.several([
    .name(first: ["Ada", "Charles", "Grace"], last: ["Babbage", "Hopper", "Lovelace"]),
    .cardNumber(pattern: "4### #### #### ####", blanksAreTyped: false),
    .expiry(years: 2025...2035, slashIsTyped: false),
  ])
  private static let secret = "Grace Hopper\n4539 5787 6362 1486\n09/31"
  private let pipeline: Pipeline

  init() throws { pipeline = try Pipeline() }

  private func masked(
    _ screen: String, by strategy: MaskingStrategy, views: [String]
  ) throws -> MaskedScreen {
    try #require(
      MaskedScreen(
        try Screen(file: "../../Screens/\(screen).screen.json"), under: strategy,
        in: Traits(device: .standard), views: views))
  }

  @Test(
    "A whole form is read out of a blur and a mosaic by somebody who knows none of its fields",
    arguments: [MaskingStrategy.blur(radius: 30), .pixelate(points: 10)])
  func form(strategy: MaskingStrategy) throws {
    let masked = try masked("card-form", by: strategy, views: ["holder", "number", "expiry"])
    let typed = Self.form.space.typed(Self.secret)
    #expect(typed == ["Grace Hopper", "4539578763621486", "0931"])
    let found = try masked.picture(typing: typed, by: pipeline)
    let recovery = try pipeline.recovery(of: Self.form, in: masked, from: found)
    #expect(recovery.best == Self.secret)
    #expect(recovery.isVerified)
    #expect(recovery.unknownCharacters == 11 + 15 + 4)
  }

  @Test("A form of which one check digit is wrong is never an answer")
  func wrongCheckDigit() {
    #expect(Self.form.space.isValid(Self.secret))
    #expect(!Self.form.space.isValid("Grace Hopper\n4539 5787 6362 1487\n09/31"))
  }

  @Test("A pair of forms differs in one of its fields", arguments: 0..<20 as Range<UInt64>)
  func pair(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let (one, other) = Self.form.space.pair(using: &generator)
    let fields = zip(one.split(separator: "\n"), other.split(separator: "\n"))
    #expect(one.split(separator: "\n").count == 3)
    #expect(fields.count { $0 != $1 } == 1)
  }

  @Test("The bits of several secrets are those of each of them")
  func bits() {
    let one = SecretKind.cardCode(length: 3).space.bits
    let both = SecretKind.several([.cardCode(length: 3), .cardCode(length: 4)]).space.bits
    #expect((both - one - SecretKind.cardCode(length: 4).space.bits).magnitude < 1e-9)
  }

  @Test(
    "An amount is read where it stands at the right of a cell or in the middle",
    arguments: [
      ("statement", "available", "£ #,###.##", "£ 7,309.58"),
      ("confirm-transfer", "amount", "£ ###.##", "£ 218.40"),
    ])
  func amount(screen: String, view: String, pattern: String, secret: String) throws {
    let masked = try masked(screen, by: .blur(radius: 20), views: [view])
    let found = try masked.picture(typing: [secret], by: pipeline)
    let recovery = try pipeline.recovery(
      of: .amount(pattern: pattern), in: masked, from: found)
    #expect(recovery.best == secret)
    #expect(recovery.isVerified)
  }

  @Test("A secret that leaves no trace strong enough is not attacked")
  func noTrace() throws {
    let masked = try masked("settings", by: .blur(radius: 20), views: ["password"])
    #expect(throws: AttackError.self) {
      try Attack(on: .passwordLength(1...32), in: masked, by: pipeline)
    }
  }

  @Test("The form of a text tells what kind of secret it is, and one without a known form is none")
  func forms() {
    func kind(_ text: String) -> SecretKind? {
      SecretKind(of: View(.label(Label(text))), showing: text)
    }
    #expect(kind("$1,204.50") == .amount(pattern: "$#,###.##"))
    #expect(kind("0.00") == .digits(pattern: "#.##"))
    #expect(kind("+44 20 7946 0958") == .digits(pattern: "+## ## #### ####"))
    #expect(kind("09/31") == .expiry(years: 2020...2039, slashIsTyped: true))
    #expect(kind("Ada Lovelace") == .text(longest: 16))
    #expect(kind("Ada\nLovelace") == nil)
    #expect(kind("") == nil)
  }
}
