package import Afterimage
package import AfterimageGraphics
package import AfterimageLifecycle

extension Pipeline {
  /// The pictures that a story is predicted to leave, at each time that the settings leave open, those alike once.
  ///
  /// - Parameters:
  ///   - name: the story in words.
  ///   - index: the number of the story.
  package func predictions(
    of play: Play, named name: String, at index: Int
  ) throws(PipelineError) -> [PredictedPicture] {
    var predictions: [PredictedPicture] = []
    for snapshot in unique(play.timeline.snapshots.flatMap(\.atAllTimes)) {
      predictions.append(
        PredictedPicture(
          name: "\(name), \(snapshot.userInterfaceStyle.rawValue)", story: index,
          snapshot: snapshot, sketch: PictureSketch(of: try picture(of: snapshot))))
    }
    return predictions
  }

  /// The predictions with which a picture of a device agrees, or the nearest one; those that are least like it are not looked at.
  package func namesake(
    of device: Bitmap, among predictions: [PredictedPicture]
  ) throws(PipelineError) -> (
    agreeing: [PredictedPicture],
    nearest: (prediction: PredictedPicture, pixels: Int)?
  ) {
    let sketch = PictureSketch(of: device)
    let likest = predictions.map { ($0, distance: $0.sketch.distance(to: sketch)) }
      .filter { $0.distance <= Self.farthest }.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    var agreeing: [PredictedPicture] = []
    var nearest: (prediction: PredictedPicture, pixels: Int)?
    let limit = device.width * device.height / Self.leastShareOfAlikePictures + 1
    for (prediction, _) in likest.map(\.element) {
      let agreement = try agreement(of: device, with: prediction.snapshot)
      if agreement.difference == nil {
        agreeing.append(prediction)
      } else if agreement.distance < (nearest?.pixels ?? limit) {
        // The distance of a picture of another size is the greatest number, so that it is never the nearest.
        nearest = (prediction, agreement.distance)
      }
    }
    return (agreeing, agreeing.isEmpty ? nearest : nil)
  }

  /// The distance of sketches, in levels of 255, from which on pictures are not compared: ASTC and the smaller copy change a mean by less than one, and another text on a screen by about as much.
  private static var farthest: Double { 12 }

  /// A picture from which more than one in so many pixels differ is not one of the same screen: other texts and another font change fewer, another screen or another ground more.
  private static var leastShareOfAlikePictures: Int { 4 }
}

extension Snapshot {
  /// The picture as it is taken, and as it is if the system takes it at another of its times.
  fileprivate var atAllTimes: [Snapshot] {
    [self]
      + alternatives.map { alternative in
        var other = self
        other.composition = alternative.composition
        other.alternatives = alternatives
        return other
      }
  }
}
