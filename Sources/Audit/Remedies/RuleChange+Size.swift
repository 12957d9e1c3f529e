import AfterimageMasking

extension Amendment {
  /// The size of all changes: each value that is another, and each action, rule or view that is added, taken away or moved counts one.
  package var size: Int { changes.map(\.size).reduce(0, +) }
}

extension RuleChange {
  /// The count of values that are another, and of actions, rules and views that are added, taken away or moved.
  package var size: Int {
    switch self {
    case .withoutFade, .keepingSuccessor, .notWaiting, .transparentAtOnce, .transparentAltogether,
      .alsoDone, .inTheSameTurn, .withoutDelay, .asking, .withoutAsking, .takenOnce,
      .takenAfterUpdates, .laid, .windowInScene, .windowFound, .onScenes, .resized, .pictureFitted,
      .backed, .grounded, .opaqueColor, .fullOpacity,
      .opaque, .editingEnded, .pictureInPictureEnded,
      .onlyInFront, .notUndone, .moved, .heardAlways, .heardLonger, .forwarded, .heardDirectly,
      .owned:
      1
    case .moreHidden(let ids, _), .notWritten(let ids, _), .leftOut(_, let ids): ids.count
    case .timerCancelled(_, _, _, _, _, let namesTimer, let addsRule):
      [namesTimer, true, addsRule].count { $0 }
    case .coverAdded(let callbacks, _):
      Self.covering.count * callbacks.count + Self.uncovering.count
    }
  }

  /// The parts that a further cover adds for each callback on which it goes up.
  private static let covering = ["rule", "endEditing", "cover"]
  /// The parts that it adds for going down.
  private static let uncovering = ["rule", "uncover"]
}
