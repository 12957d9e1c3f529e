package import AfterimageLifecycle

/// The kinds of pictures in which somebody sees an app that is not in front.
public enum ExposureKind: String, CaseIterable, Hashable, Sendable {
  /// The pictures that the system keeps.
  case picture
  /// The cards of the living app in the switcher, of which no file is written.
  case card

  /// The kinds that decide the verdict, unless others are asked for.
  ///
  /// A card is a finding of its own: who holds the unlocked device sees it, and nothing of it is kept.
  package static let decisive: [ExposureKind] = [.picture]

  /// The pictures of the kind in a timeline, in order.
  package func pictures(in timeline: Timeline) -> [Snapshot] {
    switch self {
    case .picture: timeline.snapshots
    case .card: timeline.cards
    }
  }
}

extension Timeline {
  /// The picture or card that an event is about; nil where it is about none.
  package func exposed(by event: TimelineEntry.Event) -> (ExposureKind, Snapshot)? {
    switch event {
    case .snapshot(let index): (.picture, snapshots[index])
    case .card(let index): (.card, cards[index])
    case .step, .refused, .callback, .laterTurn, .coverRemoved, .exitNotHonoured, .windowSecured,
      .snapshotsUnused, .coversStuck, .idle, .stateRestored, .suspended, .terminated:
      nil
    }
  }
}
