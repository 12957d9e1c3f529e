package import Afterimage
package import AfterimageGraphics
import AfterimageLifecycle
package import AfterimageMasking
package import AfterimageScreens

/// The pictures of one input: under every strategy where it is a screen, of every moment where it is a scenario.
package struct Preview: Sendable {
  /// What the input is called.
  package let name: Name
  /// The pictures, in the order in which a sheet shows them.
  package let pictures: [Picture]
  /// The stories of which the system takes no picture at all.
  package let storiesWithoutPicture: [String]

  /// One picture of a preview.
  package struct Picture: Sendable {
    /// What made the picture what it is: a strategy, or a moment of a scenario.
    package let label: String
    /// Light or dark.
    package let appearance: UserInterfaceStyle
    /// The pixels.
    package let bitmap: Bitmap
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
    var without: [String] = []
    for story in stories {
      let snapshots = Simulation.run(story.scenario).snapshots
      if snapshots.isEmpty { without.append(story.label) }
      for snapshot in snapshots {
        pictures.append(
          Preview.Picture(
            label: countsMoments ? "picture \(snapshot.moment)" : story.label,
            appearance: snapshot.userInterfaceStyle,
            bitmap: try picture(of: snapshot, scale: scale)))
      }
    }
    return Preview(name: name, pictures: pictures, storiesWithoutPicture: without)
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
  /// The pictures side by side, a row for each appearance.
  package var contactSheet: ContactSheet {
    let rows = UserInterfaceStyle.allCases.compactMap { appearance -> ContactSheet.Row? in
      let tiles = pictures.filter { $0.appearance == appearance }.map {
        ContactSheet.Tile(name: $0.label, content: .picture($0.bitmap))
      }
      let absences = storiesWithoutPicture.map {
        ContactSheet.Tile(name: $0, content: .absence("no picture"))
      }
      guard !tiles.isEmpty || !absences.isEmpty else { return nil }
      return ContactSheet.Row(caption: appearance.rawValue, tiles: tiles + absences)
    }
    return ContactSheet(title: name.description, rows: rows)
  }
}
