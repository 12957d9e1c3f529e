import AfterimageLifecycle
import AfterimageMasking

/// Reasons in the questions that rules ask.
extension ReasonFinder {
  /// The questions that chose to put back what an effect has put back.
  func questions(behind effect: ExposureHistory.RuleEffect) -> [Reason] {
    let entry = history.entries[effect.entry]
    let callback = entry.callback ?? entry.origin?.callback
    let rules = scenario.protections.flatMap(\.rules).filter { $0.callback == callback }
    return entry.answers.filter { $0.owner == effect.owner }.flatMap { answer in
      rules.compactMap { $0.reason(for: answer, entry.occasion(of: nil)) }
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
}
