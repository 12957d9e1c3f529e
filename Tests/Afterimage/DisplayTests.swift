import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import StorySupport
import Testing

/// The displays of the app in front.
struct DisplayTests {
  @Test
  func `there is a display for each step at which the app is active, and none without a screen`()
    throws
  {
    var story = Scenario.story(
      of: try Screen.shipped("greeting"),
      [.init(on: .applicationWillResignActiveNotification, [.cover(shade)])])
    story.steps = [
      .launch, .show(StoryScreen("screen", try Screen.shipped("greeting"))),
      .event(.controlCenter), .event(.resume), .home,
    ]
    let timeline = Simulation.run(story)
    #expect(timeline.displays.map(\.snapshot.moment) == [1, 2])
    #expect(timeline.displays.map(\.snapshot.composition.layers.count) == [1, 2])
    #expect(timeline.displays.map(\.entries) == timeline.displays.map(\.entries).sorted())
    #expect(timeline.displays.allSatisfy { $0.snapshot.alternatives.isEmpty })
  }

  private var shade: Cover { Cover(.color(.system(.black)), id: "shade") }
}
