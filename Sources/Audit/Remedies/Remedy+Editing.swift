import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Ends editing before anything is covered, hidden or masked, which takes the keyboard away; where no rule does so, when the app becomes inactive.
  static let editingEnded = Remedy("editing-ended") { scenario in
    scenario.endingEditingAlone
      + scenario.changingOneRule { rule in
        guard rule.protects, rule.actions.first != .endEditing else { return [] }
        return [
          (
            .editingEnded(on: rule.callback),
            .init(on: rule.callback, [.endEditing] + rule.actions)
          )
        ]
      }
  }
}

extension Scenario {
  /// The story with a rule that does no more than end editing, where it has none that protects.
  fileprivate var endingEditingAlone: [Amendment] {
    guard !protections.flatMap(\.rules).contains(where: \.protects) else { return [] }
    let callback = Callback.applicationWillResignActiveNotification
    var copy = self
    copy.protections.append(
      Protection(owner: .app, rules: [.init(on: callback, [.endEditing])]))
    return [Amendment(changes: [.editingEnded(on: callback)], scenario: copy)]
  }
}
