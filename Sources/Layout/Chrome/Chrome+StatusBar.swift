import AfterimageGraphics
import AfterimageScreens

extension Chrome {
  /// Time, signal, wireless network and battery; a phone on its side shows none of them.
  func statusBar() -> [Drawing] {
    let isPad = traits.device.idiom == .pad
    guard isPad || traits.orientation == .portrait else { return [] }
    if isPad { return lowStatusBar(leading: .time, middle: nil, hasSignal: false) }
    guard let width = cutoutWidth else {
      return lowStatusBar(leading: nil, middle: .time, hasSignal: true)
    }
    return splitStatusBar(beside: width)
  }

  private enum Word: String {
    case time = "9:41 AM"
  }

  private var cutoutWidth: Double? {
    switch traits.device.cutout {
    case nil: nil
    case .notch(let size): size.width
    case .island(let rect): rect.width
    }
  }

  /// Beside a notch or island: the time in the middle of one ear, everything else in the other's.
  private func splitStatusBar(beside cutout: Double) -> [Drawing] {
    let ear = (traits.size.width - cutout) / 2
    let middle = statusMiddle
    let glyphs = StatusGlyphs(ink: ink, scale: traits.scale)
    let time = text("9:41", Font(size: ear < 85 ? 15 : 17, weight: .semibold)) { width in
      Point(x: across(ear / 2, width: width), y: middle)
    }
    let width = StatusGlyphs.width
    let room = across(traits.size.width - max(ear / 2, width / 2 + 12), width: width)
    return time + glyphs.row(from: room, middle: middle)
  }

  /// The middle of the status bar: that of the island, or a little below that of the notch.
  private var statusMiddle: Double {
    if case .island(let rect) = traits.device.cutout {
      rect.midY + 2
    } else {
      traits.safeArea.top / 2 + 2
    }
  }

  /// A bar of 20 or 24 points over the whole width.
  private func lowStatusBar(leading: Word?, middle: Word?, hasSignal: Bool) -> [Drawing] {
    let height = traits.safeArea.top
    let font = Font(size: 12, weight: .semibold)
    let glyphs = StatusGlyphs(ink: ink, scale: traits.scale)
    var drawings: [Drawing] = []
    if let leading {
      drawings += text(leading.rawValue, font) { width in
        Point(x: across(20 + width / 2, width: width), y: height / 2)
      }
    }
    if let middle {
      drawings += text(middle.rawValue, font) { width in
        Point(x: (traits.size.width - width) / 2, y: height / 2)
      }
    }
    let edge = traits.device.idiom == .pad ? 20.0 : 6
    if hasSignal {
      let width = StatusGlyphs.signalWidth + StatusGlyphs.spacing + StatusGlyphs.wirelessWidth
      let left = across(edge + width / 2, width: width)
      drawings += glyphs.signal(at: left, middle: height / 2)
      drawings += glyphs.wireless(
        at: left + StatusGlyphs.signalWidth + StatusGlyphs.spacing, middle: height / 2)
    }
    let battery = StatusGlyphs.batteryWidth
    let place = across(traits.size.width - edge - battery / 2, width: battery)
    return drawings + glyphs.battery(at: place, middle: height / 2)
  }

  /// The left edge of something in the middle of a place along the reading direction.
  private func across(_ middle: Double, width: Double) -> Double {
    let isMirrored = traits.layoutDirection == .rightToLeft
    return (isMirrored ? traits.size.width - middle : middle) - width / 2
  }

  /// A line whose left edge and middle follow from its width.
  private func text(_ text: String, _ font: Font, at place: (Double) -> Point) -> [Drawing] {
    let width = measurer.lines(Paragraph(text: text, font: font)).first?.width ?? 0
    let point = place(width)
    // Digits of the face are 0.727 em high.
    let baseline = ((point.y + 0.727 / 2 * font.size) * traits.scale).rounded() / traits.scale
    return [
      .text(TextLine(text: text, font: font, color: ink, origin: Point(x: point.x, y: baseline)))
    ]
  }
}
