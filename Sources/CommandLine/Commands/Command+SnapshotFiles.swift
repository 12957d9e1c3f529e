import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageRendering
import AfterimageScreens

extension Command {
  /// Writes the pictures of stories to a file or into a folder; without either, one story's picture goes beside us.
  ///
  /// - Parameter listing: where the paths are told; nil tells none, as something else is printed there.
  static func write(
    _ stories: [SnapshotStory], of input: Input, to path: String?, _ crew: Crew,
    _ pipeline: Pipeline, _ listing: Console?, _ console: Console
  ) throws -> ExitCode {
    let path = path ?? (stories.count == 1 ? "\(input.name).png" : ".")
    let ending = OutputEnding.of(path)
    let format = DocumentFormat.allCases.first { $0.rawValue == ending }
    let isPicture = (ending == "png" || format != nil) && !OutputFiles.isFolder(path)
    guard path == "-" || isPicture else {
      try OutputEnding.requireFolder(path, or: RenderDestination.endings, for: "--output")
      try writeFolder(stories, path, crew, pipeline, listing)
      return .asExpected
    }
    guard let story = stories.first, stories.count == 1 else {
      throw UsageErrors([
        .inapplicable("--output", because: "several strategies need a folder, not the file \(path)")
      ])
    }
    return try writeFile(
      story, as: format, PictureDestination(path, console), pipeline, listing, console)
  }

  private static func writeFile(
    _ story: SnapshotStory, as format: DocumentFormat?, _ destination: PictureDestination,
    _ pipeline: Pipeline, _ listing: Console?, _ console: Console
  ) throws -> ExitCode {
    let wanted = story.play.scenario.traits.userInterfaceStyle
    let snapshots = story.play.timeline.snapshots
    // The device may have been turned since; the pictures as it is held come first.
    let held = snapshots.first { $0.moment == snapshots.last?.moment }?.traits.orientation
    let last = snapshots.last { $0.userInterfaceStyle == wanted && $0.traits.orientation == held }
    guard let last else {
      console.say("\(story.stem): the system takes no \(wanted.rawValue) picture")
      return .badVerdict
    }
    let picture = try drawing { () throws(PipelineError) in
      guard let format else { return try pipeline.png(of: last) }
      return try pipeline.document(of: last, as: format)
    }
    try destination.write(picture, console, tellingPath: listing != nil)
    return .asExpected
  }

  private static func writeFolder(
    _ stories: [SnapshotStory], _ folder: String, _ crew: Crew, _ pipeline: Pipeline,
    _ listing: Console?
  ) throws {
    try saving { () throws(OutputFailure) in try OutputFiles.createFolder(folder) }
    let pictures = stories.flatMap { story in
      story.play.timeline.snapshots.map { (story: story, snapshot: $0) }
    }
    try crew.files(of: pictures.map(\.snapshot), with: pipeline) { index, file in
      let bytes = try drawing { () throws(PipelineError) in try file.get() }
      let name = pictures[index].story.fileName(of: pictures[index].snapshot)
      let path = folder == "." ? name : "\(folder)/\(name)"
      try saving { () throws(OutputFailure) in try OutputFiles.write(bytes, to: path) }
      try listing?.print(path)
    }
  }

  /// Writes what the system would have written with a manifest, each story of several into a folder of its own.
  static func writeSandbox(
    _ stories: [SnapshotStory], to folder: String, as form: KTX.Form?, _ crew: Crew,
    _ pipeline: Pipeline, _ listing: Console?
  ) throws {
    // A container holds whole frames, uncompressed.
    try crew.work(
      on: stories.count, lead: 1, with: pipeline, pool: pipeline.pool
    ) { index, pipeline in
      let play = stories[index].play
      return Result { () throws(PipelineError) in
        try pipeline.sandbox(of: play.scenario, play.timeline, seed: 0, as: form)
      }
    } deliver: { index, sandbox in
      let sandbox = try drawing { () throws(PipelineError) in try sandbox.get() }
      let container = stories.count == 1 ? folder : "\(folder)/\(stories[index].stem)"
      for file in sandbox.files + sandbox.manifestFiles {
        let path = "\(container)/\(file.path)"
        try saving { () throws(OutputFailure) in
          try OutputFiles.createFolder(ofFile: path, within: folder)
          try OutputFiles.write(file.bytes, to: path)
        }
        try listing?.print(path)
      }
    }
  }
}
