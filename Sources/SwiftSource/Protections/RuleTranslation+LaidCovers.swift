import AfterimageMasking
import AfterimageSwiftEvaluation

/// The covers that rules lay, as code mentions them.
extension RuleTranslation {
  /// The properties that hold covers.
  var coverProperties: Set<OpenState.Key> {
    properties { value in
      guard case .object = value, case .own(let id, _)? = search.target(of: value) else {
        return false
      }
      return knownCovers[id] != nil
    }
  }

  /// What is known of the covers; nil where rules do anything else to views than to lay covers and to take them away.
  func laidCovers(by rules: [Protection.Rule]) -> LaidCovers? {
    let actions = rules.flatMap(\.actions).innermost
    guard actions.allSatisfy(\.isOfCovers) else { return nil }
    let attachments = Set(
      knownCovers.values.map(\.attachment)
        + actions.compactMap { if case .cover(let cover) = $0 { cover.attachment } else { nil } })
    let parts = properties { value in value.objects.contains(where: laidParts.contains) }
    let known = Set(laidParts.map(search.id))
    // A cover that others have made may be of any class.
    let others = knownCovers.keys.allSatisfy(known.contains) ? [] : ["Any"]
    return LaidCovers(
      types: Set(laidParts.map { code.evaluator.object($0).type.lastPart } + others),
      properties: Set(coverProperties.union(parts).map(code.member)),
      lieOnWindows: attachments.isSubset(of: [.window, .newWindow]),
      areWindows: attachments.isSubset(of: [.newWindow]))
  }

  /// The properties that hold some values.
  private func properties(holding isWanted: (Value) -> Bool) -> Set<OpenState.Key> {
    let evaluator = code.evaluator
    let fields = (0..<evaluator.objectCount).map { ObjectID(number: $0) }.flatMap { id in
      evaluator.object(id).fields.filter { isWanted($0.value) }.map {
        OpenState.Key(owner: .object(id), name: $0.key)
      }
    }
    let first = code.state.initialValues.filter { isWanted($0.value) }.map(\.key)
    let given = code.assignments.filter { $0.value.contains(where: isWanted) }.map(\.key)
    return Set(fields + first + given)
  }
}

extension Action {
  /// True for what touches no view but covers.
  fileprivate var isOfCovers: Bool {
    switch self {
    case .cover, .uncover, .endEditing, .resignFirstResponder, .capture, .ignoreSnapshot,
      .stopPictureInPicture, .cancel, .set, .commit, .runLoop,
      .async, .after, .when:
      true
    case .hide, .show, .mask, .unmask, .setText, .restoreText, .setSecureTextEntry, .content,
      .secureWindow:
      false
    }
  }
}
