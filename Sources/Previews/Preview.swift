package import Afterimage
package import AfterimageAudit
package import AfterimageGraphics
package import AfterimageLifecycle
package import AfterimageScreens

/// The pictures of one input: under every strategy where it is a screen, of every moment where it is a scenario.
package struct Preview: Sendable {
  /// The name of the input.
  package let name: Name
  /// The name of its app.
  package let appName: String
  /// The pictures, in the order in which a sheet shows them.
  package let pictures: [Picture]
  /// The stories of which the system takes no picture at all, and how much they give away.
  package let storiesWithoutPicture: [(label: String, disclosure: Disclosure)]

  /// Puts the pictures of an input's stories together.
  package init(of input: Input, _ parts: [PreviewPart]) {
    name = input.name
    appName = parts.first?.appName ?? input.name.description
    pictures = parts.flatMap(\.pictures)
    storiesWithoutPicture = parts.compactMap(\.withoutPicture)
  }

  /// One picture of a preview.
  package struct Picture: Sendable {
    /// The strategy or the moment of a scenario behind the picture.
    package let label: String
    /// Light or dark.
    package let appearance: UserInterfaceStyle
    /// The pixels.
    package let bitmap: Bitmap
    /// How much they give away.
    package let disclosure: Disclosure
    /// What it is drawn from.
    package let snapshot: Snapshot
  }
}

extension Preview {
  /// The pictures as cards, a deck for each appearance.
  package var contactSheet: ContactSheet {
    let decks = UserInterfaceStyle.allCases.compactMap { appearance -> ContactSheet.Deck? in
      let cards = pictures.filter { $0.appearance == appearance }.map {
        ContactSheet.Card(name: $0.label, picture: $0.bitmap, disclosure: $0.disclosure)
      }
      let absences = storiesWithoutPicture.map {
        ContactSheet.Card(name: $0.label, picture: nil, disclosure: $0.disclosure)
      }
      guard !cards.isEmpty || !absences.isEmpty else { return nil }
      return ContactSheet.Deck(appearance: appearance, cards: cards + absences)
    }
    return ContactSheet(title: name.description, appName: appName, decks: decks)
  }
}
