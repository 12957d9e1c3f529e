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
    let drawings = DeckDrawings(
      DeckPalette(traits.userInterfaceStyle), appName: appName, measurer, footer: 0)
    let others = [2, 1].flatMap { place in
      let (frame, tint) = (frame(of: place), Self.neighbours[place - 1])
      let icon = DeckDrawings.icon(above: frame, scale: Self.headerScale)
      return card(neighbour(in: frame, tint), in: frame)
        + [DisplayItem(.fill(RoundedRect(icon, radius: 5.5 * Self.headerScale), tint))]
    }
    let own =
      card(content(in: frame(of: 0)), in: frame(of: 0))
      + drawings.header(
        above: frame(of: 0), ink: Color(hex: 0xFFFFFF), scale: Self.headerScale)
    return DisplayList(
      size: size,
      items: [DisplayItem(.gradient(RoundedRect(window), wallpaper(in: window)))] + others + own)
  }

  /// How much larger icon and name are than on a sheet.
  private static let headerScale = 1.2

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

  /// A card with its shadow.
  private func card(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
    let corner = max(10, traits.device.cornerRadius * shrinking)
    return DeckDrawings.shadow(of: frame, corner: corner)
      + [DisplayItem(.group(Group(content, clip: RoundedRect(frame, radius: corner))))]
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
}
