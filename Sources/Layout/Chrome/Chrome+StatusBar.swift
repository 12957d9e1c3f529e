import AfterimageGraphics
import AfterimageScreens

extension Chrome {
  /// Time, signal, wireless network and battery; a phone on its side shows none of them.
  func statusBar() -> [Drawing] {
    let isPad = traits.device.idiom == .pad
    guard isPad || traits.orientation == .portrait else { return [] }
    if isPad { return padStatusBar() }
    guard let width = cutoutWidth else { return lowStatusBar() }
    return splitStatusBar(beside: width)
  }

  private enum Word: String {
    case time = "9:41 AM"
    case date = "Tue Jan 9"
    case charge = "100%"
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

  private static let lowFont = Font(size: 12, weight: .semibold)

  /// A bar of 20 points over the whole width of a phone: signal and network, the time, the battery.
  private func lowStatusBar() -> [Drawing] {
    let middle = traits.safeArea.top / 2
    let glyphs = StatusGlyphs(ink: ink, scale: traits.scale)
    let edge = 6.0
    let width = StatusGlyphs.signalWidth + StatusGlyphs.spacing + StatusGlyphs.wirelessWidth
    let left = across(edge + width / 2, width: width)
    let wireless = left + StatusGlyphs.signalWidth + StatusGlyphs.spacing
    let time = text(Word.time.rawValue, Self.lowFont) { width in
      Point(x: (traits.size.width - width) / 2, y: middle)
    }
    return time + glyphs.signal(at: left, middle: middle)
      + glyphs.wireless(at: wireless, middle: middle) + battery(glyphs, edge: edge, middle: middle)
  }

  /// A bar of 20 or 24 points over the whole width of a tablet: time and date, then network, charge and battery.
  private func padStatusBar() -> [Drawing] {
    let middle = traits.safeArea.top / 2
    let glyphs = StatusGlyphs(ink: ink, scale: traits.scale)
    let edge = 20.0
    var place = edge
    var drawings: [Drawing] = []
    for word in [Word.time, .date] {
      drawings += text(word.rawValue, Self.lowFont) { width in
        defer { place += width + 2 * StatusGlyphs.spacing }
        return Point(x: across(place + width / 2, width: width), y: middle)
      }
    }
    drawings += battery(glyphs, edge: edge, middle: middle)
    place = traits.size.width - edge - StatusGlyphs.batteryWidth - StatusGlyphs.spacing
    drawings += text(Word.charge.rawValue, Self.lowFont) { width in
      defer { place -= width + StatusGlyphs.spacing }
      return Point(x: across(place - width / 2, width: width), y: middle)
    }
    let wireless = StatusGlyphs.wirelessWidth
    return drawings
      + glyphs.wireless(at: across(place - wireless / 2, width: wireless), middle: middle)
  }

  private func battery(_ glyphs: StatusGlyphs, edge: Double, middle: Double) -> [Drawing] {
    let width = StatusGlyphs.batteryWidth
    let place = across(traits.size.width - edge - width / 2, width: width)
    return glyphs.battery(at: place, middle: middle)
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
