package import AfterimageLifecycle

/// A kind of small change to the rules of an app's protections.
package struct Remedy: Sendable {
  /// The name of the kind, for tests and programs.
  package let name: String
  /// Makes every change of the kind that applies to the rules of a story, in the order of the rules.
  package let amendments: @Sendable (Scenario) -> [Amendment]

  /// Every kind, the one first that alters least of what its author meant: covering in the background as well comes before removing delays, and an opaque colour before a further cover.
  package static let all = [
    withoutFade, transparentAtOnce, transparentAltogether, successorKept, otherQuestion, takenOnce,
    takenAfterUpdates, resized, pictureFitted, opaqueGround, namesNobody, inWindowOfScene, raised,
    onOtherScenes, editingEnded, pictureInPictureEnded, notWritten, moreHidden, alsoInBackground,
    alsoWhenConnected, inTheSameTurn, withoutDelay, undoneInFront, undoneElsewhere, timerCancelled,
    calledElsewhere, earlier, heardLonger, forwarded, ownedByScene, ownedByEveryScreen, ownedByApp,
    opaque, coverAdded,
  ]

  /// Describes a kind of change.
  init(_ name: String, amendments: @escaping @Sendable (Scenario) -> [Amendment]) {
    self.name = name
    self.amendments = amendments
  }
}

/// One or two changes of the rules of a story, with the story after them.
package struct Amendment: Hashable, Sendable {
  /// The changes, in the order in which they were made.
  package let changes: [RuleChange]
  /// The story after the changes.
  package let scenario: Scenario

  /// The same change after those that led to the story it started from.
  func after(_ first: Amendment) -> Amendment {
    Amendment(changes: first.changes + changes, scenario: scenario)
  }
}
