import AfterimageScreens

extension ExplainedExposure {
  /// What of which screen tells of its secrets and when, a sentence for each screen.
  var leakSentences: [String] {
    unique(leaks.map(\.screen)).flatMap { screen in
      let here = leaks.filter { $0.screen == screen && !$0.isUnknown }
      return unknownSentences(of: screen)
        + unique(here.map(\.times)).map { times in
          let views = unique(here.filter { $0.times == times }.map(\.view))
          let when = times == .always ? "" : ", " + times.description
          return "It tells of \(listed(views)) in \(screen)\(shape(here))\(when)."
        }
    }
  }

  /// What of a screen is in sight without anybody's knowing what it shows.
  private func unknownSentences(of screen: Name) -> [String] {
    let views = unique(leaks.filter { $0.screen == screen && $0.isUnknown }.map(\.view))
    guard !views.isEmpty else { return [] }
    return [
      "\(capitalized(listed(views))) in \(screen) \(views.count == 1 ? "is" : "are") in sight, and what"
        + " \(views.count == 1 ? "it shows" : "they show") is known to the app's code alone."
    ]
  }

  /// What is told where no character is to be seen.
  private func shape(_ leaks: [Leak]) -> String {
    let moved = unique(
      leaks.flatMap { leak -> [String] in
        guard case .shape(let views) = leak.kind else { return [] }
        return views
      })
    let isShapeOnly = leaks.allSatisfy { if case .shape = $0.kind { true } else { false } }
    return isShapeOnly
      ? " by where \(listedBriefly(moved)) \(moved.count == 1 ? "lies" : "lie")" : ""
  }
}
