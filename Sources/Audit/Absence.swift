package import AfterimageLifecycle
import AfterimageMasking

/// The reason for which a story has no picture to judge, which is not the same as keeping its secrets.
package enum Absence: String, CaseIterable, Hashable, Sendable {
  /// The app never leaves the front.
  case neverLeft
  /// The app ends where it would be suspended, as it asks in its Info.plist.
  case exitsOnSuspend
  /// The app becomes inactive for a while, or ends, and is never left in the background.
  case neverInBackground
}

extension Absence: CustomStringConvertible {
  /// The reason as a sentence without a full stop, with a way out where the story is at fault.
  package var description: String {
    switch self {
    case .neverLeft:
      "the story never leaves the app, so the system takes no picture and there is nothing to"
        + " judge; add a step such as home"
    case .exitsOnSuspend:
      "the system takes no picture, as the app ends instead of being suspended; that rests on the"
        + " setting exitsOnSuspendHonoured, which no system after iOS 12 is known to obey"
    case .neverInBackground:
      "the system takes no picture, as the app is never left in the background in this story"
    }
  }
}

extension Scenario {
  /// The reason for which the story has no pictures of some kinds; nil where it has one.
  ///
  /// - Parameter timeline: the timeline of the story.
  package func absence(from timeline: Timeline, as exposureKinds: [ExposureKind]) -> Absence? {
    guard exposureKinds.allSatisfy({ $0.pictures(in: timeline).isEmpty }) else { return nil }
    guard timeline.entries.contains(where: \.takesActivity) else { return .neverLeft }
    let exits = app.infoPlist.exitsOnSuspend && settings.exitsOnSuspendHonoured
    return exits && timeline.entries.contains(where: \.isLeaving)
      ? .exitsOnSuspend : .neverInBackground
  }
}

extension TimelineEntry {
  /// True where the app is told that it is no longer active, or ends.
  fileprivate var takesActivity: Bool {
    switch event {
    case .callback(let callback, _, _): callback.lifePhase == .willResignActive
    case .terminated: true
    case .step, .refused, .laterTurn, .coverRemoved, .snapshot, .card, .externalDisplay,
      .pictureInPicture, .exitNotHonoured, .windowSecured, .snapshotsUnused, .coversStuck, .idle,
      .stateRestored, .suspended:
      false
    }
  }

  /// True for a step that sends the app into the background.
  fileprivate var isLeaving: Bool {
    guard case .step(.event(let event)) = self.event else { return false }
    return SystemEvent.leavings.contains(event)
  }
}
