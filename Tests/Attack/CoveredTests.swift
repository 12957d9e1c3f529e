import Afterimage
import AfterimageAttack
import AfterimageMasking
import AfterimageScreens
import Testing

@Suite("What can be read of a secret that something else covers in part")
struct CoveredTests {
  private static let card = "4539 5787 6362 1486"
  private static let kind = SecretKind.cardNumber(
    pattern: "4### #### #### ####", blanksAreTyped: true)
  private let pipeline: Pipeline

  init() throws { pipeline = try Pipeline() }

  /// A card number in a label, with something else beside it in the same place.
  private func masked(
    by strategy: MaskingStrategy, under cover: View, _ constraints: [String]
  ) throws -> MaskedScreen {
    let root = View {
      Label(Self.card).id("number").sensitive()
      cover.id("cover")
    }.constraints {
      "number.top == safeArea.top + 40"
      "number.leading == margins.leading"
      for constraint in constraints { constraint }
    }
    return try #require(
      MaskedScreen(
        try Screen("card", root: root), under: strategy, in: Traits(device: .standard),
        views: ["number"]))
  }

  /// A cover over all that lies right of a distance from the number's leading edge.
  private func constraints(from distance: Int) -> [String] {
    [
      "cover.leading == number.leading + \(distance)", "cover.trailing == margins.trailing",
      "cover.top == number.top - 4", "cover.bottom == number.bottom + 4",
    ]
  }

  private func recovery(in masked: MaskedScreen) throws -> Recovery {
    let found = try masked.picture(typing: [Self.card], by: pipeline)
    return try pipeline.recovery(of: Self.kind, in: masked, from: found)
  }

  @Test(
    "Of a number whose end lies beneath something opaque the rest is read, and nothing else is certain",
    arguments: [MaskingStrategy.blur(radius: 10), .pixelate(points: 8), .unprotected])
  func opaque(strategy: MaskingStrategy) throws {
    let masked = try masked(
      by: strategy, under: View {}.backgroundColor(.systemGray), constraints(from: 90))
    let recovery = try recovery(in: masked)
    #expect(recovery.isVerified)
    #expect(recovery.fits(Self.card))
    #expect((6...9).contains(recovery.sureCharacters))
    let best = try #require(recovery.best)
    let sure = zip(zip(best, Self.card), recovery.certain).filter(\.1)
    #expect(sure.allSatisfy { $0.0.0 == $0.0.1 })
    #expect(recovery.unknownCharacters == 15)
    #expect(recovery.unseenBits > 15)
  }

  @Test(
    "What lets something through hides nothing",
    arguments: [MaskingStrategy.blur(radius: 10), .pixelate(points: 8)])
  func translucent(strategy: MaskingStrategy) throws {
    let cover = View {}.backgroundColor(.systemGray).with(\.alpha, 0.5)
    let recovery = try recovery(
      in: try masked(by: strategy, under: cover, constraints(from: 90)))
    #expect(recovery.fitting == [Self.card])
    #expect(recovery.sureCharacters == 15)
  }

  @Test("What lies beside a number or beneath all of its ink is no cover")
  func beside() throws {
    let cover = View {}.backgroundColor(.systemGray)
    let recovery = try recovery(
      in: masked(by: .blur(radius: 10), under: cover, constraints(from: 240)))
    #expect(recovery.fitting == [Self.card])
    #expect(recovery.unseenBits == 0)
  }

  @Test("A number that is wholly covered cannot be told from any other")
  func whole() throws {
    let cover = View {}.backgroundColor(.systemGray)
    let recovery = try recovery(
      in: masked(by: .blur(radius: 10), under: cover, constraints(from: -20)))
    #expect(recovery.isIndistinguishable)
  }

  @Test("A number that is cut off at the edge of its view is read up to there")
  func clipped() throws {
    let root = View {
      View { Label(Self.card).id("number").sensitive() }.id("box").clipsToBounds()
    }.constraints {
      "box.top == safeArea.top + 40"
      "box.leading == margins.leading"
      "box.width == 100"
      "box.height == 24"
      "number.top == box.top"
      "number.leading == box.leading"
    }
    let masked = try #require(
      MaskedScreen(
        try Screen("card", root: root), under: .blur(radius: 10), in: Traits(device: .standard),
        views: ["number"]))
    let recovery = try recovery(in: masked)
    #expect(recovery.fits(Self.card))
    #expect((6...10).contains(recovery.sureCharacters))
  }

  @Test("Beneath an effect over a part of it a number is not attacked")
  func effect() throws {
    let masked = try masked(
      by: .unprotected, under: VisualEffectView(.regular).view,
      constraints(from: 90))
    #expect(throws: AttackError.self) { try recovery(in: masked) }
  }
}
