import Afterimage
import AfterimageAttack
import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import Testing

@Suite("What can be read out of masked pictures")
struct RecoveryTests {
  private static let card = SecretKind.cardNumber(
    pattern: "4### #### #### ####", blanksAreTyped: false)
  private static let secret = "4539 5787 6362 1486"
  private let pipeline: Pipeline
  private let screen: Screen

  init() throws {
    pipeline = try Pipeline()
    screen = try Screen(file: "../../Screens/card-form.screen.json")
  }

  private func masked(by strategy: MaskingStrategy, view: String = "number") throws -> MaskedScreen
  {
    try #require(
      MaskedScreen(
        screen, under: strategy, in: Traits(device: .standard), views: [view]))
  }

  private func picture(_ text: String, in screen: MaskedScreen) throws -> Bitmap {
    try screen.picture(typing: Self.card.space.typed(text), by: pipeline)
  }

  @Test(
    "A card number is read out of blurs and a mosaic, and proved by equal bytes",
    arguments: [MaskingStrategy.blur(radius: 10), .blur(radius: 20), .pixelate(points: 10)])
  func cardNumber(strategy: MaskingStrategy) throws {
    let masked = try masked(by: strategy)
    let found = try picture(Self.secret, in: masked)
    let recovery = try pipeline.recovery(of: Self.card, in: masked, from: found)
    #expect(recovery.best == Self.secret)
    #expect(recovery.isVerified)
    #expect(recovery.lowerBound == "15 of 15 characters, proved by equal bytes")
  }

  @Test("Card numbers beneath an opaque cover cannot be told apart")
  func opaqueCover() throws {
    let masked = try masked(by: .cover(.color(.systemBackground)))
    let found = try picture(Self.secret, in: masked)
    let recovery = try pipeline.recovery(of: Self.card, in: masked, from: found)
    #expect(recovery.isIndistinguishable)
    #expect(recovery.best == nil)
    #expect(recovery.lowerBound == "no secret that was tried changed a byte")
  }

  @Test("A recovery is not called proved where one byte of the picture differs")
  func changedByte() throws {
    let masked = try masked(by: .pixelate(points: 10))
    let found = try picture(Self.secret, in: masked)
    var pixels = found.pixels
    pixels[0] ^= 1
    let changed = try #require(
      Bitmap(width: found.width, height: found.height, pixels: pixels))
    let recovery = try pipeline.recovery(of: Self.card, in: masked, from: changed)
    #expect(recovery.best == Self.secret)
    #expect(recovery.isGuess)
    #expect(recovery.sureCharacters == 0)
    #expect(recovery.lowerBound == "a guess, nothing certain")
  }

  @Test("A number with a wrong check digit is never an answer")
  func wrongCheckDigit() throws {
    let masked = try masked(by: .pixelate(points: 10))
    let found = try picture("4539 5787 6362 1487", in: masked)
    let recovery = try pipeline.recovery(
      of: Self.card, in: masked, from: found, budget: AttackBudget([(100, 1)]))
    #expect(!recovery.isVerified)
    for candidate in recovery.candidates {
      #expect(CheckDigits.isCard(candidate.compactMap(\.wholeNumberValue)))
    }
  }

  @Test("An expiry date is read out of a blur of 60 points")
  func expiry() throws {
    let kind = SecretKind.expiry(years: 2025...2035, slashIsTyped: false)
    let masked = try masked(by: .blur(radius: 60), view: "expiry")
    let found = try masked.picture(typing: ["0931"], by: pipeline)
    let recovery = try pipeline.recovery(of: kind, in: masked, from: found)
    #expect(recovery.best == "09/31")
    #expect(recovery.isVerified)
  }

  @Test("The same picture gives the same recovery twice")
  func determinism() throws {
    let masked = try masked(by: .blur(radius: 30))
    let found = try picture(Self.secret, in: masked)
    let first = try pipeline.recovery(of: Self.card, in: masked, from: found)
    #expect(try pipeline.recovery(of: Self.card, in: masked, from: found) == first)
  }
}
