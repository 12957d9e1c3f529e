import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageScreens

extension Command {
  /// Tells which predicted pictures agree with a device's, or which is the nearest; true where one agrees.
  static func tellAgreement(
    of stories: [SnapshotStory], with device: PictureFile, _ crew: Crew, _ pipeline: Pipeline,
    _ console: Console
  ) throws -> Bool {
    let predictions = stories.flatMap { story in
      Simulation.run(story.scenario).snapshots.map { Prediction(story: story, snapshot: $0) }
    }
    let compared = try agreements(of: predictions, with: device.picture(), crew, pipeline)
    guard let nearest = compared.min(by: { $0.agreement.distance < $1.agreement.distance }) else {
      try console.print("\(device.path): the system takes no picture")
      return false
    }
    guard let difference = nearest.agreement.difference else {
      let agreeing = compared.filter { $0.agreement.difference == nil }.map(\.name)
      try console.print("\(device.path): agrees with \(agreeing.joined(separator: ", "))")
      return true
    }
    let words = GoldenOutcome.pictureDiffers(difference).words
    try console.print("\(device.path): nearest is \(nearest.name): beyond ASTC's loss, \(words)")
    return false
  }

  private static func agreements(
    of predictions: [Prediction], with device: Bitmap, _ crew: Crew, _ pipeline: Pipeline
  ) throws -> [ComparedPrediction] {
    var compared: [ComparedPrediction] = []
    try crew.work(on: predictions.count, with: pipeline, twins: pipeline.twins) {
      index, pipeline in
      Result { () throws(PipelineError) in
        try pipeline.agreement(of: device, with: predictions[index].snapshot)
      }
    } deliver: { index, agreement in
      let agreement = try drawing { () throws(PipelineError) in try agreement.get() }
      compared.append(ComparedPrediction(prediction: predictions[index], agreement: agreement))
    }
    return compared
  }
}

/// A picture that a story gives.
private struct Prediction: Sendable {
  let story: SnapshotStory
  let snapshot: Snapshot
}

/// A predicted picture, and how a device's compares with it.
private struct ComparedPrediction {
  let prediction: Prediction
  let agreement: Agreement

  /// What the picture's file would be called, without the ending.
  var name: String {
    let file = prediction.story.fileName(of: prediction.snapshot).dropLast(".png".count)
    return agreement.isDownscaled ? "\(file), downscaled" : String(file)
  }
}
