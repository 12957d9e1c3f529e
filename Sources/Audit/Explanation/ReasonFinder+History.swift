import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Reasons in the effects of rules before a picture that leaks, and in those that are missing.
extension ReasonFinder {
  /// The reasons for which no rule has kept a screen's secrets out of the picture.
  ///
  /// - Parameter leaks: the leaks of the screen.
  func reasonsInHistory(of screen: Name, leaking leaks: [Leak]) -> [Reason] {
    let stories = stories(of: screen)
    let owners = unique(stories.map(\.name))
    let children = stories.flatMap(\.children).map(\.name)
    let about = scenario.protections.filter { protection in
      switch protection.owner {
      case .screen(let name): owners.contains(name) || protection.reachesOtherScreens
      case .child(let name): children.contains(name) || protection.reachesOtherScreens
      case .app, .scene, .everyScreen: true
      }
    }
    guard about.contains(where: { $0.rules.contains(where: \.protects) }) else {
      return [.unprotected(screen)]
    }
    let silent = about.flatMap { protection in
      protection.rules.filter(\.protects).flatMap {
        reasons(for: $0, of: protection, owners, screen)
      }
    }
    // A cover that an arrival took down has done its duty, unless it still stands in the way of the next, or the app is left before it is active and lays no next one.
    let isBlocked = silent.contains { reason in
      if case .upAlready = reason { return true }
      if case .notCalled(_, _, .neverActive) = reason { return true }
      return false
    }
    let gone = undone { effect in
      silent.isEmpty || isBlocked || effect.occasion.callback?.isArrival != true
    }
    return unique(
      silent + gone + outOfSight + shownAgain + removed + setAnew(leaks) + leftOut(leaks)
        + unmasked(leaks) + restored + bullets(leaks))
  }

  /// The parts that a screen has in the story.
  private func stories(of screen: Name) -> [StoryScreen] {
    scenario.steps.compactMap(\.storyScreen).filter { $0.screen.name == screen }
  }

  private func reasons(
    for rule: Protection.Rule, of protection: Protection, _ screens: [String],
    _ screen: Name
  ) -> [Reason] {
    guard let place = history.lastCall(of: rule.callback, on: snapshot.scene),
      !(history.step == .leaveScene && rule.isAboutPhase(ofApp: protection.owner))
    else {
      return [.notCalled(protection.owner, rule.callback, silence(of: rule.callback))]
    }
    func isOwn(_ owner: Protection.Owner) -> Bool {
      owner == protection.owner
        || (protection.owner == .everyScreen && screens.contains(owner.description))
    }
    let call = history.entries[place]
    let answers = history.answers(on: rule.callback, from: place).filter { isOwn($0.answer.owner) }
    let heard = call.reactions.filter { isOwn($0.owner) }
    guard !heard.isEmpty || !answers.isEmpty else {
      return [.notHeard(protection.owner, call.occasion(of: nil))]
    }
    let changed = heard.flatMap { reaction in
      reaction.changes.compactMap { change in
        let occasion = call.occasion(of: reaction.owner)
        return contentElsewhere(change, screen, occasion)
          ?? reason(for: change, of: rule, by: reaction.owner, occasion)
      }
    }
    return answers.compactMap { rule.reason(for: $0.answer, $0.occasion) } + changed
  }

  /// The reason why a change hides nothing.
  private func reason(
    for change: TimelineEntry.Change, of rule: Protection.Rule, by owner: Protection.Owner,
    _ occasion: Reason.Occasion
  ) -> Reason? {
    switch change {
    case .notForwarded(let container): .notForwarded(owner, by: container, occasion)
    case .putOff(let time) where rule.putsOffProtection: .putOff(owner, time, occasion)
    case .repeats(let time) where rule.putsOffProtection: .putOff(owner, time, occasion)
    case .coverUpAlready(let id): .upAlready(id: id, occasion)
    case .presentationRefused(let id, let refusal): .refused(id: id, refusal, occasion)
    case .coverWithoutPicture(let id, let picture):
      .withoutPicture(id: id, picture: picture, occasion)
    case .coverWithoutScene(let id): .withoutScene(id: id, occasion)
    case .coverWithoutWindow(let id, let absence): .withoutWindow(id: id, absence, occasion)
    case .coverUp(let id, _, let scene?) where snapshot.scene.map { $0 != scene } ?? false:
      .otherScene(id: id, scene: scene, occasion)
    case .coverUp(let id, let fade, _) where fade > .zero && isUp(id):
      .fading(invisible(id), opacity: 0)
    case .coverUp, .coverDown, .coverNotUp, .coverOutOfSight, .coverInSight, .contentChanged,
      .noFormerRoot, .windowNotFound, .hidden, .shown, .masked, .unmasked, .editingEnded,
      .nothingEdited, .captured, .capturedAlready, .windowSecured, .windowSecuredAlready,
      .snapshotIgnored, .pictureInPictureStopped, .noPictureInPicture, .textSet, .textRestored,
      .secureTextEntrySet, .putOff, .repeats, .cancelled, .nothingCancelled, .variableSet,
      .committed, .ranRunLoop:
      nil
    }
  }

