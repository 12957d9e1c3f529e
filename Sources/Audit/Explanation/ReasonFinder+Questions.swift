import AfterimageLifecycle
import AfterimageMasking

/// Reasons in the questions that rules ask.
extension ReasonFinder {
  /// The questions that chose to do what an effect has done: those of its own turn, and those of the handler that put the turn off.
  func questions(behind effect: ExposureHistory.RuleEffect) -> [Reason] {
    let entry = history.entries[effect.entry]
    guard let callback = entry.callback ?? entry.origin?.callback else { return [] }
    let rules = scenario.protections.flatMap(\.rules).filter { $0.callback == callback }
    let start = history.beginning(ofTurn: effect.entry) ?? effect.entry
    return history.answers(on: callback, from: start, until: effect.entry)
      .filter { $0.answer.owner == effect.owner }.flatMap { answer, occasion in
        rules.compactMap {
          $0.reason(for: answer, leadingTo: effect.change.purpose, occasion)
        }
      }
  }
}

extension Protection.Rule {
  /// The reason in an answer to one of the rule's questions: the branch that it chose leaves out what the other one protects, or puts back what the other one does not; nil where it does neither.
  func reason(
    for answer: TimelineEntry.Answer, _ occasion: Reason.Occasion
  ) -> Reason? {
    actions.flatMap(\.flattened).lazy.compactMap { $0.branch(chosenBy: answer) }.first.map {
      .answered(answer.owner, answer.condition, found: answer.found, $0, occasion)
    }
  }

  /// The reason in an answer to one of the rule's questions, where only the branch that it chose serves a purpose.
  fileprivate func reason(
    for answer: TimelineEntry.Answer, leadingTo purpose: RuleChange.Purpose,
    _ occasion: Reason.Occasion
  ) -> Reason? {
    actions.flatMap(\.flattened).lazy
      .compactMap { $0.branch(chosenBy: answer, leadingTo: purpose) }.first.map {
        .answered(answer.owner, answer.condition, found: answer.found, $0, occasion)
      }
  }
}

extension Action {
  /// The branch that an answer chose where the action asks that question and the other branch would have kept the secrets; nil where not.
  fileprivate func branch(chosenBy answer: TimelineEntry.Answer) -> Reason.Branch? {
    guard case .when(answer.condition, let then, let otherwise) = self else { return nil }
    let (chosen, other) = answer.isMet ? (then, otherwise) : (otherwise, then)
    let (done, missed) = (chosen.flatMap(\.flattened), other.flatMap(\.flattened))
    if missed.contains(where: \.protects), !done.contains(where: \.protects) {
      return .leavesOut(other.purpose)
    }
    let undoing = done.map(\.purpose).first(where: \.undoes)
    return missed.contains(where: \.purpose.undoes) ? nil : undoing.map { .putsBack($0) }
  }

  /// The branch that an answer chose where the action asks that question and only that branch serves a purpose; nil where not.
  fileprivate func branch(
    chosenBy answer: TimelineEntry.Answer, leadingTo purpose: RuleChange.Purpose
  ) -> Reason.Branch? {
    guard case .when(answer.condition, let then, let otherwise) = self else { return nil }
    func serves(_ actions: [Action]) -> Bool {
      actions.flatMap(\.flattened).contains { $0.purpose == purpose }
    }
    let (chosen, other) = answer.isMet ? (then, otherwise) : (otherwise, then)
    guard serves(chosen), !serves(other) else { return nil }
    return branch(chosenBy: answer) ?? .putsBack(purpose)
  }
}
