public import AfterimageGraphics
public import AfterimageLifecycle

extension Snapshot {
  /// Draws the picture that the system keeps; a `Pipeline` draws many pictures faster.
  ///
  /// - Parameter scale: pixels in a point; nil is the device's own.
  /// - Throws: `PipelineError` where a screen of the picture cannot be laid out or drawn.
  public func render(scale: Double? = nil) throws(PipelineError) -> Bitmap {
    try Pipeline().picture(of: self, scale: scale)
  }

  /// Draws the picture that the system keeps, and returns the bytes of a PNG file; a `Pipeline` draws many pictures faster.
  ///
  /// - Parameter scale: pixels in a point; nil is the device's own.
  /// - Throws: `PipelineError` where a screen of the picture cannot be laid out or drawn.
  public func png(scale: Double? = nil) throws(PipelineError) -> [UInt8] {
    try Pipeline().png(of: self, scale: scale)
  }
}
