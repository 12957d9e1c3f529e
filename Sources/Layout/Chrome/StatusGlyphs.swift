import AfterimageGraphics

/// The signs at the end of a status bar, drawn for this product.
struct StatusGlyphs {
  /// The colour of all of them.
  let ink: Color
  /// Pixels in a point.
  let scale: Double

  static let signalWidth = 18.0
  static let wirelessWidth = 17.0
  static let batteryWidth = 27.0
  /// Between two signs.
  static let spacing = 6.0
  /// The extent of all three in a row.
  static let width = signalWidth + wirelessWidth + batteryWidth + 2 * spacing

  /// Signal, wireless network and battery from left to right.
  func row(from left: Double, middle: Double) -> [Drawing] {
    let wireless = left + Self.signalWidth + Self.spacing
    return signal(at: left, middle: middle) + self.wireless(at: wireless, middle: middle)
      + battery(at: wireless + Self.wirelessWidth + Self.spacing, middle: middle)
  }

  /// Four bars, each higher than the one before.
  func signal(at left: Double, middle: Double) -> [Drawing] {
    [4.0, 6.5, 9, 12].enumerated().map { index, height in
      let bar = Rect(
        x: left + Double(index) * 5, y: middle + 6 - height, width: 3, height: height)
      return .fill(RoundedRect(bar.snapped(to: scale), radius: 1), ink)
    }
  }

  /// Two quarters of circles over a drop.
  func wireless(at left: Double, middle: Double) -> [Drawing] {
    let foot = Point(x: left + Self.wirelessWidth / 2, y: middle + 5.6)
    let arcs = [10.6, 6.9].map { Drawing.stroke(arc($0, around: foot), width: 2.2, ink) }
    let half = 3.3 * 0.5.squareRoot()
    let drop = Path([
      .move(to: foot), .line(to: Point(x: foot.x - half, y: foot.y - half)),
      .curve(
        to: Point(x: foot.x + half, y: foot.y - half),
        control1: Point(x: foot.x - half / 2, y: foot.y - 1.6 * half),
        control2: Point(x: foot.x + half / 2, y: foot.y - 1.6 * half)), .close,
    ])
    return arcs + [.path(drop, ink)]
  }

  /// The upper quarter of a circle as one cubic curve.
  private func arc(_ radius: Double, around foot: Point) -> Path {
    let reach = radius * 0.5.squareRoot()
    let handle = reach * 4 * (2.0.squareRoot() - 1) / 3
    let (left, right, top) = (foot.x - reach, foot.x + reach, foot.y - reach)
    return Path([
      .move(to: Point(x: left, y: top)),
      .curve(
        to: Point(x: right, y: top), control1: Point(x: left + handle, y: top - handle),
        control2: Point(x: right - handle, y: top - handle)),
    ])
  }

  /// A full battery in its case.
  func battery(at left: Double, middle: Double) -> [Drawing] {
    let body = Rect(x: left, y: middle - 6.5, width: 25, height: 13).snapped(to: scale)
    let charge = body.inset(by: EdgeInsets(all: 2))
    let cap = Rect(x: left + 25.7, y: middle - 2, width: 1.4, height: 4)
    let pale = ink.withAlpha(multipliedBy: 0.4)
    return [
      .border(RoundedRect(body, radius: 4), width: 1, pale),
      .fill(RoundedRect(charge, radius: 2.4), ink), .fill(RoundedRect(cap, radius: 0.7), pale),
    ]
  }
}
