import Afterimage
import AfterimageAttack
import AfterimageMasking
import AfterimageScreens
import Testing

@Suite("What of a recovery is certain")
struct CertaintyTests {
  private func recovery(of texts: String...) -> Recovery {
    Recovery(
      candidates: texts, fitting: texts, unknown: (texts.first ?? "").map { $0.isNumber })
  }

  @Test("What all texts that fit agree on is certain")
  func agreement() {
    let recovery = recovery(of: "$12.40", "$12.70", "$92.40")
    #expect(recovery.certain == [true, false, true, true, false, true])
    #expect(recovery.sureCharacters == 2)
    #expect(recovery.isAmbiguous)
    #expect(recovery.lowerBound == "2 of 4 characters certain, as 3 texts have these bytes")
  }

  @Test("Texts of other lengths agree at their ends, and never twice on the same character")
  func lengths() {
    #expect(
      recovery(of: "Ann Lee", "Ann Lowe").certain == [true, true, true, true, true, false, true])
    #expect(recovery(of: "aaa", "aaaa").certain == [true, true, true])
    #expect(recovery(of: "aaaa", "aaa").certain == [true, true, true, false])
  }

  @Test("What texts that were not drawn may have otherwise is not certain")
  func undecided() {
    var recovery = Recovery(
      candidates: ["12"], fitting: ["12"], undecided: ["13"], unknown: [true, true])
    #expect(recovery.certain == [true, false])
    recovery.isComplete = false
    #expect(recovery.sureCharacters == 0)
  }

  @Test("Of a guess nothing is certain")
  func guess() {
    let guess = Recovery(candidates: ["1234"], unknown: [true, true, true, true])
    #expect(guess.isGuess)
    #expect(!guess.isVerified)
    #expect(guess.sureCharacters == 0)
  }

  @Test("Other amounts with the same squares are found, and only what they share is certain")
  func ambiguity() throws {
    let (kind, secret) = (SecretKind.amount(pattern: "$##,###.##"), "$48,271.56")
    let pipeline = try Pipeline()
    let screen = try Screen(file: "../../Screens/bank-profile.screen.json")
    let masked = try #require(
      MaskedScreen(
        screen, under: .pixelate(points: 30), in: Traits(device: .standard), views: ["balance"]))
    let found = try masked.picture(typing: [secret], by: pipeline)
    let recovery = try pipeline.recovery(of: kind, in: masked, from: found)
    #expect(recovery.isAmbiguous)
    #expect(recovery.fitting.first == recovery.best)
    for text in recovery.fitting {
      #expect(try masked.picture(typing: [text], by: pipeline) == found)
    }
    #expect((0..<recovery.unknownCharacters).contains(recovery.sureCharacters))
    for (place, character) in secret.enumerated() where recovery.certain[place] {
      #expect(Array(recovery.best ?? "")[place] == character)
    }
  }

  @Test("What is read out of noise is a guess")
  func noise() throws {
    let kind = SecretKind.oneTimeCode(length: 6)
    let pipeline = try Pipeline()
    let screen = try Screen(file: "../../Screens/one-time-code.screen.json")
    let masked = try #require(
      MaskedScreen(
        screen, under: .blur(radius: 20), in: Traits(device: .standard),
        views: (1...6).map { "digit\($0)" }))
    let store = Store.noise(levels: 1, seed: 5)
    let picture = try masked.picture(typing: "274916".map(String.init), by: pipeline)
    let recovery = try pipeline.recovery(
      of: kind, in: masked, from: store.kept(picture, by: pipeline), kept: store)
    #expect(recovery.best == "274916")
    #expect(recovery.isGuess)
    #expect(recovery.sureCharacters == 0)
  }
}
