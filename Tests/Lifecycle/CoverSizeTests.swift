import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import Testing

/// The frames that covers take from the bounds of the screen and from a size that is to come, on a tablet.
struct CoverSizeTests {
  private static let (upright, across) = (
    Size(width: 834, height: 1194), Size(width: 1194, height: 834)
  )

  private static func snapshots(
    _ steps: [Step], _ rules: [Protection.Rule], orientation: Orientation = .portrait
  ) -> [Snapshot] {
    var story = Samples.story(
      [.launch, .showForm] + steps, [Protection(owner: .app, rules: rules)])
    story.traits = Traits(
      device: Device.all.first { $0.id == "ipad-pro-11" }!, system: story.traits.system)
    story.traits.orientation = orientation
    // Else a cover is laid while the window still fills the screen.
    story.settings.dividerTakesActivityAway = false
    return Simulation.run(story).snapshots
  }

  private static func cover(_ layout: CoverLayout) -> Action {
    .cover(Cover(.color(.system(.black)), id: "shade", layout: layout))
  }

  @Test(arguments: [
    (CoverLayout.screenBounds, across), (.frame, Size(width: 592, height: 834)),
  ])
  func `the bounds of the screen are those of all of it, whatever the window has`(
    layout: CoverLayout, size: Size
  ) {
    let rule = Protection.Rule(
      on: .applicationWillResignActiveNotification, [Self.cover(layout)])
    let snapshots = Self.snapshots(
      [.event(.splitView), .home], [rule], orientation: .landscape)
    #expect(snapshots.count == 4)
    #expect(snapshots.allSatisfy { $0.composition.covers.map(\.frame?.size) == [size] })
  }

  @Test(arguments: [
    (CoverLayout.frame, upright), (.screenBounds, upright), (.newSize, across),
  ])
  func `while controllers hear of a size the views have the one before`(
    layout: CoverLayout, size: Size
  ) {
    let rules = [
      Protection.Rule(
        on: .applicationDidEnterBackgroundNotification, [Self.cover(.frame)]),
      .init(on: .viewWillTransition, [.uncover(id: "shade"), Self.cover(layout)]),
    ]
    let turned = Self.snapshots([.home], rules).filter { $0.traits.orientation == .landscape }
    #expect(turned.count == 2)
    #expect(turned.allSatisfy { $0.composition.covers.map(\.frame?.size) == [size] })
  }

  @Test func `once the views have the size it is theirs`() {
    let rules = [
      Protection.Rule(
        on: .applicationDidEnterBackgroundNotification, [Self.cover(.frame)]),
      .init(on: .bounds, [.uncover(id: "shade"), Self.cover(.frame)]),
    ]
    let turned = Self.snapshots([.home], rules).filter { $0.traits.orientation == .landscape }
    #expect(turned.allSatisfy { $0.composition.covers.map(\.frame?.size) == [Self.across] })
  }
}
