import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// The snapshots that the system keeps of a screen under a strategy, played and drawn again and again by one thread, light and dark in turn.
struct WarmSnapshot {
  private let story: Scenario
  private let pipeline: Pipeline
  private var turn = 0

  /// Reads a screen, and finds a strategy by its name.
  init(_ path: String, under name: String) throws {
    guard case .screen(let screen) = try Input.load(path).input else {
      throw Misuse("\(path) is no screen")
    }
    let ready = Strategy.all.compactMap(\.withDefaults)
    guard let strategy = ready.first(where: { $0.slug == name }) else {
      throw Misuse("there is no strategy \(name)")
    }
    story = Scenario.standardStory(
      of: screen, under: strategy.masking, trigger: .home, traits: Traits(device: .standard))
    pipeline = try Pipeline()
    for _ in 0..<2 { _ = try file() }
  }

  /// The PNG file of the snapshot in the other appearance.
  mutating func file() throws -> [UInt8] {
    let snapshots = Simulation.run(story).snapshots
    guard !snapshots.isEmpty else { throw Misuse("the system takes no picture") }
    turn = (turn + 1) % snapshots.count
    return PNG.encode(try pipeline.picture(of: snapshots[turn]))
  }
}
