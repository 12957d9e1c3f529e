import AfterimageLifecycle
import AfterimageMasking

extension Remedy {
  /// Ends editing before anything is covered, hidden or masked, which takes the keyboard away.
  static let editingEnded = Remedy("editing-ended") { scenario in
    scenario.changingOneRule { rule in
      guard rule.protects, rule.actions.first != .endEditing else { return [] }
      return [
        (.editingEnded(on: rule.callback), .init(on: rule.callback, [.endEditing] + rule.actions))
      ]
    }
  }
}
