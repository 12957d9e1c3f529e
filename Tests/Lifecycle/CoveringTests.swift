import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// The covers that lie over a screen.
struct CoveringTests {
  @Test func `a screen is covered by all that lies above it`() throws {
    let picture = try picture(ofWindowAt: .alert)
    #expect(picture.covers(over: 0).map(\.id) == ["view", "window", "newWindow"])
    let window = try #require(picture.layers.firstIndex { $0.isWindow })
    #expect(picture.covers(over: window).map(\.id) == ["newWindow"])
  }

  @Test func `a cover on a controller's own view covers no other window`() throws {
    let picture = try picture(ofWindowAt: WindowLevel(rawValue: -1))
    #expect(picture.layers.first?.isWindow == true)
    #expect(picture.covers(over: 0).map(\.id) == ["window", "newWindow"])
    #expect(picture.covers(over: 1).map(\.id) == ["view", "window", "newWindow"])
  }

  @Test(arguments: [
    (CoverLayout.autoresizing, true), (.constraints, true), (.frame, false),
    (.constrained(.toAllEdges.translatingAutoresizingMask(true)), false),
  ])
  func `on an iPad a cover has to follow the turn that the pictures take`(
    layout: CoverLayout, follows: Bool
  ) {
    var story = Samples.story(
      [.launch, .showForm, .home],
      [
        Protection(
          owner: .app,
          rules: [
            .init(
              on: .applicationWillResignActiveNotification,
              [.cover(Cover(.color(.system(.black)), id: "shade", layout: layout))])
          ])
      ])
    story.traits = Traits(device: Device.all.first { $0.id == "ipad-pro-11" }!)
    let pictures = Simulation.run(story).snapshots
    #expect(
      pictures.map(\.traits.orientation) == [.portrait, .portrait, .landscape, .landscape])
    #expect(pictures.allSatisfy { $0.isCoveredWhole } == follows)
  }

  /// The picture of a form with covers on its view, its window and in a window of their own, and of a further window.
  private func picture(ofWindowAt level: WindowLevel) throws -> Composition {
    let blue = Cover.Content.color(.system(.systemBlue))
    let covers = [
      Cover(blue, id: "view", attachment: .view), Cover(blue, id: "window"),
      Cover(blue, id: "newWindow", attachment: .newWindow),
    ].map(Action.cover)
    let timeline = Samples.run(
      [
        .launch, .showForm,
        .showWindow(StoryScreen("help", Samples.help), level: level), .home,
      ],
      [Protection(owner: .scene, rules: [.init(on: .sceneWillResignActive, covers)])])
    return try #require(timeline.snapshots.first).composition
  }
}

extension Composition.Layer {
  fileprivate var isWindow: Bool { if case .window = self { true } else { false } }
}

extension Snapshot {
  /// True where a cover is as large as the picture.
  fileprivate var isCoveredWhole: Bool {
    composition.covers.contains { cover in
      switch cover.placement {
      case .whole: true
      case .frame(let frame):
        frame.width >= traits.size.width && frame.height >= traits.size.height
      case .constraints: false
      }
    }
  }
}
