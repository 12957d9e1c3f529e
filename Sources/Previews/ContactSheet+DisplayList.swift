package import AfterimageGraphics

extension ContactSheet {
  /// The sheet as drawings, in points: a deck for each appearance, cards in even rows of seven at most.
  ///
  /// - Parameter measurer: tells how wide names are, so that they can be centred.
  package func displayList(measuring measurer: TextMeasurer) -> DisplayList {
    let card = cardSize
    let columns = Self.columns(for: max(1, decks.map(\.cards.count).max() ?? 1))
    let deckWidth =
      2 * DeckMeasure.deckPadding + Double(columns) * (card.width + DeckMeasure.gap)
      - DeckMeasure.gap
    var items: [DisplayItem] = []
    var top = DeckMeasure.title
    for deck in decks {
      let rows = (deck.cards.count + columns - 1) / columns
      let height = DeckMeasure.deckCaption + Double(rows) * rowHeight(card)
      let frame = Rect(x: DeckMeasure.margin, y: top, width: deckWidth, height: height)
      let drawings = DeckDrawings(
        DeckPalette(deck.appearance), appName: appName, measurer, footer: cardFooter)
      items += drawings.deck(deck, in: frame, card: card, columns: columns)
      top = frame.maxY + DeckMeasure.margin
    }
    let size = Size(width: deckWidth + 2 * DeckMeasure.margin, height: top)
    return DisplayList(size: size, items: page(size) + items)
  }

  /// As many as make the rows of a number of cards as even as they can be.
  private static func columns(for count: Int) -> Int {
    let rows = (count + DeckMeasure.mostColumns - 1) / DeckMeasure.mostColumns
    return (count + rows - 1) / rows
  }

  private func rowHeight(_ card: Size) -> Double {
    DeckMeasure.cardHeader + card.height + cardFooter
  }

  /// The room below a card: for its name and its verdict, and for times where there are any.
  private var cardFooter: Double {
    let hasTimes = decks.flatMap(\.cards).contains { $0.time != nil }
    return DeckMeasure.cardFooter + (hasTimes ? DeckMeasure.time : 0)
  }

  private func page(_ size: Size) -> [DisplayItem] {
    let origin = Point(x: DeckMeasure.margin + 4, y: 52)
    return [
      DisplayItem(.fill(RoundedRect(Rect(origin: .zero, size: size)), DeckPalette.paper)),
      DisplayItem(
        .text(
          TextLine(
            text: title, font: DeckMeasure.titleFont, color: DeckPalette.title, origin: origin))),
    ]
  }

  /// The extent of a card in points, in the proportions of the first picture there is.
  private var cardSize: Size {
    guard let first = decks.flatMap(\.cards).lazy.compactMap(\.picture).first else {
      return DeckMeasure.emptyCard
    }
    let proportion = Double(first.height) / Double(first.width)
    return Size(
      width: DeckMeasure.cardWidth, height: (DeckMeasure.cardWidth * proportion).rounded())
  }
}
