import Afterimage
import AfterimageAudit
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import Testing

/// Covers that are views of the app's own.
struct ViewCoverTests {
  @Test(arguments: [
    (ColorReference.system(.systemIndigo), true), (.system(.clear), false),
  ])
  func `a view covers where its background is opaque`(
    background: ColorReference, covers: Bool
  ) throws {
    let leaks = try Pipeline().leaks(
      of: try Self.story(under: Self.lock(background)), variations: [.sameLength])
    #expect(leaks.isEmpty == covers)
  }

  @Test func `the content of the view is in the picture`() throws {
    let pipeline = try Pipeline()
    let pictures = try ["Locked", "Open me"].map { text in
      let story = try Self.story(under: Self.lock(.system(.systemIndigo), text))
      return try pipeline.picture(of: #require(Simulation.run(story).snapshots.first), scale: 1)
    }
    #expect(pictures[0] != pictures[1])
  }

  private static func lock(_ background: ColorReference, _ text: String = "Locked") throws -> Screen
  {
    let title = View(.label(Label(text)), id: "title")
    var root = View(.view, subviews: [title])
    root.backgroundColor = background
    return try Screen("lock", root: root)
  }

  private static func story(under lock: Screen) throws -> Scenario {
    Scenario.story(of: try Screen.shipped("card-form"), [Protection.Rule.cover(.view(lock))])
  }
}
