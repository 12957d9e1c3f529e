import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews
import AfterimageScreens
import AfterimageServer

/// Pictures.
extension StudioSite {
  /// The width of a thumbnail in pixels.
  private static let thumbnailWidth = 240.0

  /// The plain screen, or the picture that the system keeps; nothing where it keeps none.
  func picture(
    of story: StudioStory, _ query: StudioQuery, _ form: PictureForm
  ) throws(StudioFailure) -> Response {
    let scale = form.scale ?? story.traits.scale
    return try drawing(scale) { () throws(PipelineError) in
      if query.strategy == nil, case .screen(let screen) = story.input {
        return try pipeline.png(
          screen, in: story.traits, scale: scale, hasChrome: form.hasChrome)
      }
      return try shown(of: story, query).map { snapshot throws(PipelineError) in
        try pipeline.nextPNG(of: snapshot, scale: scale)
      }
    }
  }

  /// The same, small.
  func thumbnail(of story: StudioStory, _ query: StudioQuery) throws(StudioFailure) -> Response {
    let scale = Self.thumbnailWidth / story.traits.size.width
    return try drawing(scale) { () throws(PipelineError) in
      if query.strategy == nil, case .screen(let screen) = story.input {
        return try pipeline.png(screen, in: story.traits, scale: scale)
      }
      return try shown(of: story, query).map { snapshot throws(PipelineError) in
        try pipeline.png(of: snapshot, scale: scale)
      }
    }
  }

  /// A moment of the story that is a picture, a card or a display; nothing where there is none of that number.
  func moment(
    _ number: Double?, of story: StudioStory, _ form: PictureForm
  ) throws(StudioFailure) -> Response {
    let frames = FilmStrip(of: Simulation.run(story.scenario)).frames
    guard let number, number < Double(frames.count) else { return .nothing }
    return try drawing(frames[Int(number)].snapshot, form)
  }

  /// What the device shows at a moment of the film.
  func frame(
    at seconds: Double, of story: StudioStory, _ film: Film, _ form: PictureForm
  ) throws(StudioFailure) -> Response {
    guard let time = Seconds(seconds), let snapshot = film.snapshot(at: time) else {
      return .nothing
    }
    return try drawing(snapshot, form)
  }

  private func drawing(
    _ snapshot: Snapshot, _ form: PictureForm
  ) throws(StudioFailure) -> Response {
    let scale = form.scale ?? snapshot.traits.scale
    return try drawing(scale) { () throws(PipelineError) in
      try pipeline.nextPNG(of: snapshot, scale: scale)
    }
  }

  /// The last picture that the system keeps in the circumstances of a story; of a plain scenario the last display with the app in front.
  func shown(of story: StudioStory, _ query: StudioQuery) -> Snapshot? {
    let timeline = Simulation.run(story.scenario)
    if query.strategy == nil { return timeline.displays.last?.snapshot }
    let style = story.traits.userInterfaceStyle
    let alike = timeline.snapshots.filter { $0.userInterfaceStyle == style }
    return alike.last { $0.traits.orientation == story.traits.orientation } ?? alike.last
      ?? timeline.snapshots.last
  }

  /// Draws, and measures how long that takes.
  func drawing(
    _ scale: Double, as type: String = "image/png",
    _ draw: () throws(PipelineError) -> [UInt8]?
  ) throws(StudioFailure) -> Response {
    let start = ContinuousClock.now
    do throws(PipelineError) {
      guard let bytes = try draw() else { return .nothing }
      return .picture(bytes, type, scale: scale, after: ContinuousClock.now - start)
    } catch {
      throw .undrawable(error)
    }
  }
}
