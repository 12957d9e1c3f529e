package import Afterimage
package import AfterimageAudit
package import AfterimageGraphics
import AfterimageLifecycle
package import AfterimageMasking
package import AfterimageScreens

/// The pictures of one input: under every strategy where it is a screen, of every moment where it is a scenario.
package struct Preview: Sendable {
  /// What the input is called.
  package let name: Name
  /// What its app is called.
  package let appName: String
  /// The pictures, in the order in which a sheet shows them.
  package let pictures: [Picture]
  /// The stories of which the system takes no picture at all, and what they give away.
  package let storiesWithoutPicture: [(label: String, exposure: Exposure)]

  /// One picture of a preview.
  package struct Picture: Sendable {
    /// What made the picture what it is: a strategy, or a moment of a scenario.
    package let label: String
    /// Light or dark.
    package let appearance: UserInterfaceStyle
    /// The pixels.
    package let bitmap: Bitmap
    /// What they give away.
    package let exposure: Exposure
  }
}

extension Pipeline {
  /// Draws every picture of an input, light and dark.
  ///
  /// - Parameters:
  ///   - strategies: what a screen is tried under; a scenario has protections of its own.
  ///   - traits: the circumstances of a screen; a scenario has its own.
  ///   - scale: pixels in a point; nil is the device's own.
  package func preview(
    of input: Input, under strategies: [ChosenStrategy], in traits: Traits, scale: Double? = nil
  ) throws(PipelineError) -> Preview {
    switch input {
    case .screen(let screen):
      let stories = strategies.map { strategy in
        Story(
          label: strategies.label(of: strategy),
          scenario: .standardStory(of: screen, under: strategy, traits: traits))
      }
      return try preview(of: stories, named: screen.name, scale, countsMoments: false)
    case .scenario(let scenario):
      let story = Story(label: scenario.name.description, scenario: scenario)
      return try preview(of: [story], named: scenario.name, scale, countsMoments: true)
    }
  }

  private func preview(
    of stories: [Story], named name: Name, _ scale: Double?, countsMoments: Bool
  ) throws(PipelineError) -> Preview {
    var pictures: [Preview.Picture] = []
    var without: [(label: String, exposure: Exposure)] = []
    for story in stories {
      let snapshots = Simulation.run(story.scenario).snapshots
      let exposures = try Exposures(of: story.scenario, self)
      if snapshots.isEmpty { without.append((story.label, exposures.withoutPicture)) }
      for snapshot in snapshots {
        pictures.append(
          Preview.Picture(
            label: countsMoments ? "picture \(snapshot.moment)" : story.label,
            appearance: snapshot.userInterfaceStyle,
            bitmap: try picture(of: snapshot, scale: scale),
            exposure: exposures.exposure(
              moment: snapshot.moment, snapshot.userInterfaceStyle)))
      }
    }
    return Preview(
      name: name, appName: stories.first?.scenario.app.name ?? name.description,
      pictures: pictures, storiesWithoutPicture: without)
  }
}

extension [ChosenStrategy] {
  /// The name of one of them, or the slug with its options where the name stands for several.
  fileprivate func label(of strategy: ChosenStrategy) -> String {
    filter { $0.name == strategy.name }.count == 1 ? strategy.name : strategy.slug
  }
}

private struct Story {
  let label: String
  let scenario: Scenario
}

extension Preview {
  /// The pictures as cards, a deck for each appearance.
  package var contactSheet: ContactSheet {
    let decks = UserInterfaceStyle.allCases.compactMap { appearance -> ContactSheet.Deck? in
      let cards = pictures.filter { $0.appearance == appearance }.map {
        ContactSheet.Card(name: $0.label, picture: $0.bitmap, exposure: $0.exposure)
      }
      let absences = storiesWithoutPicture.map {
        ContactSheet.Card(name: $0.label, picture: nil, exposure: $0.exposure)
      }
      guard !cards.isEmpty || !absences.isEmpty else { return nil }
      return ContactSheet.Deck(appearance: appearance, cards: cards + absences)
    }
    return ContactSheet(title: name.description, appName: appName, decks: decks)
  }
}
