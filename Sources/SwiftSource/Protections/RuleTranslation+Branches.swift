import AfterimageMasking
import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What handlers do by conditions.
extension RuleTranslation {
  /// Adds what is done where a condition holds, and where it does not.
  mutating func addBranch(
    _ written: Value, _ then: [Effect], _ otherwise: [Effect], at place: CodePlace,
    to actions: inout [Action]
  ) {
    let condition = withSuperviews(written)
    let assumedBefore = assumed
    let before = (world, pending)
    let presentBefore = present
    present.formUnion(condition.present)
    let away = ["inactive", "background"].map { phase in
      condition.holds(inPhase: phase) { _ in nil }
    }
    let asked = asksForPresented
    asksForPresented =
      asked || condition.containsTerm { $0.name == "presentedViewController" }
    assumed[written] = true
    path.append(GapWays.Step(condition: condition, holds: true, place: place))
    var one = self.actions(then, onArrival: away == [false, false])
    let after = (world, pending)
    (world, pending) = before
    present = presentBefore.union(condition.presentOtherwise)
    assumed[written] = false
    path[path.count - 1] = GapWays.Step(condition: condition, holds: false, place: place)
    var other = self.actions(otherwise, onArrival: away == [true, true])
    (one, other) = (
      hiding(viewsHiddenBy: condition, true, as: other) + one,
      hiding(viewsHiddenBy: condition, false, as: one) + other
    )
    path.removeLast()
    (present, assumed) = (presentBefore, assumedBefore)
    asksForPresented = asked
    join(after.0, where: condition, before: before.0, at: place)
    pending.merge(after.1) { mine, _ in mine }
    // What lies on top lies on the root where nothing is presented.
    actions +=
      condition.isWhetherPresented && one.map(\.onRoot) == other
      ? one : conditions.when(condition, one, other, at: place)
  }

  /// Goes on with what has been set where a condition holds and where it does not, as `world` has it: of a property that both set, or that had been set before, with one or the other.
  private mutating func join(
    _ then: [ObjectID: [String: Value]], where condition: Value,
    before: [ObjectID: [String: Value]], at place: CodePlace
  ) {
    // What each branch makes a choice of doubles with every branch that comes after it.
    func choice(_ then: Value, _ otherwise: Value) -> Value {
      let both = Value.choice(condition, then: then, otherwise: otherwise)
      var room = Self.mostParts
      return both.fits(in: &room)
        ? both : .unknown(Unknown(reason: .tooManySteps, place: place))
    }
    for (id, fields) in then {
      for (name, value) in fields {
        let first = before[id]?[name]
        let other = world[id]?[name] ?? first
        world[id, default: [:]][name] =
          other == nil || other == value ? value : choice(value, other ?? value)
      }
    }
    for (id, fields) in world {
      for (name, value) in fields where then[id]?[name] == nil {
        guard let first = before[id]?[name], first != value else { continue }
        world[id]?[name] = choice(first, value)
      }
    }
  }

  /// The most parts of a value that is set in branches.
  private static let mostParts = 500
}

extension Action {
  /// The same cover where nothing is presented that it would lie on; any other action as it is.
  fileprivate var onRoot: Action {
    guard case .cover(var cover) = self else { return self }
    switch cover.attachment {
    case .topView: cover.attachment = .rootView
    case .topPresentation: cover.attachment = .presentation
    case .view, .rootView, .presentation, .window, .newWindow: return self
    }
    return .cover(cover)
  }
}

extension Value {
  /// True for the question whether a controller presents another.
  fileprivate var isWhetherPresented: Bool {
    guard case .term(let term) = self, term.name == "isThere" else { return false }
    return term.arguments.first?.value.asTerm?.name == "presentedViewController"
  }
}
