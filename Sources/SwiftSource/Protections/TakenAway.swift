import AfterimageSwiftEvaluation

/// What a handler makes of views that it takes from what they lie on, whatever else it does: nobody sees it any more.
struct TakenAway {
  /// Where that stands.
  var places: Set<CodePlace> { made.subtracting(left) }
  /// Where properties are set of views that are taken away, and where of others.
  private var (made, left): (Set<CodePlace>, Set<CodePlace>) = ([], [])

  /// Looks through what a handler does.
  init(in effects: [Effect]) { note(effects, besides: []) }

  /// - Parameter gone: what the code around takes away.
  private mutating func note(_ effects: [Effect], besides gone: Set<Value>) {
    let own = effects.flatMap(\.done)
    let gone = gone.union(own.compactMap(\.removed))
    for effect in own {
      switch effect {
      case .set(let owner, _, _, let place):
        if gone.contains(owner) { made.insert(place) } else { left.insert(place) }
      case .branch(_, let then, let otherwise, _):
        note(then, besides: gone)
        note(otherwise, besides: gone)
      case .deferred(_, let inner), .possible(_, let inner): note(inner, besides: [])
      case .call, .within, .gap: break
      }
    }
  }
}

extension Effect {
  /// What is done with the effect before anybody comes to leave the app.
  fileprivate var done: [Effect] {
    switch self {
    case .within(_, let inner): inner.flatMap(\.done)
    case .deferred(let term, let inner):
      term.isOfNextTurn || term.isShort ? inner.flatMap(\.done) : [self]
    case .call, .set, .branch, .possible, .gap: [self]
    }
  }

  /// The view that is taken away; nil for anything else.
  fileprivate var removed: Value? {
    guard case .call(let term) = self, term.name == "removeFromSuperview" else { return nil }
    return term.base
  }
}
