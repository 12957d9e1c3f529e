import Afterimage
import AfterimageGraphics
import AfterimageLayout
import AfterimageLifecycle
import AfterimageScreens
import StorySupport
import Testing

/// The first picture of a shipped story in which a view is shown once more, on device pixels.
struct CopyPictures {
  /// The picture.
  let picture: Bitmap
  /// The same picture without the copy.
  let covered: Bitmap
  /// Where the view itself lies.
  let view: PixelRect

  /// Draws both.
  ///
  /// - Parameter setting: what leaves the copy out where it is false.
  init(of name: String, without setting: WritableKeyPath<LifecycleSettings, Bool>) throws {
    var story = try Scenario.shipped(name)
    let pipeline = try Pipeline()
    let snapshot = story.play().snapshots[0]
    let scale = snapshot.traits.scale
    picture = try pipeline.picture(of: snapshot, scale: scale)
    let copy = try #require(snapshot.composition.layers.compactMap(\.copy).first)
    let layout = try pipeline.layOut(copy.screen, in: snapshot.traits)
    let frame = try #require(layout.node(named: copy.viewName)).snappedFrame
    view = PixelRect(
      x: Int((frame.minX * scale).rounded()), y: Int((frame.minY * scale).rounded()),
      width: Int((frame.width * scale).rounded()), height: Int((frame.height * scale).rounded()))
    story.settings[keyPath: setting] = false
    covered = try pipeline.picture(of: story.play().snapshots[0], scale: scale)
  }

  /// The smallest rectangle around all pixels of the picture that the other one does not have.
  var changed: PixelRect? {
    guard case .pixels(let difference) = picture.difference(from: covered) else { return nil }
    return difference.bounds
  }

  /// The smallest rectangle around all pixels of a colour.
  func bounds(of color: UInt32) -> PixelRect? {
    var found: PixelRect?
    for (place, pixel) in picture.pixels.enumerated() where pixel == color {
      let (y, x) = place.quotientAndRemainder(dividingBy: picture.width)
      let one = PixelRect(x: x, y: y, width: 1, height: 1)
      found = found?.union(one) ?? one
    }
    return found
  }
}
