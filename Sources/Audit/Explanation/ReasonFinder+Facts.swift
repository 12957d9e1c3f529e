import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

extension ReasonFinder {
  /// The facts that the picture and the reasons rest on, in the order of an app's life.
  func facts(for reasons: [Reason], _ leaks: [Leak]) -> [Fact] {
    var facts: [Fact] = []
    facts += (history.step?.event?.facts ?? [])
      .filter { exposureKind == .picture || !Fact.ofPictures.contains($0) }
    if case .choose? = history.step { facts.append(.otherTraits) }
    if history.step == .leaveScene { facts += Fact.leavingAlone }
    if history.isRestored { facts.append(.stateRestoration) }
    if history.hasLaterTurns { facts.append(.laterTurns) }
    if history.hasCommits { facts.append(.commits) }
    if exposureKind == .picture {
      facts.append(.snapshotTurn)
      if snapshot.userInterfaceStyle != scenario.traits.userInterfaceStyle {
        facts.append(.snapshotAppearances)
      }
      if snapshot.traits.orientation != scenario.traits.orientation, !snapshot.isOfExternalDisplay {
        facts.append(.snapshotOrientations)
      }
    }
    if exposureKind == .externalDisplay || snapshot.isOfExternalDisplay {
      facts.append(.externalDisplay)
    }
    if exposureKind == .pictureInPicture { facts.append(.pictureInPicture) }
    if composition.hasCoverBeneathRoot { facts.append(.newRoot) }
    facts += scenario.factsOfCovers
    if leaks.contains(where: { $0.times.delays != nil }) { facts.append(.captureTime) }
    facts += reasons.flatMap(\.facts)
    return Fact.all.filter(facts.contains)
  }
}

extension Scenario {
  /// The facts behind how covers find their window and their size.
  fileprivate var factsOfCovers: [Fact] {
    protections.flatMap(\.rules).flatMap { rule in
      rule.actions.flatMap(\.flattened).flatMap { action -> [Fact] in
        guard case .cover(let cover) = action else { return [] }
        let isOfTransition = rule.callback == .viewWillTransition && cover.layout == .frame
        return (cover.window == .keyWindow ? [.keyWindow] : [])
          + (isOfTransition ? [.sizeTransition] : [])
          + (cover.layout == .screenBounds ? [.screenBounds] : [])
      }
    }
  }
}

extension ExposureHistory {
  /// True where something was done in a turn of its own.
  fileprivate var hasLaterTurns: Bool { entries.contains { $0.event == .laterTurn } }

  /// True where the process has shown the screens of the last one.
  fileprivate var isRestored: Bool {
    entries.contains { if case .stateRestored = $0.event { true } else { false } }
  }

  /// True where something was committed before its turn was over.
  fileprivate var hasCommits: Bool { effects.contains { $0.change == .committed } }
}

extension Fact {
  /// The facts behind the picture of a scene that is left while another stays.
  fileprivate static let leavingAlone = [leaving, sceneBeforeApp, mostActiveScene]
}

extension Reason {
  /// The facts that the reason itself rests on.
  fileprivate var facts: [Fact] {
    switch self {
    case .fading, .leaving: [.unfinishedAnimation, .captureTime]
    case .notCalled(_, _, .hasSceneDelegate): [.sceneBeforeApp]
    case .notCalled(_, _, .stillInFront): [.switcher]
    case .notCalled(_, _, .anotherSceneActive): [.mostActiveScene]
    case .notCalled(_, _, .wokenSilently): [.refresh]
    case .notCalled(_, _, .neverActive): [.leavingEarly]
    case .takenDown(_, let occasion) where occasion.followsAnswer: [.answers]
    case .keyboard, .inputAccessory: [.keyboardWindow]
    case .offeredCode: [.keyboardWindow, .offeredCode]
    case .beneathCopy(_, _, let form, _), .outdatedCopy(_, _, let form): form.facts
    case .inPictureInPicture: [.pictureInPicture]
    case .putOff: [.snapshotTurn]
    case .small, .keepsBounds: [.rotation]
    case .notForwarded(_, by: .child, _), .notHeard(.child(_), _): [.childControllers]
    case .beneathWindow: [.windowLevels]
    case .withoutWindow: [.windowsOfScenes]
    case .contentElsewhere(_, .root, _): [.exchangedRoot]
    case .unsatisfiable: [.unsatisfiableConstraints]
    case .covered, .coveredInChild, .coveredInPart, .masked, .hidden, .written, .notArrived,
      .nothingMarked, .nothingSensitive, .secured, .noneShown, .noScreen, .beneathScreens,
      .nothingShows, .beneath, .beneathPresented, .bare, .seeThrough, .blurred, .showsSecret,
      .holdsSecret, .beside, .maskedBeside, .leavesBars, .maskedInShape, .unprotected, .notCalled,
      .notHeard, .notForwarded, .refused, .withoutPicture, .withoutScene, .upAlready, .answered,
      .removed, .takenDown, .contentElsewhere, .outOfSight, .shownAgain, .setAnew, .arrivedOver,
      .bullets, .revealed, .otherScene, .notHidden, .shape, .shows:
      []
    }
  }
}

extension Composition.CopyLayer.Form {
  fileprivate var facts: [Fact] {
    switch self {
    case .contextMenu: [.contextMenus]
    case .loupe: [.loupes]
    case .pictureInPicture: [.pictureInPicture]
    }
  }
}

extension Reason.Occasion {
  /// True in the closure that gets the answer to a prompt, and in what that has put off.
  fileprivate var followsAnswer: Bool { (callback ?? origin?.callback)?.isAnswer == true }
}
