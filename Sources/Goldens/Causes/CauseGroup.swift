/// Cases that differ for one cause, to be approved or refused at once.
package struct CauseGroup: Hashable, Sendable {
  /// What tells the group from others, the same from run to run.
  package let key: String
  /// The cause in a sentence, without a full stop.
  package let sentence: String
  /// The places of its cases among those that were grouped.
  package let cases: [Int]

  /// A case to be grouped: the path of its subject, why it differs, and what is said where that is not known.
  package struct Member: Sendable {
    /// The path of the screen, the scenario or the document.
    package let subject: String
    /// Why it differs.
    package let reasons: Reasons
    /// The outcome in words.
    package let message: String

    /// Makes a member.
    package init(subject: String, reasons: Reasons, message: String) {
      self.subject = subject
      self.reasons = reasons
      self.message = message
    }
  }

  /// Puts cases into groups, the largest first, those of one size in the order of their first cases.
  package static func all(of members: [Member]) -> [CauseGroup] {
    var places: [String: [Int]] = [:]
    for (place, member) in members.enumerated() { places[member.key, default: []].append(place) }
    return places.map { key, places in
      CauseGroup(key: key, sentence: sentence(of: places.map { members[$0] }), cases: places)
    }.sorted { ($1.cases.count, $0.cases[0]) < ($0.cases.count, $1.cases[0]) }
  }

  /// The sentence of all where they say the same; else the causes alone, with the views of all.
  private static func sentence(of members: [Member]) -> String {
    let sentences = Set(members.map { $0.reasons.sentence ?? $0.message })
    if sentences.count == 1, let sentence = sentences.first { return sentence }
    let causes = members[0].reasons.deciding.map { $0.joined(with: members) }
    return Reasons(causes: causes).sentence ?? members[0].message
  }
}

extension CauseGroup.Member {
  /// The causes without the views that have them, or else the message.
  fileprivate var key: String {
    guard !reasons.causes.isEmpty else { return "message\n\(message)" }
    return reasons.deciding.map { $0.key(in: subject) }.sorted().joined(separator: "\n")
  }
}

extension Cause {
  /// What makes two causes one: a key that goes from one value to another is one in all screens, all else is of a view.
  fileprivate func key(in subject: String) -> String {
    switch self {
    case .look(let keys, _, let old, let new):
      "look \(isColor ? "color" : keys.joined(separator: " ")) \(old ?? "") \(new ?? "")"
    case .program, .programOrInputs, .libraries, .fact, .setting: "\(words)"
    case .constraint, .added, .removed, .presentation, .order, .lines, .text, .value, .picture,
      .pixels:
      "\(subject) \(words)"
    }
  }

  /// The same cause of the views of all cases of a group.
  fileprivate func joined(with members: [CauseGroup.Member]) -> Cause {
    guard case .look(let own, _, let old, let new) = self else { return self }
    var keys = own
    var names: Set<String> = []
    for member in members {
      for case .look(let others, let views, old, new) in member.reasons.causes
      where others == own || isColor {
        keys += others.filter { !keys.contains($0) }
        names.formUnion(views.map { member.subject + "\n" + $0 })
      }
    }
    let last = names.first.map { $0.split(separator: "\n").last.map(String.init) ?? $0 }
    return .look(keys, of: names.count == 1 ? [last ?? ""] : names.sorted(), old: old, new: new)
  }
}
