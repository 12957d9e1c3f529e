public import AfterimageGraphics
public import AfterimageLifecycle

extension Snapshot {
  /// Draws what the system keeps; a `Pipeline` draws many pictures faster.
  ///
  /// - Parameter scale: pixels in a point; nil is the device's own.
  public func render(scale: Double? = nil) throws(PipelineError) -> Bitmap {
    try Pipeline().picture(of: self, scale: scale)
  }

  /// Draws what the system keeps, as the bytes of a PNG file; a `Pipeline` draws many pictures faster.
  ///
  /// - Parameter scale: pixels in a point; nil is the device's own.
  public func png(scale: Double? = nil) throws(PipelineError) -> [UInt8] {
    try Pipeline().png(of: self, scale: scale)
  }
}
