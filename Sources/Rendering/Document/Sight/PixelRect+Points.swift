import AfterimageGraphics

extension PixelRect {
  /// The pixels that a rectangle of points meets; nil where it meets none.
  init?(_ rect: Rect, scale: Double, within size: PixelSize) {
    let outer = rect.snappedOutward(to: scale)
    let whole = Rect(
      x: 0, y: 0, width: Double(size.width) / scale, height: Double(size.height) / scale)
    guard let part = outer.intersection(whole) else { return nil }
    let left = Int((part.minX * scale).rounded())
    let top = Int((part.minY * scale).rounded())
    self.init(
      x: left, y: top, width: Int((part.maxX * scale).rounded()) - left,
      height: Int((part.maxY * scale).rounded()) - top)
    guard width > 0, height > 0 else { return nil }
  }

  /// The rectangle in points.
  func rect(scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}
