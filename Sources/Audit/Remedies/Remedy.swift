package import AfterimageLifecycle

/// A kind of small change to what an app does about its secrets.
package struct Remedy: Sendable {
  /// The name of the kind, for tests and programs.
  package let name: String
  /// Every change of the kind that the rules of a story leave room for, in the order of the rules.
  package let amendments: @Sendable (Scenario) -> [Amendment]

  /// Every kind, the smallest change first.
  package static let all = [
    withoutFade, withoutFadeOut, inTheSameTurn, withoutDelay, otherQuestion, takenOnce, resized,
    pictureFitted, raised, onOtherScenes, editingEnded, moreHidden, undoneElsewhere,
    calledElsewhere, earlier, heardLonger, forwarded, ownedByScene, ownedByApp, opaque, coverAdded,
  ]

  /// Describes a kind of change.
  init(_ name: String, amendments: @escaping @Sendable (Scenario) -> [Amendment]) {
    self.name = name
    self.amendments = amendments
  }
}

/// A story with its rules changed.
package struct Amendment: Hashable, Sendable {
  /// The changes, in the order in which they were made.
  package let changes: [RuleChange]
  /// The story as it is then.
  package let scenario: Scenario

  /// The same change after those that led to the story it started from.
  func after(_ first: Amendment) -> Amendment {
    Amendment(changes: first.changes + changes, scenario: scenario)
  }
}
