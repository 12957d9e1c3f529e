import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageRendering
import AfterimageScreens
import Foundation
import Testing

/// Pictures that are drawn one over the other have the bytes of those that are drawn alone.
struct OneBaseTests {
  private static let strategies = Strategy.all.map(\.name)
  private static let scenarios = Samples.names(in: Samples.screens, ending: ".scenario.json")

  /// Expects a snapshot's picture, and its file after others, to be that of a renderer which has drawn nothing before.
  private func expectAlone(_ snapshot: Snapshot, scale: Double, _ warm: Pipeline) throws {
    let list = try warm.displayList(
      of: snapshot.composition, in: snapshot.traits, scale: scale)
    let alone = try Renderer(text: warm.text).render(list, scale: scale, background: .black)
    let picture = try warm.picture(of: snapshot, scale: scale)
    #expect(picture.difference(from: alone) == nil)
    #expect(try warm.nextPNG(of: snapshot, scale: scale) == PNG.encode(alone))
  }

  @Test(arguments: Samples.shipped, [1.0, 3])
  func `a screen under one strategy after another is drawn as alone`(
    name: String, scale: Double
  ) throws {
    let warm = try Pipeline()
    let screen = try Samples.screen(name)
    for style in UserInterfaceStyle.allCases {
      for strategy in Self.strategies {
        let story = try Samples.story(of: screen, under: strategy)
        for snapshot in Simulation.run(story).snapshots where snapshot.userInterfaceStyle == style {
          try expectAlone(snapshot, scale: scale, warm)
        }
      }
    }
  }

  @Test(arguments: Samples.shipped)
  func `a screen with one secret after another is drawn as alone`(name: String) throws {
    let warm = try Pipeline()
    let screen = try Samples.screen(name)
    let variations = screen.sensitiveTexts.flatMap { secret in
      SecretVariation.all.compactMap { variation in
        variation.vary(secret.view, .shown(0))?.text.map { secret.vary(screen, to: $0) }
      }
    }
    for strategy in ["none", "redact", "placeholder", "hide"] {
      for other in [screen] + variations {
        let story = try Samples.story(of: other, under: strategy)
        guard let snapshot = Simulation.run(story).snapshots.first else { continue }
        try expectAlone(snapshot, scale: 1, warm)
      }
    }
  }

  @Test(arguments: scenarios, [1.0, 3])
  func `each moment of a scenario is drawn as alone`(name: String, scale: Double) throws {
    let warm = try Pipeline()
    let path = Samples.screens.appending(path: name + ".scenario.json").path
    guard case .scenario(let story) = try Input.load(path).input else {
      throw CocoaError(.fileReadUnknown)
    }
    for snapshot in Simulation.run(story).snapshots {
      try expectAlone(snapshot, scale: scale, warm)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `files of screens and sizes by chance, with pictures between them, are drawn as alone`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    let warm = try Pipeline()
    for _ in 0..<30 {
      let screen = try Samples.screen(Samples.shipped.randomElement(using: &random) ?? "")
      let story = try Samples.story(
        of: screen, under: Self.strategies.randomElement(using: &random) ?? "")
      let scale = Double.random(in: 0..<1, using: &random) < 0.8 ? 1.0 : 2
      guard let snapshot = Simulation.run(story).snapshots.randomElement(using: &random) else {
        continue
      }
      if Bool.random(using: &random) { _ = try warm.picture(of: snapshot, scale: scale) }
      let alone = try Pipeline().picture(of: snapshot, scale: scale)
      #expect(try warm.nextPNG(of: snapshot, scale: scale) == PNG.encode(alone))
    }
  }

  @Test func `the picture of the empty form is the form, drawn as it was`() throws {
    let pipeline = try Pipeline()
    let story = try Samples.story(of: Samples.screen("card-form"), under: "cover-blank-form")
    let snapshot = try #require(Simulation.run(story).snapshots.first)
    let cover = snapshot.composition.layers.compactMap { layer -> CapturedPicture? in
      guard case .cover(let cover) = layer, case .picture(let captured, _) = cover.content else {
        return nil
      }
      return captured
    }
    let form = try #require(cover.first)
    let list = try pipeline.displayList(of: form.composition, in: snapshot.traits, scale: 3)
    #expect(try pipeline.picture(of: snapshot, scale: 3) == pipeline.draw(list, scale: 3))
  }
}

/// A mask that moves nothing is laid out with the frames of the screen without it.
struct MaskedLayoutTests {
  @Test(arguments: Samples.shipped)
  func `a mask over a screen that was laid out before gives the layout of the mask alone`(
    name: String
  ) throws {
    let screen = try Samples.screen(name)
    let traits = Traits(device: .standard)
    let warm = try Pipeline()
    let bare = try warm.layOut(screen, in: traits)
    for mask in [FieldMask.redact, .placeholder, .hide] {
      let alone = try Pipeline().layOut(screen, in: traits, mask: mask)
      let masked = try warm.layOut(screen, in: traits, mask: mask)
      #expect(masked.frames == alone.frames)
      #expect(masked.displayList() == alone.displayList())
      #expect(masked.conflicts.map(\.description) == alone.conflicts.map(\.description))
    }
    #expect(try warm.layOut(screen, in: traits).displayList() == bare.displayList())
  }
}
