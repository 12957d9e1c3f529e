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
    try self.init(screen)
  }

  /// Draws a screen once in each appearance.
  private init(_ screen: Screen) throws {
    self.screen = screen
    pipeline = try Pipeline()
    for _ in 0..<2 { _ = try file() }
  }

  /// The PNG file of the screen in the other appearance.
  mutating func file() throws -> [UInt8] {
    changeAppearance()
    return try pipeline.png(screen, in: traits)
  }

  private mutating func changeAppearance() {
    traits.userInterfaceStyle = traits.userInterfaceStyle == .light ? .dark : .light
  }

  /// Measures a file, and a whole picture and its encoding, `count` times.
  mutating func render(_ count: Int) throws {
    var (both, render, encode) = (Samples(), Samples(), Samples())
    for _ in 0..<count {
      _ = try both.measure { try file() }
      changeAppearance()
      let picture = try render.measure { try pipeline.render(screen, in: traits) }
      _ = encode.measure { PNG.encode(picture) }
    }
    both.report("warm")
    render.report("render")
    encode.report("encode")
  }

  /// Measures the pictures of all strategies, light and dark, without those whose effect on pixels costs more than drawing: with their layouts kept, and the first time.
  mutating func strategies(_ count: Int) throws {
    let stories = Strategy.all.compactMap(\.withDefaults).filter { !isEffect($0) }.map {
      Scenario.standardStory(of: screen, under: $0.masking, trigger: .home, traits: traits)
    }
    var (warm, all, first) = (Samples(), Samples(), Samples())
    var pictures = 0
    for _ in 0..<count {
      // The first of the two makes sure that the second has every pixel to draw.
      _ = try file()
      _ = try warm.measure { try file() }
      pictures = try all.measure { try files(of: stories, with: pipeline, jobs: 1) }
      var other = try WarmScreen(screen)
      _ = try other.file()
      _ = try first.measure { try files(of: stories, with: other.pipeline, jobs: 1) }
    }
    warm.report("warm")
    all.report("strategies")
    first.report("strategies-first")
    print("pictures", pictures)
    print("ratio", all.minimum / warm.minimum, all.median / warm.median)
    print("ratio-first", first.minimum / warm.minimum, first.median / warm.median)
  }

  private func isEffect(_ strategy: ChosenStrategy) -> Bool {
    ["blur", "pixelate"].contains { strategy.slug.hasPrefix($0) }
  }

  /// Writes the pictures of stories to memory; their number.
  private func files(of stories: [Scenario], with pipeline: Pipeline, jobs: Int) throws -> Int {
    let snapshots = stories.flatMap { Simulation.run($0).snapshots }
    var count = 0
    try Crew(jobs: jobs).files(of: snapshots, with: pipeline) { _, _ in count += 1 }
    return count
  }

  /// Measures `count` files of the screen, by one thread and by several in turn.
  func batch(_ count: Int, threads: Int) throws {
    var (alone, together) = (Samples(), Samples())
    for _ in 0..<9 {
      try alone.measure { try batch(count, Crew(jobs: 1)) }
      try together.measure { try batch(count, Crew(jobs: threads)) }
    }
    alone.report("alone")
    together.report("together")
    print("ratio", alone.minimum / together.minimum, alone.median / together.median)
  }

  private func batch(_ count: Int, _ crew: Crew) throws {
    let (screen, traits) = (screen, UserInterfaceStyle.allCases.map(circumstances))
    // Both appearances in a piece, so that each thread has every pixel to draw.
    try crew.work(on: count / traits.count, with: pipeline, pool: pipeline.pool) { _, pipeline in
      Result { try traits.map { try pipeline.png(screen, in: $0) } }
    } deliver: {
      _ = try $1.get()
    }
  }

  private func circumstances(_ style: UserInterfaceStyle) -> Traits {
    var traits = traits
    traits.userInterfaceStyle = style
    return traits
  }
}
