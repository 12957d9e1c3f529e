public import AfterimageGraphics
public import AfterimageScreens

extension Screen {
  /// Draws the screen as its user sees it; a `Pipeline` draws many pictures faster.
  ///
  /// - Parameters:
  ///   - traits: the device, the system, and how both are set up.
  ///   - scale: pixels in a point; nil is the device's own.
  ///   - hasChrome: true adds status bar, home indicator, camera and round corners, which the system's snapshots do not have.
  /// - Throws: `PipelineError` where the screen cannot be laid out or drawn.
  public func render(
    in traits: Traits = Traits(device: .standard), scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> Bitmap {
    try Pipeline().render(self, in: traits, scale: scale, hasChrome: hasChrome)
  }

  /// Draws the screen as its user sees it, and returns the bytes of a PNG file; a `Pipeline` draws many pictures faster.
  ///
  /// - Parameters:
  ///   - traits: the device, the system, and how both are set up.
  ///   - scale: pixels in a point; nil is the device's own.
  ///   - hasChrome: true adds status bar, home indicator, camera and round corners, which the system's snapshots do not have.
  /// - Throws: `PipelineError` where the screen cannot be laid out or drawn.
  public func png(
    in traits: Traits = Traits(device: .standard), scale: Double? = nil, hasChrome: Bool = false
  ) throws(PipelineError) -> [UInt8] {
    try Pipeline().png(self, in: traits, scale: scale, hasChrome: hasChrome)
  }
}
