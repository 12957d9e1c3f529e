import AfterimageGraphics
import AfterimageScreens

extension Findings {
  /// The deciding leaks as sentences, one for each secret, the worst first, and the secrets of which nobody can tell, or else the counts of what was tried; they name views and never a secret.
  package var sentences: [String] {
    // Of what was not understood the doubts tell, and of the leaks with them.
    let decisive = codeDoubt?.leavesLeaks != false ? decisiveLeaks : []
    let secrets = unique(decisive.map(\.secret))
    let told = secrets.map { secret in decisive.filter { $0.secret == secret } }
    // Equal ones stay as they stand on the screen.
    let ranked = told.enumerated().sorted {
      ($1.element.worst?.severity ?? 0, $0.offset) < ($0.element.worst?.severity ?? 0, $1.offset)
    }
    let sentences = ranked.compactMap { $0.element.sentence } + doubts
    return idleActions.map { "warning: \($0)" } + (sentences.isEmpty ? [safety] : sentences)
      + [undecidedClause].compactMap(\.self)
  }

  /// The secrets of which nobody can tell though no picture tells of them, or as code was not understood; none where there are no pictures.
  private var doubts: [String] {
    guard absence == nil else { return [] }
    return secrets.filter { $0.verdict == .cannotTell && ($0.leaks.isEmpty || codeDoubt != nil) }
      .map {
        "nobody can tell of \($0.view) in \($0.screen): \($0)"
      }
  }

  /// The sentence that no secret shows, with the counts of what was tried.
  private var safety: String {
    if let absence { return "\(absence)" }
    guard !trials.isEmpty else {
      return "nothing is marked as sensitive, and nothing looks like it"
    }
    let seen = deciding.map { exposureKind in
      let count = exposures[exposureKind, default: 0]
      return "\(count) \(exposureKind.noun(plural: count != 1))"
    }
    let proved = secrets.count { $0.verdict == .proved }
    let tried = secrets.filter { $0.verdict == .tried }
    let ways = tried.map(\.trials).reduce(0, +)
    let parts = [
      proved > 0 ? "proved of \(counted(proved, "secret"))" : nil,
      tried.isEmpty ? nil : "\(counted(tried.count, "secret")) tried in \(counted(ways, "way"))",
    ].compactMap(\.self)
    return (tried.isEmpty ? "no secret can show: " : "no secret shows: ")
      + parts.joined(separator: ", ") + ", in \(listed(seen))"
  }
}

extension Leak {
  /// The screen and the view of the secret.
  fileprivate var secret: [String] { [screen.description, view] }

  /// The severity of the leak: pixels before shapes, more pixels before fewer, and what cannot be told last.
  fileprivate var severity: Int {
    switch kind {
    case .pixels(.size): Int.max
    case .pixels(.pixels(let difference)): difference.count + 1
    case .shape: 1
    case .unknown: 0
    }
  }
}

extension [Leak] {
  /// The leak of the greatest severity, the first of equal ones.
  fileprivate var worst: Leak? {
    self.max { $0.severity < $1.severity }
  }

  /// The leaks of one secret in a sentence: the worst in words, the rest counted.
  fileprivate var sentence: String? {
    guard let worst else { return nil }
    let ways = unique(map(\.variation)).count - 1
    let pictures = unique(map(\.picture)).count - 1
    let rest = [
      ways > 0 ? counted(ways, "more way", "more ways") : nil,
      pictures > 0 ? counted(pictures, "more picture", "more pictures") : nil,
    ].compactMap(\.self)
    return "\(worst)" + (rest.isEmpty ? "" : "; \(listed(rest))")
  }
}

/// A number with what it counts.
private func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}
