import AfterimageMasking
import AfterimageSwiftEvaluation

/// Covers that code which nothing was seen to run may hide, move or see through.
extension RuleTranslation {
  /// A cover that is laid: beneath the question whether it is as it was made, where other code may have changed it for good, and whether it is large enough, where the app may have been turned.
  mutating func laid(_ cover: Cover, _ object: ObjectID?, at place: CodePlace) -> [Action] {
    var actions = [Action.cover(cover)]
    guard let object else { return actions }
    if mayHaveChanged(object, cover.id) {
      actions = whenKnown(
        .asking("\(cover.id) being as it was laid", at: place), actions, [], at: place)
    }
    if keepsItsSize(object, as: cover) {
      let asked = "\(cover.id) being as large as the screen that is turned"
      actions = whenKnown(.asking(asked, at: place), actions, [], at: place)
    }
    return actions
  }

  /// True for a view of a size of its own where the app is turned after it was given that: on iPads as the app is photographed, and anywhere where it was made before the app was left.
  private func keepsItsSize(_ object: ObjectID, as cover: Cover) -> Bool {
    guard [.frame, .screenBounds].contains(cover.layout),
      [.window, .rootView, .topView, .view].contains(cover.attachment),
      // The view of a controller follows what it lies in by itself.
      !search.classes(of: code.evaluator.object(object).type).contains("UIViewController")
    else { return false }
    let turning = code.madeBySystem.turning
    let set = last.objects[object] ?? [:]
    let isMadeBefore =
      object.number < code.launchCount && set["frame"] == nil && set["bounds"] == nil
    return turning.isOnPads || turning.isOnPhones && isMadeBefore
  }

  private func mayHaveChanged(_ object: ObjectID, _ id: String) -> Bool {
    // What is made anew each time, and goes as the app is in front again, is as it was made.
    let isNew = object.number >= code.launchCount
    if isNew, isTakenDown(id) { return false }
    let type = code.evaluator.object(object).type
    var names = search.holders(of: object).union(
      code.evaluator.program.lineage(of: type).map(\.name.lastPart))
    if code.evaluator.object(object).fields["tag"] != nil { names.insert("viewWithTag") }
    var changed = code.unseenChanges.properties(of: names)
    // What is laid wherever it does not lie, or each time, lies there.
    if !isNew || askedSuperviews.contains(id) { changed.remove("removeFromSuperview") }
    // The handler sets it again.
    if !isNew { changed.subtract((last.objects[object] ?? [:]).keys) }
    return !changed.isEmpty
  }

  /// True where a cover is taken down whenever the app comes to the front.
  private func isTakenDown(_ id: String) -> Bool {
    code.handlers.contains { handler, effects in
      handler.callback.isArrival && effects.contains { takesDown(id, $0) }
    }
  }

  private func takesDown(_ id: String, _ effect: Effect) -> Bool {
    func isIt(_ value: Value?) -> Bool {
      if case .own(id, _)? = value.flatMap(search.target) { true } else { false }
    }
    switch effect {
    case .call(let term): return term.name == "removeFromSuperview" && isIt(term.base)
    case .set(let owner, "isHidden", .bool(true), _): return isIt(owner)
    case .set(let owner, let property, .nothing, let place):
      return isIt(Evaluator.stateTerm(property, of: owner, at: place))
    case .within(_, let inner): return inner.contains { takesDown(id, $0) }
    case .branch(let condition, let then, let otherwise, _):
      if case .term(let term) = condition, term.name == "isThere" {
        return then.contains { takesDown(id, $0) }
      }
      return then.contains { takesDown(id, $0) } && otherwise.contains { takesDown(id, $0) }
    case .set, .deferred, .possible, .gap: return false
    }
  }
}
