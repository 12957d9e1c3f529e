package import AfterimageAudit
package import AfterimageGraphics
package import AfterimageScreens

/// Pictures of one subject as cards of the app switcher, side by side, as one display list.
package struct ContactSheet: Sendable {
  /// What the pictures are of.
  package var title: String
  /// What the app is called on its cards.
  package var appName: String
  /// The pictures, deck by deck.
  package var decks: [Deck]

  /// Makes a sheet of decks under a title.
  package init(title: String, appName: String, decks: [Deck]) {
    self.title = title
    self.appName = appName
    self.decks = decks
  }

  /// The cards of one appearance.
  package struct Deck: Sendable {
    /// The appearance, which the deck itself takes on too.
    package var appearance: UserInterfaceStyle
    /// What stands above the cards.
    package var caption: String
    /// The cards from left to right.
    package var cards: [Card]

    /// Makes a deck of an appearance, whose name is its caption unless another is given.
    package init(appearance: UserInterfaceStyle, caption: String? = nil, cards: [Card]) {
      self.appearance = appearance
      self.caption = caption ?? appearance.rawValue
      self.cards = cards
    }
  }

  /// A picture with its name and what it gives away.
  package struct Card: Sendable {
    /// What made the picture what it is, such as a strategy.
    package var name: String
    /// When there is that to see; nil where that does not matter.
    package var time: String?
    /// What there is to see; nil where the system keeps no picture.
    package var picture: Bitmap?
    /// What it gives away; nil where nobody sees it who may not.
    package var exposure: Exposure?

    /// Makes a card with a name, a time where one is given, and a verdict below it.
    package init(name: String, time: String? = nil, picture: Bitmap?, exposure: Exposure?) {
      self.name = name
      self.time = time
      self.picture = picture
      self.exposure = exposure
    }
  }
}
