import Afterimage
import AfterimageGoldens
import AfterimageGraphics
import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Command {
  /// Tells which predicted pictures agree with a device's, or which is the nearest; true where one agrees.
  static func reportAgreement(
    of stories: [SnapshotStory], with device: PictureFile, _ crew: Crew, _ pipeline: Pipeline,
    _ console: Console
  ) throws -> Bool {
    let predictions = stories.flatMap { story in
      story.play.timeline.snapshots.flatMap { Prediction.all(of: $0, in: story) }
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
    try console.print("\(device.path): \(nearest.words(for: difference))")
    return false
  }

  private static func agreements(
    of predictions: [Prediction], with device: Bitmap, _ crew: Crew, _ pipeline: Pipeline
  ) throws -> [ComparedPrediction] {
    var compared: [ComparedPrediction] = []
    try crew.work(on: predictions.count, with: pipeline, pool: pipeline.pool) {
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
  /// The other times of the picture, after its name; empty for the time that shows most.
  let times: String

  /// A picture as it is predicted, and as it is if the system takes its time in another way, where it shows something else.
  static func all(of snapshot: Snapshot, in story: SnapshotStory) -> [Prediction] {
    var predictions = [Prediction(story: story, snapshot: snapshot, times: "")]
    for alternative in snapshot.alternatives {
      let composition = alternative.composition
      if predictions.contains(where: { $0.snapshot.composition == composition }) { continue }
      var other = snapshot
      other.composition = composition
      let (gap, delay) = (alternative.gap.value, alternative.delay.value)
      let times = " (background after \(gap) s, taken \(delay) s later)"
      predictions.append(Prediction(story: story, snapshot: other, times: times))
    }
    return predictions
  }
}

/// A predicted picture, and how a device's compares with it.
private struct ComparedPrediction {
  let prediction: Prediction
  let agreement: Agreement

  /// The name of the picture's file, without the ending.
  var name: String {
    let file = prediction.story.fileName(of: prediction.snapshot).dropLast(".png".count)
    return file + prediction.times + (agreement.isDownscaled ? ", downscaled" : "")
  }

  /// The difference, as words after the path of the device's picture and a colon.
  func words(for difference: PictureDifference) -> String {
    let words = GoldenOutcome.pictureDiffers(difference).words
    return switch difference {
    case .size: "\(words) of \(name); name its device with --device, and how it was held"
    case .pixels: "nearest is \(name): beyond ASTC's loss, \(words)"
    }
  }
}
