import AfterimageAudit
import AfterimageGraphics
import AfterimageScreens

/// The drawings of a deck of cards as the app switcher shows them: the icon and the name above, the
/// picture with its corners and its shadow, and below it what it is and what it gives away.
struct DeckDrawings {
  private let palette: DeckPalette
  private let appName: String
  private let measurer: TextMeasurer
  private let footer: Double

  /// Draws in the colours of a palette.
  ///
  /// - Parameter footer: the room below each card, in points.
  init(_ palette: DeckPalette, appName: String, _ measurer: TextMeasurer, footer: Double) {
    (self.palette, self.appName, self.measurer) = (palette, appName, measurer)
    self.footer = footer
  }

  /// A deck within a frame, in rows of a number of columns.
  func deck(
    _ deck: ContactSheet.Deck, in frame: Rect, card size: Size, columns: Int
  ) -> [DisplayItem] {
    let origin = Point(x: frame.minX + DeckMeasure.deckPadding, y: frame.minY + 34)
    let caption = text(deck.caption, DeckMeasure.captionFont, palette.faint, at: origin)
    let ground = RoundedRect(frame, radius: DeckMeasure.deckCorner)
    let cards = deck.cards.enumerated().flatMap { place, card in
      let row = Double(place / columns)
      let column = Double(place % columns)
      let height = DeckMeasure.cardHeader + size.height + footer
      let corner = Point(
        x: origin.x + column * (size.width + DeckMeasure.gap),
        y: frame.minY + DeckMeasure.deckCaption + row * height + DeckMeasure.cardHeader)
      return self.card(card, in: fit(card, into: Rect(origin: corner, size: size)))
    }
    return [DisplayItem(.fill(ground, palette.wallpaper)), caption] + cards
  }

  /// The frame of a card: a picture that is wider than high keeps its proportions among cards that are higher, and the other way round.
  private func fit(_ card: ContactSheet.Card, into cell: Rect) -> Rect {
    guard let picture = card.picture,
      (picture.width > picture.height) != (cell.width > cell.height)
    else { return cell }
    let (across, down) = (Double(picture.width), Double(picture.height))
    let scale = min(cell.width / across, cell.height / down)
    let (width, height) = (across * scale, down * scale)
    return Rect(x: cell.midX - width / 2, y: cell.maxY - height, width: width, height: height)
  }

  private func card(_ card: ContactSheet.Card, in frame: Rect) -> [DisplayItem] {
    let shape = RoundedRect(frame, radius: DeckMeasure.cardCorner)
    return header(above: frame, ink: palette.ink) + Self.shadow(of: frame)
      + [
        DisplayItem(.group(Group(content(of: card, in: frame), clip: shape))),
        edge(of: card, shape),
        centred(
          card.name, DeckMeasure.nameFont, palette.ink, at: frame.midX, above: frame.maxY + 24,
          width: frame.width + DeckMeasure.gap),
      ] + verdict(on: card, below: frame) + time(of: card, below: frame)
  }

  /// The edge of a card: on a film strip the moments at which something shows stand out.
  private func edge(of card: ContactSheet.Card, _ shape: RoundedRect) -> DisplayItem {
    let leaks = card.disclosure == .pixels || card.disclosure == .shape
    guard leaks, card.time != nil, let color = CardVerdict(card.disclosure, hasPicture: true).color
    else {
      return DisplayItem(.border(shape, width: 0.5, palette.edge))
    }
    return DisplayItem(.border(shape, width: 3, color))
  }

  private func content(of card: ContactSheet.Card, in frame: Rect) -> [DisplayItem] {
    if let picture = card.picture { return [DisplayItem(.image(picture, in: frame, clip: frame))] }
    return [
      DisplayItem(.fill(RoundedRect(frame), palette.emptyCard)),
      centred(
        "no picture", DeckMeasure.appFont, palette.faint, at: frame.midX, above: frame.midY + 4,
        width: frame.width),
    ]
  }

