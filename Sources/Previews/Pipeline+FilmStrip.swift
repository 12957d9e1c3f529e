package import Afterimage
import AfterimageAudit
package import AfterimageLifecycle
import AfterimageScreens

extension Pipeline {
  /// The film strip of a story, with what each picture and card gives away.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point of the frames; nil is the device's own.
  ///   - crew: shares the trials of the audit.
  package func filmStrip(
    of scenario: Scenario, scale: Double? = nil, by crew: Crew = Crew(jobs: 1)
  ) throws(PipelineError) -> ContactSheet {
    let findings = try findings(of: scenario, by: crew)
    let timeline = Simulation.run(scenario)
    var cards: [ContactSheet.Card] = []
    for frame in FilmStrip(of: timeline).frames {
      let disclosure = frame.exposureKind.map { findings.disclosure(of: frame.snapshot, as: $0) }
      cards.append(
        ContactSheet.Card(
          name: frame.caption, time: frame.time,
          picture: try picture(of: frame.snapshot, scale: scale), disclosure: disclosure))
    }
    let caption = "\(timeline.traits.device.id), \(timeline.traits.system.id)"
    return ContactSheet(
      title: scenario.name.description, appName: scenario.app.name,
      decks: [
        ContactSheet.Deck(
          appearance: timeline.traits.userInterfaceStyle, caption: caption, cards: cards)
      ])
  }
}
