import Afterimage
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// A story of a tablet, of which the system takes four pictures, played and drawn again and again by one thread.
struct WarmStory {
  private let screen: Screen
  private let story: Scenario
  private let pipeline: Pipeline

  /// Reads a screen, whose fields are blacked out in the story, and draws everything once.
  init(_ path: String) throws {
    guard case .screen(let screen) = try Input.load(path).input else {
      throw Misuse("\(path) is no screen")
    }
    guard let tablet = Device.all.first(where: { $0.idiom == .pad }) else {
      throw Misuse("there is no tablet")
    }
    self.screen = screen
    story = Scenario.standardStory(
      of: screen, under: .redact, trigger: .home, traits: Traits(device: tablet))
    pipeline = try Pipeline()
    try render(snapshots())
    try draw(snapshots())
  }

  /// Measures the play alone, the play with its pictures, and renders of the same screen in the same circumstances, `count` times.
  func play(_ count: Int) throws {
    var (played, drawn, rendered) = (Samples(), Samples(), Samples())
    for _ in 0..<count {
      let snapshots = played.measure { self.snapshots() }
      guard snapshots.count == 4 else { throw Misuse("the system takes no four pictures") }
      try drawn.measure { try draw(self.snapshots()) }
      try rendered.measure { try render(snapshots) }
    }
    played.report("played")
    drawn.report("drawn")
    rendered.report("rendered")
  }

  private func snapshots() -> [Snapshot] { Simulation.run(story).snapshots }

  private func draw(_ snapshots: [Snapshot]) throws {
    try Crew(jobs: 1).files(of: snapshots, with: pipeline) { _, _ in }
  }

  private func render(_ snapshots: [Snapshot]) throws {
    for snapshot in snapshots { _ = try pipeline.png(screen, in: snapshot.traits) }
  }
}
