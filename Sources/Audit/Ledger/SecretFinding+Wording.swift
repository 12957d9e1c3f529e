import AfterimageScreens

extension SecretFinding: CustomStringConvertible {
  /// What is known of the secret, in a sentence that names views and never the secret.
  public var description: String {
    switch verdict {
    case .proved: "nothing in sight depends on it"
    case .tried: triedSentence
    case .cannotTell: unknownSentence
    case .leaks: leakSentence
    }
  }

  private var unknownSentence: String {
    let isKnownToLeak = leaks.contains { !$0.isUnknown }
    let clauses = [
      isKnownToLeak ? "\(leakSentence), as far as is known" : nil, codeDoubt?.description,
      leaks.isEmpty ? doubt?.description : nil,
    ].compactMap(\.self)
    return clauses.isEmpty
      ? "what it shows is known to the app's code alone, and it is in sight"
      : clauses.joined(separator: "; ")
  }

  private var triedSentence: String {
    let ways = "\(trials) other\(trials == 1 ? "" : "s") changed nothing"
    return dependences.isEmpty ? ways : "\(ways); not proved, as \(listed(dependences))"
  }

  /// What shows: the secret itself before where views lie by it, and in which pictures.
  private var leakSentence: String {
    if let reading { return "\(reading) can be read in it" }
    let known = leaks.filter { !$0.isUnknown }
    let moved = unique(
      known.flatMap { leak -> [String] in
        if case .shape(let views) = leak.kind { views } else { [] }
      })
    let isSeen = known.contains { if case .pixels = $0.kind { true } else { false } }
    let pictures = unique(known.map { "\($0.exposureKind.title) \($0.picture)" })
    let way =
      isSeen
      ? "what is drawn of it changes" : "it moves \(listedBriefly(moved))"
    let aspects = Aspect.essential(of: Set(aspects)).map(\.noun)
    return "\(way) with its \(listed(aspects)), in \(listedBriefly(pictures))"
  }
}
