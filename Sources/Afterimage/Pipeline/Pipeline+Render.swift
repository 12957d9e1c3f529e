public import AfterimageGraphics
import AfterimageLayout
import AfterimageRendering
public import AfterimageScreens

extension Pipeline {
  /// Draws a screen as a user sees it.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - traits: the circumstances.
  ///   - scale: pixels in a point; nil is the device's own.
  ///   - hasChrome: true adds status bar, home indicator, camera and round corners, which the system's snapshots do not have.
  public func render(
    _ screen: Screen, in traits: Traits, scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> Bitmap {
    let list = try displayList(of: screen, in: traits, hasChrome: hasChrome)
    return try draw(list, scale: scale ?? traits.scale)
  }

  /// Draws a screen as a user sees it straight into a PNG file, the bytes of its picture's fast encoding; no whole picture is in memory where none is needed.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - traits: the circumstances.
  ///   - scale: pixels in a point; nil is the device's own.
  ///   - hasChrome: true adds what the system's snapshots do not have.
  public func png(
    _ screen: Screen, in traits: Traits, scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> [UInt8] {
    let list = try displayList(of: screen, in: traits, hasChrome: hasChrome)
    return try png(list, scale: scale ?? traits.scale)
  }

  private func displayList(
    of screen: Screen, in traits: Traits, hasChrome: Bool
  ) throws(PipelineError) -> DisplayList {
    let list = try layOut(screen, in: traits).displayList()
    return hasChrome ? Chrome(in: traits, measuring: text.measurer).framing(list) : list
  }
}
