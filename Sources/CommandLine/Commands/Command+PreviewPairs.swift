import Afterimage
import AfterimageGraphics
import AfterimageLifecycle
import AfterimagePreviews

extension Command {
  /// Draws each story beside its mended twin, and a page with all of them that says why they are as they are.
  static func writePairs(
    among inputs: [Input], to folder: String, _ crew: Crew, _ pipeline: Pipeline, _ console: Console
  ) throws {
    let stories = ProtectionPair.stories(
      among: inputs.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } })
    var pairs: [ProtectionPair] = []
    try saving { () throws(OutputFailure) in try OutputFiles.createFolder(folder) }
    try crew.work(on: stories.count, with: pipeline, twins: pipeline.twins) { index, pipeline in
      Result { () throws(PipelineError) in
        let (fault, mended) = stories[index]
        let pair = try pipeline.protectionPair(of: fault, mended: mended)
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
  }
}
