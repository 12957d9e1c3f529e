package import AfterimageLifecycle

/// The two ways in which somebody gets to see an app that is not in front.
public enum Sight: String, CaseIterable, Hashable, Sendable {
  /// The pictures that the system keeps.
  case picture
  /// The cards of the living app in the switcher, of which no file is written.
  case card

  /// What decides whether a story keeps its secrets, unless more is asked for.
  ///
  /// A card is a finding of its own: who holds the unlocked device sees it, and nothing of it is kept.
  package static let decisive: [Sight] = [.picture]

  /// What there is to see of a story in this way.
  package func pictures(in timeline: Timeline) -> [Snapshot] {
    switch self {
    case .picture: timeline.snapshots
    case .card: timeline.cards
    }
  }
}
