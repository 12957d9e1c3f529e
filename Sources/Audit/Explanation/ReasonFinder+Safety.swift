import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Reasons for which a picture does not leak.
extension ReasonFinder {
  /// The reasons for which the picture does not leak.
  var reasonsOfSafety: [Reason] {
    let screens = unique(layers.compactMap(\.screen?.name))
    let reasons = unique(secured + screens.flatMap { reasonsOfSafety(of: $0) })
    guard reasons.isEmpty else { return reasons }
    return [history.entries.contains(where: \.showsScreen) ? .noScreen : .noneShown]
  }

  /// The secure container that leaves the window out of the picture, where there is one.
  private var secured: [Reason] {
    guard scenario.settings.secureContainerHidden else { return [] }
    return occasion { $0 == .windowSecured }.map { [.secured(since: $0)] } ?? []
  }

  private func reasonsOfSafety(of screen: Name) -> [Reason] {
    let top = layers.lastIndex { $0.screen?.name == screen }
    guard let top, let shown = layers[top].screen else { return [] }
    guard shown.shownSecrets > 0 else { return [reasonOfAbsence(from: shown)] }
    if let hiding = layers[top...].compactMap(\.cover).first(where: hides) {
      return [.covered(screen, by: coverUp(hiding))]
    }
    if let hiding = composition.coversOnChildren(ofScreenAt: top)
      .first(where: { $0.hidesAll(of: shown) })
    {
      return [.coveredInChild(screen, by: coverUp(hiding))]
    }
    if let mask = layers[top].mask {
      return [.masked(screen, mask, since: occasion { $0 == .masked(mask) })]
    }
    return reasonsOfSameness(of: shown, at: top)
  }

  /// The reasons for which the secrets that a screen shows make no difference: other texts, covers of a part of it, screens above it.
  private func reasonsOfSameness(of screen: Screen, at place: Int) -> [Reason] {
    let above = layers[(place + 1)...]
    let covers = above.compactMap(\.cover).filter { $0.opacity >= 1 && $0.content.isOpaque }
    let screens = unique(above.compactMap(\.screen?.name)).filter { $0 != screen.name }
    let found =
      written(into: screen)
      + covers.map { Reason.coveredInPart(screen.name, by: coverUp($0)) }
      + (screens.isEmpty ? [] : [.beneathScreens(screen.name, screens)])
    return found.isEmpty ? [.nothingShows(screen.name)] : found
  }

  /// The last texts that rules have written into sensitive views of a screen.
  private func written(into screen: Screen) -> [Reason] {
    let sensitive = screen.sensitiveIds
    let last = history.effects.last { $0.change.changedTexts.contains(where: sensitive.contains) }
    guard let last, case .textSet(let ids) = last.change else { return [] }
    return [.written(screen.name, ids.filter(sensitive.contains), since: last.occasion)]
  }

  /// The reason for which a screen has nothing sensitive in sight: rules that hide or mask it, or what has not arrived.
  private func reasonOfAbsence(from screen: Screen) -> Reason {
    func isOwn(_ id: String) -> Bool { screen.path(of: id) != nil }
    let effect = history.effects.last { effect in
      switch effect.change.purpose {
      case .hide: hiddenIds(with: effect).contains(where: isOwn)
      case .mask: true
      case .cover, .uncover, .show, .unmask, .setText, .restoreText, .conceal, .reveal,
        .hideContent, .showContent, .capture, .endEditing, .other:
        false
      }
    }
    if let effect {
      guard case .masked(let mask) = effect.change else {
        return .hidden(hiddenIds(with: effect).filter(isOwn), since: effect.occasion)
      }
      return .masked(screen.name, mask, since: effect.occasion)
    }
    if let written = written(into: screen).first { return written }
    guard screen.secretViews > 0 else { return .nothingMarked(screen.name) }
    return isAwaited(screen.name) ? .notArrived(screen.name) : .nothingSensitive(screen.name)
  }

  /// True where what is sensitive in a screen arrives with a step that has not come yet.
  private func isAwaited(_ screen: Name) -> Bool {
    let isLoaded = history.entries.contains {
      if case .step(.load) = $0.event { true } else { false }
    }
    return !isLoaded
      && scenario.steps.compactMap(\.storyScreen).contains {
        $0.startsEmpty && $0.screen.name == screen
      }
  }

  /// The views that one moment hides, by whosever rules.
  private func hiddenIds(with last: ExposureHistory.RuleEffect) -> [String] {
    let ids = history.effects.filter { $0.entry == last.entry }.flatMap { effect -> [String] in
      if case .hidden(let ids) = effect.change { ids } else { [] }
    }
    return unique(ids)
  }

  private func occasion(of predicate: (TimelineEntry.Change) -> Bool) -> Reason.Occasion? {
    history.effects.last { predicate($0.change) }?.occasion
  }
}

extension TimelineEntry {
  /// True for a step in which a screen is shown.
  fileprivate var showsScreen: Bool {
    if case .step(let step) = event { step.screen != nil } else { false }
  }
}
