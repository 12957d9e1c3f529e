import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageRendering
import AfterimageServer

/// The app switcher.
extension StudioSite {
  /// The switcher with the card that it shows once the app is in the background: the picture that is kept.
  func deck(of story: StudioStory) throws(StudioFailure) -> Response {
    let timeline = Simulation.run(story.scenario)
    let style = story.traits.userInterfaceStyle
    let kept = timeline.snapshots.last { $0.userInterfaceStyle == style } ?? timeline.cards.last
    return try drawing(story.traits.scale) { () throws(PipelineError) in
      let picture = try kept.map { snapshot throws(PipelineError) in
        try pipeline.picture(of: snapshot, scale: story.traits.scale)
      }
      let deck = SwitcherDeck(
        appName: story.scenario.app.name, picture: picture, traits: story.traits)
      return try pipeline.png(
        deck.displayList(measuring: pipeline.text.measurer), scale: story.traits.scale)
    }
  }
}
