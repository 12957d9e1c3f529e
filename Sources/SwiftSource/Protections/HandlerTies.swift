import AfterimageSwiftEvaluation

/// Where a handler holds views by constraints and puts them into others, each with the conditions and the delays around.
struct HandlerTies {
  /// The calls that do so, and what else is called.
  private var calls: [(path: [Step], term: Term)] = []

  /// Something around a call.
  private enum Step: Hashable {
    /// A condition, and whether it holds.
    case branch(Value, Bool)
    /// What is done later, or not for sure.
    case later(CodePlace)
  }

  /// Looks through what a handler does.
  init(in effects: [Effect]) { note(effects, beneath: []) }

  /// What holds a view, or is put into it, beneath more than what the view is laid beneath: a constraint of one branch, or a view that is added later.
  ///
  /// What both branches of a condition do is done.
  ///
  /// - Parameters:
  ///   - laying: the call that lays the view.
  ///   - isTie: true for a call that holds the view, or puts into it what it hides by.
  func unsure(besides laying: Term, where isTie: (Term) -> Bool) -> Term? {
    guard let around = calls.first(where: { $0.term == laying && $0.term.place == laying.place })
    else { return nil }
    let ties = calls.filter { !around.path.starts(with: $0.path) && isTie($0.term) }
    return ties.first { tie in
      guard case .branch(let condition, let holds)? = tie.path.last else { return true }
      let other = tie.path.dropLast() + [.branch(condition, !holds)]
      return !around.path.starts(with: tie.path.dropLast())
        || !ties.contains { $0.path.elementsEqual(other) }
    }?.term
  }

  private mutating func note(_ effects: [Effect], beneath path: [Step]) {
    for effect in effects {
      switch effect {
      case .call(let term): calls.append((path, term))
      case .set(.term(let constraint), "isActive", .bool(true), _):
        calls.append((path, constraint))
      case .branch(let condition, let then, let otherwise, _):
        note(then, beneath: path + [.branch(condition, true)])
        note(otherwise, beneath: path + [.branch(condition, false)])
      case .within(_, let inner): note(inner, beneath: path)
      case .deferred(let term, let inner), .possible(let term, let inner):
        note(inner, beneath: path + [.later(term.place)])
      case .set, .gap: break
      }
    }
  }
}
