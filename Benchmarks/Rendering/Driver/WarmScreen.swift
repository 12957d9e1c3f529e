import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A screen that is drawn again and again by one thread, light and dark in turn, so that every pixel is drawn anew.
struct WarmScreen {
  private let screen: Screen
  private let pipeline: Pipeline
  private var traits = Traits(device: .standard)

  /// Reads a screen, and draws it once.
  init(_ path: String) throws {
    guard case .screen(let screen) = try Input.load(path).input else {
      throw Misuse("\(path) is no screen")
    }
    self.screen = screen
    pipeline = try Pipeline()
    for _ in 0..<2 { _ = try file() }
  }

  /// The PNG file of the screen in the other appearance.
  mutating func file() throws -> [UInt8] {
    PNG.encode(try picture())
  }

  private mutating func picture() throws -> Bitmap {
    traits.userInterfaceStyle = traits.userInterfaceStyle == .light ? .dark : .light
    return try pipeline.render(screen, in: traits)
  }

  /// Measures a picture and its file `count` times.
  mutating func render(_ count: Int) throws {
    var (both, render, encode) = (Samples(), Samples(), Samples())
    for _ in 0..<count {
      _ = try both.measure {
        let picture = try render.measure { try self.picture() }
        return encode.measure { PNG.encode(picture) }
      }
    }
    both.report("warm")
    render.report("render")
    encode.report("encode")
  }

  /// Measures the pictures of all strategies, light and dark, without those whose effect on pixels costs more than drawing.
  mutating func strategies(_ count: Int) throws {
    let stories = Strategy.all.compactMap(\.withDefaults).filter { !isEffect($0) }.map {
      Scenario.standardStory(of: screen, under: $0, trigger: .home, traits: traits)
    }
    var (warm, all) = (Samples(), Samples())
    var pictures = 0
    for _ in 0..<count {
      // The first of the two makes sure that the second has every pixel to draw.
      _ = try file()
      _ = try warm.measure { try file() }
      pictures = try all.measure { try self.pictures(of: stories) }
    }
    warm.report("warm")
    all.report("strategies")
    print("pictures", pictures)
    print("ratio", all.minimum / warm.minimum, all.median / warm.median)
  }

  private func isEffect(_ strategy: ChosenStrategy) -> Bool {
    ["blur", "pixelate"].contains { strategy.slug.hasPrefix($0) }
  }

  /// Writes the pictures of stories to memory; their number.
  private func pictures(of stories: [Scenario]) throws -> Int {
    var count = 0
    for story in stories {
      for snapshot in Simulation.run(story).snapshots {
        _ = PNG.encode(try pipeline.picture(of: snapshot))
        count += 1
      }
    }
    return count
  }
}
