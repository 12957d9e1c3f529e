import AfterimageGraphics

/// The bounds in which a control is drawn.
struct ControlPlace {
  /// The control's bounds on the canvas, on device pixels.
  var frame: Rect
  /// The side where the control begins.
  var direction: TextDirection
  /// Pixels in a point.
  var scale: Double

  /// A rectangle given from the leading top corner of the control, on device pixels of the canvas.
  func rect(leading: Double, top: Double, width: Double, height: Double) -> Rect {
    let left = direction == .leftToRight ? frame.minX + leading : frame.maxX - leading - width
    return Rect(x: left, y: frame.minY + top, width: width, height: height).snapped(to: scale)
  }

  /// A rectangle of a size whose middle is as high as the control's.
  func centered(leading: Double, width: Double, height: Double) -> Rect {
    rect(leading: leading, top: (frame.height - height) / 2, width: width, height: height)
  }
}

extension ControlPlace {
  /// The bounds of a view.
  init(of node: Node, scale: Double) {
    self.init(frame: node.snappedFrame, direction: node.direction, scale: scale)
  }
}

extension RoundedRect {
  /// A shape whose ends are half circles.
  static func capsule(_ rect: Rect) -> RoundedRect {
    RoundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }
}
