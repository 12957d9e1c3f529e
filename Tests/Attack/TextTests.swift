import Afterimage
import AfterimageAttack
import AfterimageMasking
import AfterimageRandom
import AfterimageScreens
import Testing

@Suite("What can be read of texts of which nothing is known but their language")
struct TextTests {
  private let pipeline: Pipeline

  init() throws { pipeline = try Pipeline() }

  @Test(
    "A text is read out of a blur and mosaics, wherever its line begins, and nothing less",
    arguments: [
      ("Screens/card-form", "street", "9 Abbey Gardens", MaskingStrategy.blur(radius: 4)),
      ("Screens/card-form", "street", "3b Mill Lane", .blur(radius: 10)),
      ("Screens/card-form", "postcode", "EC1A 1BB", .pixelate(points: 8)),
      ("Screens/card-form", "holder", "Noor el-Amin", .pixelate(points: 12)),
      ("Screens/protections/transfer", "payee", "Lena Marsh", .blur(radius: 10)),
    ])
  func text(screen: String, view: String, secret: String, strategy: MaskingStrategy) throws {
    let masked = try #require(
      MaskedScreen(
        try Screen(file: "../../\(screen).screen.json"), under: strategy,
        in: Traits(device: .standard), views: [view]))
    let kind = SecretKind.text(longest: 16)
    let found = try masked.picture(typing: kind.space.typed(secret), by: pipeline)
    let recovery = try pipeline.recovery(of: kind, in: masked, from: found, budget: .forSeveral)
    #expect(recovery.isVerified)
    #expect(recovery.fitting.contains(secret))
  }

  @Test("Texts by chance are such as can be looked for", arguments: 0..<20 as Range<UInt64>)
  func random(seed: UInt64) {
    let space = SecretKind.text(longest: 8).space
    var generator = SplitMix(seed: seed)
    let text = space.random(using: &generator)
    #expect((1...8).contains(text.count))
    #expect(space.bits(of: text).isFinite)
  }

  @Test("A text that no language has takes more bits than a name of as many letters")
  func bits() {
    let space = SecretKind.text(longest: 16).space
    #expect(space.bits(of: "Marta") + 10 < space.bits(of: "Qxvjz"))
    #expect(space.bits(of: "Marta") < space.bits(of: "Marta Obrecht"))
  }

  @Test("All texts of a character or two are no likelier than certain together")
  func shares() {
    let (one, two) = (SecretKind.text(longest: 1).space, SecretKind.text(longest: 2).space)
    let letters = one.steps[0].filter { !$0.isEmpty }
    let texts = letters + letters.flatMap { first in letters.map { first + $0 } }
    let share = texts.reduce(0.0) { $0 + Self.share(two.bits(of: $1)) }
    #expect(share < 1)
    #expect(share > 0.01)
  }

  /// Two to the power of some bits, negated, but for a factor of two at most.
  private static func share(_ bits: Double) -> Double {
    Double(sign: .plus, exponent: -Int(bits.rounded(.up)), significand: 1)
  }

  @Test("A text that cannot be seen whole is never an answer", arguments: ["", " a", "a "])
  func blanks(text: String) {
    #expect(!SecretKind.text(longest: 8).space.isValid(text))
  }

  @Test("What is no text of the alphabet, or longer than a line, is not looked for")
  func kinds() throws {
    let label = View(.label(Label("x")))
    #expect(SecretKind(of: label, showing: "Dr Weiss: biopsy") == .text(longest: 16))
    #expect(SecretKind(of: label, showing: "Bjørk") == nil)
    #expect(SecretKind(of: label, showing: String(repeating: "a", count: 41)) == nil)
    #expect(
      SecretKind(of: label, showing: "BE68 5390 0754 7034")
        == .iban(pattern: "BE## #### #### ####"))
  }
}
