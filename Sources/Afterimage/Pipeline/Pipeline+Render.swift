public import AfterimageGraphics
import AfterimageLayout
public import AfterimageScreens

extension Pipeline {
  /// Draws a screen as a user sees it.
  ///
  /// - Parameter scale: pixels in a point; nil is the device's own.
  public func render(
    _ screen: Screen, in traits: Traits, scale: Double? = nil
  ) throws(PipelineError) -> Bitmap {
    try draw(layOut(screen, in: traits).displayList(), scale: scale ?? traits.scale)
  }
}