  /// True where a cover has gone up and not down since.
  private func isUp(_ id: String) -> Bool {
    guard let rise = history.rise(of: id, on: snapshot.scene) else { return false }
    return history.fall(of: id, after: rise.place) == nil
      && history.removal(of: id, after: rise.place) == nil
  }

  private func invisible(_ id: String) -> Reason.CoverUp {
    let rise = history.rise(of: id, on: snapshot.scene)
    let cover = scenario.protections.flatMap(\.rules).flatMap(\.actions)
      .flatMap(\.flattened).lazy.compactMap { action -> Cover? in
        guard case .cover(let cover) = action, cover.id == id else { return nil }
        return cover
      }.first
    return Reason.CoverUp(
      id: id, attachment: cover?.attachment ?? .window, child: nil,
      level: cover?.attachment == .newWindow ? cover?.level : nil, since: rise?.occasion,
      fade: rise?.fade ?? .zero)
  }

  /// The covers that have been taken down and have not gone up since, each by its last going, with the question that led to it.
  ///
  /// - Parameter isMeant: whether a going counts.
  private func undone(where isMeant: (ExposureHistory.RuleEffect) -> Bool) -> [Reason] {
    history.effects.indices.flatMap { place -> [Reason] in
      let effect = history.effects[place]
      guard case .coverDown(let id, _) = effect.change, isMeant(effect),
        !history.effects[(place + 1)...].map(\.change.purpose)
          .contains(where: { [.cover(id: id), .uncover(id: id)].contains($0) })
      else { return [] }
      return questions(behind: effect) + [.takenDown(id: id, effect.occasion)]
    }
  }

  /// The covers that have gone without being taken down.
  private var removed: [Reason] {
    let ids = history.effects.compactMap { effect in
      if case .coverUp(let id, _, _) = effect.change { id } else { nil as String? }
    }
    return unique(ids).compactMap { id in
      guard let rise = history.rise(of: id, on: snapshot.scene),
        history.fall(of: id, after: rise.place) == nil
      else { return nil }
      return history.removal(of: id, after: rise.place).map { .removed(id: id, $0) }
    }
  }

  private func silence(of callback: Callback) -> Reason.Silence {
    if [.viewWillDisappear, .viewDidDisappear].contains(callback) { return .viewStays }
    switch callback.audience {
    case .appDelegate? where isSceneBased: return .hasSceneDelegate
    case .sceneDelegate? where !isSceneBased: return .hasNoSceneDelegate
    case .sceneListeners? where !SystemProfile(of: scenario.traits.system).hasScenes:
      return .hasNoScenes
    case .appDelegate, .appListeners, .sceneDelegate, .sceneListeners, nil: break
    }
    if history.step == .leaveScene, callback.isAboutApp { return .anotherSceneActive }
    if history.isOfBackgroundWork { return .wokenSilently }
    if history.wasNeverActive, callback.lifePhase == .willResignActive { return .neverActive }
    return exposureKind == .card && callback.lifePhase == .didEnterBackground
      ? .stillInFront : .notByThen
  }
}

extension Protection {
  /// True where a rule lays a cover on more than the view of its own controller.
  fileprivate var reachesOtherScreens: Bool {
    rules.flatMap(\.actions).flatMap(\.flattened).contains {
      if case .cover(let cover) = $0 { cover.attachment > .view } else { false }
    }
  }
}

extension Protection.Rule {
  /// True where what protects is put off when the app leaves the front; what is put off on an arrival is content.
  fileprivate var putsOffProtection: Bool {
    !callback.isArrival
      && actions.flatMap(\.flattened).contains {
        $0.putsOff && $0.flattened.contains(where: \.protects)
      }
  }
}

extension Action {
  /// True where the action leaves those that it holds to a later turn.
  fileprivate var putsOff: Bool {
    if case .async = self { return true }
    if case .after = self { return true }
    return false
  }
}

extension Protection.Rule {
  /// True where the rule follows the phase that the app hears.
  fileprivate func isAboutPhase(ofApp owner: Protection.Owner) -> Bool {
    callback == .scenePhase && owner == .app
  }
}

extension Callback {
  /// True for what the app hears of itself, whichever of its scenes that comes from.
  fileprivate var isAboutApp: Bool {
    switch audience {
    case .appDelegate?, .appListeners?: true
    case .sceneDelegate?, .sceneListeners?: false
    case nil: self == .scenePhase
    }
  }
}
