import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageMasking
import AfterimageRandom
import AfterimageRendering
import AfterimageScreens
import Foundation
import StorySupport
import TestSupport
import Testing

/// Pictures that are drawn one over the other have the bytes of those that are drawn alone.
struct OneBaseTests {
  private static let strategies = Strategy.all.map(\.name)
  private static let scenarios = Repository.names(in: Repository.screens, ending: ".scenario.json")

  @Test(arguments: Repository.screenNames, [1.0, 3])
  func `a screen under one strategy after another is drawn as alone`(
    name: String, scale: Double
  ) throws {
    let warm = try Pipeline()
    let screen = try Screen.shipped(name)
    for style in UserInterfaceStyle.allCases {
      for strategy in Self.strategies {
        let story = try Scenario.story(of: screen, under: strategy)
        for snapshot in Simulation.run(story).snapshots where snapshot.userInterfaceStyle == style {
          try warm.expectDrawnAsAlone(snapshot, scale: scale)
        }
      }
    }
  }

  @Test(arguments: scenarios, [1.0, 3])
  func `each moment of a scenario is drawn as alone`(name: String, scale: Double) throws {
    let warm = try Pipeline()
    for snapshot in Simulation.run(try Scenario.shipped(name)).snapshots {
      try warm.expectDrawnAsAlone(snapshot, scale: scale)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `files of screens and sizes by chance, with pictures between them, are drawn as alone`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    let warm = try Pipeline()
    for _ in 0..<30 {
      let screen = try Screen.shipped(Repository.screenNames.randomElement(using: &random) ?? "")
      let story = try Scenario.story(
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

  @Test func `the picture of the empty form is the form, drawn at its moment`() throws {
    let pipeline = try Pipeline()
    let story = try Scenario.story(of: Screen.shipped("card-form"), under: "cover-blank-form")
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
