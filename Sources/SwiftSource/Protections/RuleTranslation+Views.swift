import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

extension RuleTranslation {
  /// What a view of SwiftUI shows after its state has changed, as actions.
  mutating func actions(showing views: [ConditionalView]) -> [Action] {
    views.enumerated().flatMap { number, view -> [Action] in
      let id = "shown\(code.evaluator.program.line(of: view.place).line)-\(number + 1)"
      let isUsual = holdsInFront(view.condition)
      let then = actions(view.then, of: view, id, isUsual: isUsual == true)
      let otherwise = actions(view.otherwise, of: view, id, isUsual: isUsual == false)
      if then.isEmpty, otherwise.isEmpty { return [] }
      if view.isPartial {
        gap("how much of the screen is covered", at: view.place)
        return []
      }
      return whenKnown(view.condition, then, otherwise, at: view.place)
    }
  }

  /// The time that SwiftUI's default animation takes to come near enough to its end.
  private static let fade = Seconds(0.35) ?? .zero

  /// - Parameter isUsual: true for what is shown while the app is in front.
  private mutating func actions(
    _ effect: ConditionalView.Effect, of view: ConditionalView, _ id: String, isUsual: Bool
  ) -> [Action] {
    let fade = view.isAnimated || code.changesWithAnimation(view.condition) ? Self.fade : .zero
    let removal = Action.uncover(Uncovering(id: id, fade: fade, curve: .easeInOut))
    switch effect {
    case .nothing: return [removal]
    case .cover(let value):
      guard let content = content(of: value, at: view.place) else { return [] }
      return [
        .cover(Cover(content, id: id, attachment: .rootView, fade: fade, curve: .easeInOut))
      ]
    case .replacement(let value):
      if isUsual { return [removal] }
      guard let content = ground(of: value, at: view.place) else { return [] }
      return [
        .cover(Cover(content, id: id, attachment: .rootView, fade: fade, curve: .easeInOut))
      ]
    case .blur(let radius):
      guard radius > 0 else { return [removal] }
      let style = BlurStyle("blur", Blur(radius: radius, saturation: 1, tint: .clear))
      return [
        .cover(Cover(.blur(style), id: id, attachment: .rootView, fade: fade, curve: .easeInOut))
      ]
    case .opacity(let alpha):
      return [
        .content(.alpha(AlphaChange(alpha, of: .rootView, fade: fade, curve: .easeInOut)))
      ]
    case .presentation(let value):
      guard let content = ground(of: value, at: view.place) else { return [] }
      return [
        .cover(
          Cover(
            content, id: id, attachment: .presentation, fade: Seconds(0.4) ?? .zero,
            curve: .easeInOut))
      ]
    case .unknown(let why):
      gap("what a view shows: " + why, at: view.place)
      return []
    }
  }

  /// What takes the place of what was shown, or lies over it with a ground of its own; nil, and noted, where nothing is known of it.
  private mutating func ground(of value: Value, at place: CodePlace) -> Cover.Content? {
    var contents = CoverContents(code.evaluator, search, lastSettings)
    switch contents.content(ofView: value) {
    case .shows(let shown): return shown.opaque
    case .isClear: return .color(.system(.systemBackground))
    case .cannotTell(let why):
      gap("what is shown instead: " + why, at: place)
      return nil
    }
  }

  private mutating func content(of value: Value, at place: CodePlace) -> Cover.Content? {
    var contents = CoverContents(code.evaluator, search, lastSettings)
    return shown(contents.content(ofView: value), at: place)
  }

  /// Whether a condition holds while the app is in front and nothing has happened yet; nil where that is not known.
  private func holdsInFront(_ condition: Value) -> Bool? {
    guard case .term(let term) = condition else { return condition.truth }
    let operands = term.arguments.map(\.value)
    switch (term.form, term.name, operands.count) {
    case (.state, _, _):
      guard let owner = term.base else { return nil }
      return code.state.initialValues[.init(owner: owner, name: term.name)]?.truth
    case (.operation, "!", 1): return holdsInFront(operands[0]).map { !$0 }
    case (.operation, "&&", 2):
      guard let one = holdsInFront(operands[0]), let other = holdsInFront(operands[1]) else {
        return [holdsInFront(operands[0]), holdsInFront(operands[1])].contains(false) ? false : nil
      }
      return one && other
    case (.operation, "||", 2):
      if holdsInFront(operands[0]) == true || holdsInFront(operands[1]) == true { return true }
      guard holdsInFront(operands[0]) == false, holdsInFront(operands[1]) == false else {
        return nil
      }
      return false
    case (.operation, "==", 2):
      guard operands[0].readsPhase, let phase = operands[1].asTerm, phase.form == .member else {
        return nil
      }
      return phase.name == "active"
    default: return nil
    }
  }
}

extension Cover.Content {
  /// The same content on the system's background, where it does not fill what it takes the place of.
  fileprivate var opaque: Cover.Content {
    if case .color(let color) = self, color.isOpaque {
      self
    } else {
      .color(.system(.systemBackground))
    }
  }
}
