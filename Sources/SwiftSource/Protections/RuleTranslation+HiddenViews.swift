import AfterimageMasking
import AfterimageSwiftEvaluation

/// Views of the screen that code hides, and asks for whether they are hidden.
extension RuleTranslation {
  /// Hides the views that a condition finds hidden, which the screen of a story shows until then, as far as the other way of the code hides them.
  ///
  /// - Parameters:
  ///   - holds: whether the condition does.
  ///   - other: what is done on the other way.
  func hiding(
    viewsHiddenBy condition: Value, _ holds: Bool, as other: [Action]
  ) -> [Action] {
    let hidden = Set(
      other.flatMap(\.flattened).flatMap { action -> [String] in
        if case .hide(let names) = action { names } else { [] }
      })
    guard !hidden.isEmpty else { return [] }
    let found = hiddenViews(where: condition, holds).filter(hidden.contains)
    return found.isEmpty ? [] : [.hide(found)]
  }

  /// The views of the screen that are hidden where a condition holds, or does not.
  private func hiddenViews(where condition: Value, _ holds: Bool) -> [String] {
    guard case .term(let term) = condition else { return [] }
    let operands = term.arguments.map(\.value)
    switch (term.form, term.name) {
    case (.member, "isHidden"), (.state, "isHidden"):
      guard holds, let view = term.base, case .screenView(let name)? = search.target(of: view)
      else { return [] }
      return [name]
    case (.operation, "=="), (.operation, "!="):
      guard operands.count == 2, let wanted = operands[1].truth ?? operands[0].truth else {
        return []
      }
      let asked = operands[1].truth == nil ? operands[1] : operands[0]
      return hiddenViews(where: asked, (holds == (term.name == "==")) == wanted)
    case (.operation, "!"): return operands.flatMap { hiddenViews(where: $0, !holds) }
    case (.operation, "&&"): return holds ? operands.flatMap { hiddenViews(where: $0, true) } : []
    case (.operation, "||"): return holds ? [] : operands.flatMap { hiddenViews(where: $0, false) }
    default: return []
    }
  }

  /// Adds what the opacity of a view of the screen comes to, which a story shows or hides at once.
  mutating func addAlpha(
    ofView name: String, to value: Value, at place: CodePlace, to actions: inout [Action]
  ) {
    guard let alpha = value.number else {
      return gap("the opacity of \(name)", at: place, bearing: .hiding)
    }
    if alpha > 0 {
      actions.append(.show([name]))
    } else if let animation, animation.duration > 0 {
      gap("how \(name) fades", at: place, bearing: .hiding)
    } else {
      actions.append(.hide([name]))
    }
  }
}