  /// A soft shadow below a card, of a few shapes that each darken a little.
  static func shadow(of frame: Rect, corner: Double = DeckMeasure.cardCorner) -> [DisplayItem] {
    (1...8).map { step in
      let spread = Double(step) * 1.5
      let rect = Rect(
        x: frame.minX - spread, y: frame.minY - spread + 6, width: frame.width + 2 * spread,
        height: frame.height + 2 * spread)
      let shape = RoundedRect(rect, radius: corner + spread)
      return DisplayItem(.fill(shape, Color(hex: 0x000000).withAlpha(multipliedBy: 0.022)))
    }
  }

  /// The app's icon, a monogram on a colour of its own, and the app's name.
  ///
  /// - Parameter scale: how large they are, 1 as on a sheet.
  func header(above frame: Rect, ink: Color, scale: Double = 1) -> [DisplayItem] {
    let icon = Self.icon(above: frame, scale: scale)
    let monogram = appName.first.map { String($0).uppercased() } ?? ""
    let font = DeckMeasure.appFont.scaled(by: scale)
    let origin = Point(x: icon.maxX + 7 * scale, y: icon.midY + 4.5 * scale)
    let name = line(appName, font, width: frame.maxX - origin.x)
    return [
      DisplayItem(
        .fill(RoundedRect(icon, radius: 5.5 * scale), Self.tint(of: appName))),
      centred(
        monogram, DeckMeasure.monogramFont.scaled(by: scale), Color(hex: 0xFFFFFF), at: icon.midX,
        above: icon.midY + 5 * scale, width: icon.width),
      DisplayItem(
        .text(
          TextLine(text: name.text, font: font, color: ink, origin: origin, limit: name.limit))),
    ]
  }

  /// The frame of the icon above a card.
  static func icon(above frame: Rect, scale: Double) -> Rect {
    let side = DeckMeasure.icon * scale
    return Rect(
      x: frame.minX + 2 * scale, y: frame.minY - side - 8 * scale, width: side, height: side)
  }

  /// One of the system's colours, the same for the same name.
  static func tint(of appName: String) -> Color {
    let tints: [UInt32] = [0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55, 0xFF9500, 0x30B0C7, 0x34C759]
    let sum = appName.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % tints.count }
    return Color(hex: tints[sum])
  }

  private func verdict(on card: ContactSheet.Card, below frame: Rect) -> [DisplayItem] {
    let verdict = CardVerdict(card.disclosure, hasPicture: card.picture != nil)
    let words = line(verdict.words, DeckMeasure.verdictFont, width: frame.width)
    let width = words.width + 12
    let baseline = frame.maxY + 42
    let dot = Rect(x: frame.midX - width / 2, y: baseline - 7.5, width: 7, height: 7)
    let origin = Point(x: dot.maxX + 5, y: baseline)
    return [
      DisplayItem(.fill(RoundedRect(dot, radius: 3.5), verdict.color ?? palette.faint)),
      text(verdict.words, DeckMeasure.verdictFont, palette.faint, at: origin),
    ]
  }

  private func time(of card: ContactSheet.Card, below frame: Rect) -> [DisplayItem] {
    guard let time = card.time else { return [] }
    return [
      centred(
        time, DeckMeasure.verdictFont, palette.faint, at: frame.midX,
        above: frame.maxY + 42 + DeckMeasure.time, width: frame.width)
    ]
  }

  private func line(_ string: String, _ font: Font, width: Double) -> MeasuredLine {
    let paragraph = Paragraph(text: string, font: font, width: width, lineLimit: 1)
    return measurer.lines(paragraph).first ?? MeasuredLine(text: string, width: 0)
  }

  private func centred(
    _ string: String, _ font: Font, _ color: Color, at middle: Double, above baseline: Double,
    width: Double
  ) -> DisplayItem {
    let line = line(string, font, width: width)
    let origin = Point(x: middle - line.width / 2, y: baseline)
    return DisplayItem(
      .text(
        TextLine(text: line.text, font: font, color: color, origin: origin, limit: line.limit)))
  }

  private func text(_ string: String, _ font: Font, _ color: Color, at origin: Point)
    -> DisplayItem
  {
    DisplayItem(.text(TextLine(text: string, font: font, color: color, origin: origin)))
  }
}

extension Font {
  /// The same face in another size.
  fileprivate func scaled(by factor: Double) -> Font {
    var font = self
    font.size *= factor
    return font
  }
}
