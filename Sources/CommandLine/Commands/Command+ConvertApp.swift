import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation
import AfterimageSwiftSource

extension Command {
  /// Writes the story of the app in a folder, and its screens beside it; tells what was taken for granted and what was not understood.
  static func convertApp(
    in folder: String, to path: String, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    guard path.hasSuffix(Input.scenarioSuffix) else {
      throw CommandFailure(.usage, ["\(path) does not end with \(Input.scenarioSuffix)"])
    }
    let story = try AppFolder(arguments, console).story(
      of: folder, showing: AppArguments.chosen(arguments, console))
    var (answers, scenario) = story.first
    scenario.source = folder
    scenario.unknowns += answers.map {
      "\($0.question.line.text): \($0.question.asked) decides; here \($0.bareWords)"
    }
    let place = OutputFiles.folder(of: path)
    let files = scenario.namedFiles
    try saving { () throws(OutputFailure) in
      try OutputFiles.createFolder(ofFile: path)
      for file in files {
        try OutputFiles.createFolder(ofFile: "\(place)/\(file.path)", within: place)
        try OutputFiles.write(file.bytes, to: "\(place)/\(file.path)")
      }
      try OutputFiles.write(Array(scenario.json.utf8), to: path)
    }
    try console.print(path)
    for answer in answers {
      console.say("\(answer.question.line.text): open: \(answer.question.asked)")
    }
    for line in story.gapLines { console.say(line) }
    return scenario.unknowns.isEmpty ? .asExpected : .cannotTell
  }
}

extension Scenario {
  /// The files that the file of the story names: its screens, the launch screen, and what covers and rules show.
  fileprivate var namedFiles: [(path: String, bytes: [UInt8])] {
    let actions = protections.flatMap(\.rules).flatMap(\.actions).flatMap(\.flattened)
    let screens =
      shownScreens + [app.launchScreen]
      + actions.compactMap { action in
        switch action {
        case .cover(let cover): if case .view(let screen) = cover.content { screen } else { nil }
        case .content(.root(let screen)): screen
        default: nil
        }
      }
    let pictures = actions.compactMap { action -> (path: String, bytes: [UInt8])? in
      guard case .cover(let cover) = action, case .image(let image, _) = cover.content,
        !image.name.split(separator: "/").contains("..")
      else { return nil }
      return (image.name, PNG.encodeTransparent(image.bitmap))
    }
    return screens.flatMap { ConvertedScreen($0).files } + pictures
  }
}
