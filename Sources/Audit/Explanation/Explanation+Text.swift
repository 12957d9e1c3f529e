import Afterimage
import AfterimageLifecycle
import AfterimageScreens

extension Explanation: CustomStringConvertible {
  /// The explanation for people and for goldens, in paragraphs, with a line break at the end.
  public var description: String {
    let paragraphs =
      [[verdict, heading], warningLines] + exposureParagraphs
      + [placeLines, amendmentLines, factLines, settingLines]
    return paragraphs.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private var verdict: String {
    let remark = findings.undecidedClause.map { " " + capitalized($0) + "." } ?? ""
    return "\(name): \(outcome).\(remark)"
  }

  /// The verdict on the exposures that decide.
  private var outcome: String {
    let deciding = exposures.filter { findings.deciding.contains($0.kind) }
    guard !deciding.isEmpty else {
      let verdict = findings.absence == .neverLeft ? "nothing to judge" : "nothing to see"
      return "\(verdict), as there is no \(seen("or", plural: false))"
    }
    if findings.verdict == .cannotTell, findings.codeDoubt != nil {
      let isLeaking = deciding.contains { !$0.leaks.isEmpty }
      return "cannot tell, as not all of the app's code was understood"
        + (isLeaking ? "; leaks, unless what was not understood keeps the secrets out" : "")
    }
    let count = deciding.filter { $0.verdict == findings.verdict }.count
    switch findings.verdict {
    case .leaks: return "leaks, in \(count) of \(deciding.count) \(seen("and"))"
    case .cannotTell: return "cannot tell, in \(count) of \(deciding.count) \(seen("and"))"
    case .proved, .tried: break
    }
    let isProved = findings.verdict == .proved
    let shows = isProved ? "proved; no secret can show" : "tried; no secret shows"
    return deciding.count == 1
      ? "\(shows) in the only \(seen("or", plural: false))"
      : "\(shows) in any of \(deciding.count) \(seen("and"))"
  }

  /// The kinds that decide, in words.
  private func seen(_ conjunction: String, plural isPlural: Bool = true) -> String {
    findings.deciding.map { $0.noun(plural: isPlural) }
      .joined(separator: " \(conjunction) ")
  }

  /// The lines about a story without pictures, and about actions without an effect.
  private var warningLines: [String] {
    [findings.absence.map { capitalized("\($0)") + "." }].compactMap(\.self)
      + findings.idleActions.map { "Warning: \($0)." }
      + findings.unknowns.map { "Not understood: \($0)" }
      + findings.unknownCovers.map { "Not understood, and can only hide more: \($0)" }
      + findings.unknownOccasions.map { "Not understood, and need not happen: \($0)" }
  }

  private var heading: String {
    [
      timeline.traits.device.id, timeline.traits.system.id,
      timeline.isSceneBased ? "scene-based" : "app-based", timeline.traits.orientation.rawValue,
      timeline.traits.userInterfaceStyle.rawValue,
    ].joined(separator: ", ")
  }

  /// A paragraph for each exposure; those that differ in their circumstances alone share one.
  private var exposureParagraphs: [[String]] {
    var groups: [[Exposure]] = []
    for exposure in exposures {
      if let last = groups.last?.first, last.isAlike(exposure) {
        groups[groups.count - 1].append(exposure)
      } else {
        groups.append([exposure])
      }
    }
    return groups.compactMap { group in group.first.map { $0.lines(sharedBy: group) } }
  }

  private var amendmentLines: [String] {
    guard !isSafe, findings.codeDoubt == nil else { return [] }
    guard let amendment else {
      return [
        "No change of the rules that is known here makes it safe; each has been played, and up to"
          + " \(Pipeline.mostPairedChanges) in pairs."
      ]
    }
    return ["The smallest change that makes it safe:"]
      + amendment.changes.map { "- \($0)" }
      + [
        "It was played: no secret shows in any \(seen("or", plural: false)) then\(elsewhere), and"
          + " nothing more lies over the app in front than before."
      ]
  }

  /// The clause about cards that do not decide, and that the change must not make worse.
  private var elsewhere: String {
    timeline.cards.isEmpty || findings.deciding.contains(.card)
      ? "" : ", nor on a card on which none did"
  }

  private var placeLines: [String] {
    rulePlaces.isEmpty ? [] : ["The rules stand in:"] + rulePlaces.map { "- \($0)" }
  }

  private var factLines: [String] {
    facts.isEmpty
      ? []
      : ["This rests on:"]
        + facts.map { "- \($0.name), \($0.certainty.rawValue): \($0.sentence) (\($0.source))" }
  }

  private var settingLines: [String] {
    settings.isEmpty
      ? []
      : ["With another value of these settings other pictures are taken:"]
        + settings.map { "- \($0.rawValue): \($0.note)" }
  }
}

extension Exposure {
  /// True where only appearance and orientation differ.
  fileprivate func isAlike(_ other: Exposure) -> Bool {
    let one = (kind, snapshot.moment, snapshot.scene, snapshot.time)
    let another = (
      other.kind, other.snapshot.moment, other.snapshot.scene, other.snapshot.time
    )
    return one == another && verdict == other.verdict && reasons == other.reasons
      && leakSentences == other.leakSentences
  }

  /// The title, the leaks and the reasons, a line each.
  fileprivate func lines(sharedBy group: [Exposure]) -> [String] {
    let facts = Fact.all.filter { fact in group.contains { $0.facts.contains(fact) } }
    return [
      "\(title(of: group)): \(verdict.words)."
    ] + (leakSentences + reasons.map(\.description)).map { "  " + $0 }
      + (facts.isEmpty ? [] : ["  Rests on " + listed(facts.map(\.name)) + "."])
  }

  private func title(of group: [Exposure]) -> String {
    let scene = snapshot.scene.map { " of scene \($0)" } ?? ""
    return "\(kind.heading) \(snapshot.moment)\(scene), "
      + listed(group.map(\.circumstances)) + ", at \(snapshot.time) s"
  }

  private var circumstances: String {
    (snapshot.traits.orientation == .portrait ? "" : snapshot.traits.orientation.rawValue + " ")
      + snapshot.userInterfaceStyle.rawValue
  }
}
