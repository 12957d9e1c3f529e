import AfterimageLifecycle
import AfterimageMasking

/// Reasons in texts that are set and put back, and in bullets.
extension ReasonFinder {
  /// The texts that rules wrote last into views that leak, each with the moment at which that was done.
  func setAnew(_ leaks: [Leak]) -> [Reason] {
    let views = unique(leaks.map(\.view))
    return views.flatMap { view -> [Reason] in
      let last = history.effects.last { $0.change.changedTexts.contains(view) }
      guard let last, case .textSet(let ids) = last.change else { return [] }
      let written = ids.filter(views.contains)
      if let arrival = history.arrival(in: view, after: last.entry) {
        return [.arrivedOver(written, arrival, last.occasion)]
      }
      return questions(behind: last) + [.setAnew(written, last.occasion)]
    }
  }

  /// The last occasion on which texts got back what rules had written over.
  var restored: [Reason] {
    let last = history.effects.last { [.setText, .restoreText].contains($0.change.purpose) }
    guard let last, last.change.purpose == .restoreText else { return [] }
    return shownAgain(by: last)
  }

  /// What has last become of the bullets of fields that leak.
  func bullets(_ leaks: [Leak]) -> [Reason] {
    unique(leaks.map(\.view)).flatMap { view in
      history.effects.reversed().lazy.compactMap { effect -> [Reason]? in
        guard case .secureTextEntrySet(let entries) = effect.change,
          let entry = entries.last(where: { $0.id == view })
        else { return nil }
        return entry.isSecure
          ? [.bullets([view], effect.occasion)]
          : questions(behind: effect) + [.revealed([view], effect.occasion)]
      }.first ?? []
    }
  }
}

extension TimelineEntry.Change {
  /// The views whose texts the change sets or puts back.
  var changedTexts: [String] {
    if case .textSet(let ids) = self { return ids }
    if case .textRestored(let ids) = self { return ids }
    return []
  }
}
