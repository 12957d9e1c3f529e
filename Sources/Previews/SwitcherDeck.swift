package import AfterimageGraphics
package import AfterimageScreens

/// The app switcher as a device shows it: the app's card before those of other apps, over the wallpaper.
package struct SwitcherDeck: Sendable {
  /// The name of the app on its card.
  package var appName: String
  /// The picture on its card; nil where the system has none.
  package var picture: Bitmap?
  /// The device and how it is held.
  package var traits: Traits

  /// Makes a deck of the card of an app.
  package init(appName: String, picture: Bitmap?, traits: Traits) {
    (self.appName, self.picture, self.traits) = (appName, picture, traits)
  }
}

extension SwitcherDeck {
  /// The size of the picture of the switcher, in points.
  private var size: Size { traits.size }

  /// How much smaller than the display a card is: about as in iOS 17, whose measures are not published.
  private var shrinking: Double { traits.device.idiom == .phone ? 0.62 : 0.36 }

  /// The frame of the card of a place, the app's own being 0, those of apps before it 1 and 2.
  ///
  /// On a phone the cards lie over each other, and each one further back shows less of itself; on a tablet they stand side by side.
  private func frame(of place: Int) -> Rect {
    let (width, height) = (size.width * shrinking, size.height * shrinking)
    let top = (size.height - height) / 2 + (traits.device.idiom == .phone ? 14 : 0)
    let step = traits.device.idiom == .phone ? [0, 0.62, 0.9] : [0, 1.14, 2.28]
    let left = size.width - (size.width - width) * 0.38 - width - step[place] * width
    return Rect(x: left, y: top, width: width, height: height)
  }

  /// The switcher as drawings, in points.
  ///
  /// - Parameter measurer: tells where the app's name ends.
  package func displayList(measuring measurer: TextMeasurer) -> DisplayList {
    let window = Rect(origin: .zero, size: size)
    let others = [2, 1].flatMap { place in
      card(
        frame(of: place), name: nil, tint: Self.neighbours[place - 1],
        content: neighbour(in: frame(of: place), Self.neighbours[place - 1]), measurer)
    }
    let own = card(
      frame(of: 0), name: appName, tint: DeckDrawings.tint(of: appName),
      content: content(in: frame(of: 0)), measurer)
    return DisplayList(
      size: size,
      items: [DisplayItem(.gradient(RoundedRect(window), wallpaper(in: window)))] + others + own)
  }

  /// The colours of other apps, of which nothing is known.
  private static let neighbours = [Color(hex: 0x5AC8FA), Color(hex: 0xFFB340)]

  private func wallpaper(in window: Rect) -> ColorGradient {
    let colors: [UInt32] =
      traits.userInterfaceStyle == .light
      ? [0x8FB8E8, 0xB9A6E6, 0xEFB7C6] : [0x16243F, 0x2A1E47, 0x45213A]
    return ColorGradient(
      .axial,
      stops: colors.enumerated().map {
        ColorGradient.Stop(location: Double($0) / 2, color: Color(hex: $1))
      }, from: Point(x: 0, y: 0), to: Point(x: window.width, y: window.height))
  }

  private func card(
    _ frame: Rect, name: String?, tint: Color, content: [DisplayItem], _ measurer: TextMeasurer
  ) -> [DisplayItem] {
    let corner = max(10, traits.device.cornerRadius * shrinking)
    let shape = RoundedRect(frame, radius: corner)
    return DeckDrawings.shadow(of: frame, corner: corner)
      + [DisplayItem(.group(Group(content, clip: shape)))]
      + header(above: frame, name: name, tint: tint, measurer)
  }

  private func content(in frame: Rect) -> [DisplayItem] {
    guard let picture else {
      let empty = traits.userInterfaceStyle == .light ? Color(hex: 0xFFFFFF) : Color(hex: 0x000000)
      return [DisplayItem(.fill(RoundedRect(frame), empty))]
    }
    return [DisplayItem(.image(picture, in: frame, clip: frame))]
  }

  /// A page of another app, of which only the kind of thing it is can be seen.
  private func neighbour(in frame: Rect, _ tint: Color) -> [DisplayItem] {
    let isLight = traits.userInterfaceStyle == .light
    let ground = isLight ? Color(hex: 0xF2F2F7) : Color(hex: 0x1C1C1E)
    let line = isLight ? Color(hex: 0xD1D1D6) : Color(hex: 0x3A3A3C)
    let bar = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height * 0.16)
    let rows = (0..<7).map { row in
      let top = bar.maxY + frame.height * (0.05 + Double(row) * 0.105)
      let width = frame.width * (row.isMultiple(of: 2) ? 0.8 : 0.62)
      return DisplayItem(
        .fill(
          RoundedRect(
            Rect(
              x: frame.minX + frame.width * 0.08, y: top, width: width, height: frame.height * 0.035
            ), radius: 5), line))
    }
    return [
      DisplayItem(.fill(RoundedRect(frame), ground)), DisplayItem(.fill(RoundedRect(bar), tint)),
    ] + rows
  }

  /// The icon above a card and, of the app's own, the name.
  private func header(
    above frame: Rect, name: String?, tint: Color, _ measurer: TextMeasurer
  ) -> [DisplayItem] {
    let side = 26.0
    let icon = Rect(x: frame.minX + 4, y: frame.minY - side - 9, width: side, height: side)
    let shape = DisplayItem(.fill(RoundedRect(icon, radius: 6), tint))
    guard let name else { return [shape] }
    let font = Font(size: 15, weight: .semibold)
    let ink = Color(hex: 0xFFFFFF)
    let room = frame.maxX - icon.maxX - 8
    let words = measurer.lines(Paragraph(text: name, font: font, width: room, lineLimit: 1)).first
    let letter = name.first.map { String($0).uppercased() } ?? ""
    let monogram = Font(size: 15, weight: .bold)
    let width = measurer.lines(Paragraph(text: letter, font: monogram)).first?.width ?? 0
    return [
      shape,
      DisplayItem(
        .text(
          TextLine(
            text: letter, font: monogram, color: ink,
            origin: Point(x: icon.midX - width / 2, y: icon.midY + 5.4)))),
      DisplayItem(
        .text(
          TextLine(
            text: words?.text ?? name, font: font, color: ink,
            origin: Point(x: icon.maxX + 8, y: icon.midY + 5.4), limit: words?.limit))),
    ]
  }
}
