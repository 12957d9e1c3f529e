import Afterimage
import AfterimageGraphics
import AfterimagePreviews

extension Command {
  /// Animates what the display shows of a story.
  static func writeFilm(
    of stories: [SnapshotStory], to path: String, _ pipeline: Pipeline, _ listing: Console?,
    _ console: Console
  ) throws -> ExitCode {
    guard let story = stories.first, stories.count == 1 else {
      throw UsageErrors([
        .inapplicable("--film", because: "it shows one story, and there are several strategies")
      ])
    }
    try OutputEnding.require(path, among: ["png", "apng"], for: "--film")
    let destination = try PictureDestination(path, console)
    let frames = try drawing { () throws(PipelineError) in
      try pipeline.film(of: story.play.scenario)
    }
    guard let file = APNG.encode(frames) else {
      console.say("\(story.stem): nothing is shown")
      return .badVerdict
    }
    try destination.write(file, console, tellingPath: listing != nil)
    return .asExpected
  }
}
