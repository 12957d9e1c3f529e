package import AfterimageLifecycle

/// The kinds of pictures in which somebody sees an app that is not in front.
public enum ExposureKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// The pictures that the system keeps.
  case picture
  /// The cards of the living app in the switcher, of which no file is written.
  case card
  /// What an external display shows while the app is not active, of which no file is written.
  case externalDisplay
  /// What picture in picture shows while the app is in the background, of which no file is written.
  case pictureInPicture

  /// The kinds that decide the verdict, unless others are asked for.
  ///
  /// A card is a finding of its own: who holds the unlocked device sees it, and nothing of it is kept. An external display shows the app to everybody in the room, and picture in picture shows a part of it above every other app.
  package static let decisive: [ExposureKind] = [.picture, .externalDisplay, .pictureInPicture]

  /// The pictures of the kind in a timeline, in order.
  package func pictures(in timeline: Timeline) -> [Snapshot] {
    switch self {
    case .picture: timeline.snapshots
    case .card: timeline.cards
    case .externalDisplay: timeline.externalDisplays
    case .pictureInPicture: timeline.picturesInPicture
    }
  }

  /// True for a kind that is told of only where a timeline has some: the steps of the story ask for it.
  fileprivate var isOnDemand: Bool {
    switch self {
    case .picture, .card: false
    case .externalDisplay, .pictureInPicture: true
    }
  }

  /// The kind before a number.
  package var title: String {
    switch self {
    case .picture, .card: rawValue
    case .externalDisplay: "external display"
    case .pictureInPicture: "picture in picture"
    }
  }

  /// The kind at the beginning of a line, before a number.
  var heading: String {
    switch self {
    case .picture: "Picture"
    case .card: "Card of the switcher"
    case .externalDisplay: "External display"
    case .pictureInPicture: "Picture in picture"
    }
  }

  /// The key of how many there are, in JSON.
  var countKey: String {
    switch self {
    case .picture: "pictures"
    case .card: "cards"
    case .externalDisplay: "externalDisplays"
    case .pictureInPicture: "picturesInPicture"
    }
  }

  /// The kind in words.
  ///
  /// - Parameter isPlural: true for several of it.
  func noun(plural isPlural: Bool) -> String {
    switch self {
    case .picture, .card: rawValue + (isPlural ? "s" : "")
    case .externalDisplay: "moment" + (isPlural ? "s" : "") + " of an external display"
    case .pictureInPicture: "moment" + (isPlural ? "s" : "") + " of picture in picture"
    }
  }
}

extension [ExposureKind] {
  /// The kinds that are told of where they decide about a timeline.
  func told(of timeline: Timeline) -> [ExposureKind] {
    filter { !$0.isOnDemand || !$0.pictures(in: timeline).isEmpty }
  }
}

extension Timeline {
  /// What is exposed by an event: a picture, a card, or what an external display or picture in picture shows; nil where it is about none.
  package func exposed(by event: TimelineEntry.Event) -> (ExposureKind, Snapshot)? {
    switch event {
    case .snapshot(let index): (.picture, snapshots[index])
    case .card(let index): (.card, cards[index])
    case .externalDisplay(let index): (.externalDisplay, externalDisplays[index])
    case .pictureInPicture(let index): (.pictureInPicture, picturesInPicture[index])
    case .step, .refused, .callback, .laterTurn, .coverRemoved, .exitNotHonoured, .windowSecured,
      .snapshotsUnused, .coversStuck, .idle, .stateRestored, .suspended, .terminated:
      nil
    }
  }
}
