import AfterimageMasking
import AfterimageSwiftEvaluation

extension Value {
  /// Whether a condition holds in a phase of the scene or the app; nil where that is not known.
  ///
  /// - Parameter state: whether a property that changes is true, or there.
  func holds(inPhase phase: String, _ state: (Term) -> Bool?) -> Bool? {
    guard case .term(let term) = self else { return truth }
    let operands = term.arguments.map(\.value)
    let truths = operands.map { $0.holds(inPhase: phase, state) }
    switch (term.form, term.name, operands.count) {
    case (.state, _, _): return state(term)
    case (.operation, "!", 1): return truths[0].map { !$0 }
    case (.operation, "isThere", 1): return truths[0]
    case (.operation, "&&", 2):
      return truths.contains(false) ? false : truths.contains(nil) ? nil : true
    case (.operation, "||", 2):
      return truths.contains(true) ? true : truths.contains(nil) ? nil : false
    case (.operation, "==", 2):
      guard operands[0].readsPhase, let other = operands[1].asTerm, other.form == .member else {
        return nil
      }
      return other.name == phase
    default: return nil
    }
  }
}

extension HandlerEffects {
  /// Whether a property is true while the app is in front: other than handlers make it when the app is left, or as it was at first.
  func isTrueInFront(_ term: Term) -> Bool? {
    guard let owner = term.base else { return nil }
    let key = OpenState.Key(owner: owner, name: term.name)
    let left = Set(
      handlers.flatMap { handler, effects in
        handler.callback.isArrival ? [] : Self.values(of: key, leftBy: effects)
      })
    if left.count == 1, let value = left.first.flatMap({ $0 }) { return !value }
    return state.initialValues[key]?.truth
  }

  /// Whether what a property is given in the background is true, each nil where that is not known.
  private static func values(of key: OpenState.Key, leftBy effects: [Effect]) -> [Bool?] {
    effects.flatMap { effect -> [Bool?] in
      switch effect {
      case .set(key.owner, key.name, let value, _):
        [value.holds(inPhase: "background") { _ in nil } ?? (value == .nothing ? false : nil)]
      case .branch(let condition, let then, let otherwise, _):
        switch condition.holds(inPhase: "background", { _ in nil }) {
        case true?: values(of: key, leftBy: then)
        case false?: values(of: key, leftBy: otherwise)
        case nil: values(of: key, leftBy: then + otherwise)
        }
      case .within(_, let inner), .deferred(_, let inner), .possible(_, let inner):
        values(of: key, leftBy: inner)
      case .set, .call, .gap: []
      }
    }
  }
}

extension Callback {
  /// True for what is called when the app or a scene comes to the front.
  var isArrival: Bool {
    let name = rawValue.lowercased()
    return name.contains("active") && !name.contains("resign") || name.contains("foreground")
  }
}

extension Action {
  /// The action without the covers that are laid in it; nil where nothing is left.
  var undoing: Action? {
    switch self {
    case .cover: nil
    case .content(.root): nil
    case .when(let condition, let then, let otherwise):
      Self.kept(then.compactMap(\.undoing), otherwise.compactMap(\.undoing)) {
        .when(condition, then: $0, otherwise: $1)
      }
    case .async(let actions): Self.kept(actions.compactMap(\.undoing), []) { one, _ in .async(one) }
    case .after(var later):
      Self.kept(later.actions.compactMap(\.undoing), []) { one, _ in
        later.actions = one
        return .after(later)
      }
    case .uncover(var uncovering):
      {
        uncovering.completion = uncovering.completion.compactMap(\.undoing)
        return .uncover(uncovering)
      }()
    case .hide, .show, .mask, .unmask, .endEditing, .setText, .restoreText, .setSecureTextEntry,
      .resignFirstResponder, .capture, .content, .secureWindow, .ignoreSnapshot,
      .stopPictureInPicture, .cancel, .set, .commit, .runLoop:
      self
    }
  }

  private static func kept(
    _ one: [Action], _ other: [Action], _ make: ([Action], [Action]) -> Action
  ) -> Action? {
    one.isEmpty && other.isEmpty ? nil : make(one, other)
  }
}
