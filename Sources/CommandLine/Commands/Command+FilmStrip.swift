import Afterimage
import AfterimageAudit
import AfterimageGraphics
import AfterimagePreviews

extension Command {
  /// Draws the moments of a story side by side into one picture.
  static func writeFilmStrip(
    of stories: [SnapshotStory], to path: String, _ crew: Crew, _ pipeline: Pipeline,
    _ listing: Console?, _ console: Console
  ) throws {
    guard let story = stories.first, stories.count == 1 else {
      throw UsageErrors([
        .inapplicable(
          "--film-strip", because: "it shows one story, and there are several strategies")
      ])
    }
    try OutputEnding.require(path, among: ["png"], for: "--film-strip")
    let destination = try PictureDestination(path, console)
    let strip = try drawing { () throws(PipelineError) in
      try pipeline.draw(pipeline.filmStrip(of: story.play.scenario, by: crew))
    }
    try destination.write(strip, console, tellingPath: listing != nil)
  }
}
