public import AfterimageGraphics
import AfterimageLayout
import AfterimageRendering
public import AfterimageScreens

extension Pipeline {
  /// Draws a screen as a user sees it.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point; nil is the device's own.
  ///   - hasChrome: true adds status bar, home indicator, camera and round corners, which the system's snapshots do not have.
  public func render(
    _ screen: Screen, in traits: Traits, scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> Bitmap {
    let list = try layOut(screen, in: traits).displayList()
    guard hasChrome else { return try draw(list, scale: scale ?? traits.scale) }
    let framed = Chrome(in: traits, measuring: text.measurer).framing(list)
    return try draw(framed, scale: scale ?? traits.scale)
  }
}
