import AfterimageScreens

extension Exposure {
  /// The leaks in sentences, with their times, one for each screen.
  var leakSentences: [String] {
    unique(leaks.map(\.screen)).flatMap { screen in
      let here = leaks.filter { $0.screen == screen && !$0.isUnknown }
      return unknownSentences(of: screen)
        + unique(here.map(\.times)).map { times in
          let views = unique(here.filter { $0.times == times }.map(\.view))
          let when = times == .always ? "" : ", " + times.description
          let tells =
            codeDoubt?.leavesLeaks != false
            ? "It tells" : "As far as the code was understood, it tells"
          return "\(tells) of \(listed(views)) in \(screen)\(shape(here))\(when)."
        }
    }
  }

  /// The sentence about views in sight whose content only the app's code knows.
  private func unknownSentences(of screen: Name) -> [String] {
    let views = unique(leaks.filter { $0.screen == screen && $0.isUnknown }.map(\.view))
    guard !views.isEmpty else { return [] }
    return [
      "\(capitalized(listed(views))) in \(screen) \(views.count == 1 ? "is" : "are") in sight, and what"
        + " \(views.count == 1 ? "it shows" : "they show") is known to the app's code alone."
    ]
  }

  /// The clause about views that move, where no character shows.
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
