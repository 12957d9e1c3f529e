package import AfterimageAudit
package import AfterimageGraphics
package import AfterimageScreens

/// Pictures of one subject as cards of the app switcher, side by side, as one display list.
package struct ContactSheet: Sendable {
  /// The title: the subject of the pictures.
  package var title: String
  /// The name of the app on its cards.
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
    /// The line above the cards.
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
    /// The origin of the picture, such as a strategy.
    package var name: String
    /// When there is that to see; nil where that does not matter.
    package var time: String?
    /// The picture; nil where the system keeps none.
    package var picture: Bitmap?
    /// How much it gives away; nil for what the user sees.
    package var disclosure: Disclosure?

    /// Makes a card with a name, a time where one is given, and a verdict below it.
    package init(name: String, time: String? = nil, picture: Bitmap?, disclosure: Disclosure?) {
      self.name = name
      self.time = time
      self.picture = picture
      self.disclosure = disclosure
    }
  }
}
