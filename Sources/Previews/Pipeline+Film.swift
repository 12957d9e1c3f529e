package import Afterimage
import AfterimageAudit
package import AfterimageGraphics
package import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension Pipeline {
  /// What the device's own display shows of a story, moment by moment, and the picture that the system keeps of it: each until the next one comes.
  ///
  /// A display that is turned is shown upright in the middle of a black square.
  /// - Parameter scale: pixels in a point; nil is the device's own.
  package func film(
    of timeline: Timeline, scale: Double? = nil
  ) throws(PipelineError) -> [APNG.Frame] {
    let moments = FilmStrip(of: timeline).frames.filter { $0.isSeen(in: timeline) }
    var frames: [APNG.Frame] = []
    for (place, moment) in moments.enumerated() {
      let next = place + 1 < moments.count ? moments[place + 1].snapshot.time : nil
      let time = next.map { $0.value - moment.snapshot.time.value } ?? FilmTimes.last
      frames.append(
        APNG.Frame(
          try picture(of: moment.snapshot, scale: scale), duration: max(time, FilmTimes.least)))
    }
    return frames.onOneCanvas
  }
}

private enum FilmTimes {
  /// How long the last moment is shown, in seconds.
  static let last = 2.0
  /// How long every moment is shown at least, in seconds, so that a person sees it.
  static let least = 0.5
}

extension FilmStrip.Frame {
  /// True for what the display shows, and for a picture that it will show: of the display's appearance, and as it is held.
  fileprivate func isSeen(in timeline: Timeline) -> Bool {
    switch exposureKind {
    case nil, .card: true
    case .picture:
      timeline.snapshots.first { $0.moment == snapshot.moment && $0.scene == snapshot.scene }
        .map { $0.traits.orientation == snapshot.traits.orientation } == true
        && snapshot.userInterfaceStyle == timeline.traits.userInterfaceStyle
    case .externalDisplay, .pictureInPicture: false
    }
  }
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
