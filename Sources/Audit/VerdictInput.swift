package import AfterimageLifecycle

/// All of a story that its verdict follows from: what is seen of the app, with the secrets that it has and with those of extreme extents in their place.
///
/// The answers to an app's open questions lead to many stories, and most of these to pictures of others.
package struct VerdictInput: Hashable, Sendable {
  private let timelines: [Timeline]
  private let idleActions: [IdleAction]
  private let unknowns: [String]
  private let unknownCovers: [String]
  private let unknownOccasions: [String]

  /// Gathers what is seen in a story that has been played.
  package init(of play: Play) {
    let variants = SecretVariant.all(of: play.scenario, by: SecretVariation.all)
    let extremes = variants.filter(\.isExtreme).map(PlayedVariant.init)
    timelines = ([play.timeline] + extremes.map(\.timeline)).map { timeline in
      var copy = timeline
      // What was asked and answered on the way is no part of a picture; where there is none, it tells why.
      if !timeline.exposures.isEmpty { copy.entries = [] }
      for index in copy.displays.indices { copy.displays[index].entries = 0 }
      return copy
    }
    idleActions = play.scenario.idleActions
    (unknowns, unknownCovers) = (play.scenario.unknowns, play.scenario.unknownCovers)
    unknownOccasions = play.scenario.unknownOccasions
  }
}
