package import Afterimage
package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Pipeline {
  /// What the device's own display shows of a story, and at the end the picture that the system keeps of it.
  ///
  /// A display that is turned is shown upright in the middle of a black square.
  /// - Parameter scale: pixels in a point; nil is the device's own.
  package func film(
    of scenario: Scenario, scale: Double? = nil
  ) throws(PipelineError) -> [APNG.Frame] {
    let timeline = Simulation.run(scenario)
    try timeline.checkLength()
    let kept = timeline.snapshots.last {
      $0.userInterfaceStyle == scenario.traits.userInterfaceStyle
    }
    let shown =
      Simulation.film(scenario).frames(every: FilmTimes.step)
      + (kept.map { [($0, FilmTimes.last)] } ?? [])
    var frames: [APNG.Frame] = []
    for (snapshot, duration) in shown {
      frames.append(
        APNG.Frame(try picture(of: snapshot, scale: scale), duration: duration.value))
    }
    return frames.onOneCanvas
  }
}

private enum FilmTimes {
  /// How long a picture stands while an animation goes on.
  static let step = Seconds(milliseconds: 50)
  /// How long the picture that is kept is shown.
  static let last = Seconds(milliseconds: 2000)
}

extension [APNG.Frame] {
  /// The frames in the middle of a black canvas that is as large as the largest.
  fileprivate var onOneCanvas: [APNG.Frame] {
    let width = map(\.bitmap.width).max() ?? 0
    let height = map(\.bitmap.height).max() ?? 0
    return map {
      APNG.Frame($0.bitmap.centered(inWidth: width, height: height), duration: $0.duration)
    }
  }
}

extension Bitmap {
  fileprivate func centered(inWidth canvasWidth: Int, height canvasHeight: Int) -> Bitmap {
    guard (width, height) != (canvasWidth, canvasHeight) else { return self }
    let left = (canvasWidth - width) / 2
    let top = (canvasHeight - height) / 2
    var canvas = [UInt32](repeating: 0xFF00_0000, count: canvasWidth * canvasHeight)
    for row in 0..<height {
      let start = (top + row) * canvasWidth + left
      canvas.replaceSubrange(start..<start + width, with: pixels[row * width..<(row + 1) * width])
    }
    return Bitmap(width: canvasWidth, height: canvasHeight, pixels: canvas) ?? self
  }
}
