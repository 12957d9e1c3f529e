import AfterimageLifecycle
import AfterimageMasking
import AfterimageScreens

/// Reasons in what is out of sight and what is shown again: views, content, and covers on them.
extension ReasonFinder {
  /// The reason in a change of content that still holds, and that a screen shows all the same; nil in any other change.
  func contentElsewhere(
    _ change: TimelineEntry.Change, _ screen: Name, _ occasion: Reason.Occasion
  ) -> Reason? {
    guard case .contentChanged(let content, _, _) = change, content.hides,
      history.isStillOutOfSight(change)
    else { return nil }
    return .contentElsewhere(screen, content, occasion)
  }

  /// The covers that are up on something that is out of sight, each with the change that took it away.
  var outOfSight: [Reason] {
    let sights = history.effects.indices.compactMap { place in
      history.effects[place].change.sight(on: snapshot.scene).map { (place, $0.id, $0.isLost) }
    }
    return unique(sights.map(\.1)).compactMap { id in
      guard let (place, _, isLost) = sights.last(where: { $0.1 == id }), isLost,
        history.fall(of: id, after: place) == nil, history.removal(of: id, after: place) == nil
      else { return nil }
      return history.burial(before: place).map { .outOfSight(id: id, by: $0.change, $0.occasion) }
    }
  }

  /// The occasions on which content that was taken out of sight was shown again, and is still to be seen.
  var shownAgain: [Reason] {
    let effects = history.effects.filter { $0.change.contentGround != nil }
    return unique(effects.compactMap(\.change.contentGround)).flatMap { ground -> [Reason] in
      let own = effects.filter { $0.change.contentGround == ground }
      guard let last = own.last, last.change.purpose == .showContent,
        own.contains(where: { $0.change.purpose == .hideContent })
      else { return [] }
      return shownAgain(by: last)
    }
  }

  /// The views that show although others were hidden.
  func leftOut(_ leaks: [Leak]) -> [Reason] {
    let last = history.effects.last { [.hide, .show].contains($0.change.purpose) }
    guard let last else { return [] }
    guard case .hidden(let ids) = last.change else {
      let wasHidden = history.effects.contains { $0.change.purpose == .hide }
      return wasHidden ? shownAgain(by: last) : []
    }
    let showing = leaks.filter { if case .pixels = $0.kind { true } else { false } }
    let rest = unique(showing.map(\.view)).filter { !ids.contains($0) }
    return rest.isEmpty ? [] : [.notHidden(rest, last.occasion)]
  }

  /// The views that show although they were masked, or although a child has masked those in its own view.
  func unmasked(_ leaks: [Leak]) -> [Reason] {
    let last = history.effects.last { [.mask, .unmask].contains($0.change.purpose) }
    guard let last else { return [] }
    guard last.change.purpose == .mask else {
      let wasMasked = history.effects.contains { $0.change.purpose == .mask }
      return wasMasked ? shownAgain(by: last) : []
    }
    guard case .child = last.owner else { return [] }
    return [.maskedBeside(last.owner, unique(leaks.map(\.view)), last.occasion)]
  }

  /// An effect that shows something again, after the questions that led to it.
  func shownAgain(by effect: ExposureHistory.RuleEffect) -> [Reason] {
    questions(behind: effect) + [.shownAgain(effect.occasion)]
  }
}

extension TimelineEntry.Change {
  /// The cover that goes out of sight or comes back with what it lies on, and which of the two; nil for every other change, and on another scene.
  fileprivate func sight(on scene: Int?) -> (id: String, isLost: Bool)? {
    let (id, isLost, own): (String, Bool, Int)
    if case .coverOutOfSight(let lost, let scene) = self {
      (id, isLost, own) = (lost, true, scene)
    } else if case .coverInSight(let found, let scene) = self {
      (id, isLost, own) = (found, false, scene)
    } else {
      return nil
    }
    return scene == nil || own == scene ? (id, isLost) : nil
  }
}
