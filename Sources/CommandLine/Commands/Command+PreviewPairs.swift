import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews

extension Command {
  /// Draws each story beside its mended twin, and a page with all of them that says why they are as they are.
  static func writePairs(
    among read: FoundInputs, to folder: String, _ crew: Crew, _ pipeline: Pipeline,
    _ console: Console
  ) throws {
    let stories = PairedStories.all(among: read.scenarios)
    guard !stories.isEmpty else {
      let none = "there is no scenario NAME with a twin NAME.mended beside it"
      throw CommandFailure(read.failures + [CommandFailure(.inputMissing, [none])])
    }
    var pairs: [ProtectionPair] = []
    try saving { () throws(OutputFailure) in try OutputFiles.createFolder(folder) }
    try crew.work(on: stories.count, with: pipeline, pool: pipeline.pool) { index, pipeline in
      Result { () throws(PipelineError) in
        let pair = try pipeline.protectionPair(of: stories[index])
        return (pair: pair, file: PNG.encode(try pipeline.draw(pair.sheet)))
      }
    } deliver: { _, result in
      let drawn = try drawing { () throws(PipelineError) in try result.get() }
      try saving { () throws(OutputFailure) in
        try OutputFiles.write(drawn.file, to: "\(folder)/\(drawn.pair.name).png")
      }
      pairs.append(drawn.pair)
    }
    let page = "\(folder)/index.html"
    try saving { () throws(OutputFailure) in
      try OutputFiles.write(Array(PairGallery(pairs: pairs).html.utf8), to: page)
    }
    for pair in pairs { try console.print("\(folder)/\(pair.name).png") }
    try console.print(page)
    guard read.failures.isEmpty else { throw CommandFailure(read.failures) }
  }
}

extension FoundInputs {
  /// The scenarios with their paths.
  fileprivate var scenarios: [(path: String, scenario: Scenario)] {
    inputs.compactMap { path, input in
      if case .scenario(let scenario) = input { (path, scenario) } else { nil }
    }
  }
}
