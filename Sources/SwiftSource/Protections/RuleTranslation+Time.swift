import AfterimageGraphics
import AfterimageMasking
import AfterimageScreens
import AfterimageSwiftEvaluation

/// Animations, and what is done later.
extension RuleTranslation {
  /// Adds what a closure does that runs at once, such as the changes of an animation.
  mutating func addWithin(
    _ term: Term, _ inner: [Effect], to actions: inout [Action]
  ) {
    if let property = term.firstUse {
      let once = self.actions(inner)
      gap("what is done once, as \(property) is asked for first", of: once, at: term.place)
      actions += once
      return
    }
    let outer = animation
    if ["animate", "transition", "animateKeyframes"].contains(term.name) {
      let time = term.timeOfAnimation
      // Of one that takes an unknown time nobody knows when it ends.
      if time == nil { gap("how long an animation takes", of: self.actions(inner), at: term.place) }
      animation = (time ?? Term.usualTime, Self.curve(of: term))
    } else if term.name == "performWithoutAnimation" {
      animation = nil
    }
    let changes = self.actions(inner)
    // It is begun, stopped and turned round by who holds it.
    if term.name == "addAnimations", !changes.isEmpty {
      gap("the animation that \(term.name) begins", at: term.place)
    }
    actions += changes
    animation = outer
  }

  private static func curve(of term: Term) -> AnimationCurve {
    let words = term.arguments.map(\.value.written).joined(separator: " ")
    if words.contains("curveLinear") { return .linear }
    if words.contains("curveEaseIn") && !words.contains("curveEaseInOut") { return .easeIn }
    return words.contains("curveEaseOut") ? .easeOut : .easeInOut
  }

  /// Notes timers that run from the launch on, where what they do matters, and whatever else may run at any time and takes covers away.
  mutating func noteStandingClosures() {
    let standing = code.standing.closures + code.standingOfViews.closures
    for (term, inner) in standing {
      if term.isOfTimer {
        gap("what a timer does from the launch on", of: actions(inner), at: term.place)
      } else if uncovers(inner) || addsToWindow(inner) {
        gap("what \(term.name) does from the launch on", at: term.place)
      }
    }
    for (term, inner) in code.standingOfViews.closures where !term.isOfTimer {
      let closure = term.closure?.functionPlaces.first
      if closure.map(code.followedListeners.contains) == true { continue }
      // What else is not known of it is no more than of any other code that may run then.
      var trial = withoutGaps
      let done = trial.actions(inner).innermost
      gap(
        "what \(term.name) does from the launch on",
        of: trial.gaps.reduce(done) { $0.union($1.actions) }, at: term.place)
    }
    for (handler, effects) in code.handlers
    where handler.callback.isOfSettings && (uncovers(effects) || addsToWindow(effects)) {
      gap("what is done as a setting of the system's changes", at: handler.place)
    }
    let begun = code.beginnings + code.begunByViews
    for case .call(let term) in begun.flatMap(\.flattened) where term.isOfTimer {
      guard let name = term.selector, !standing.contains(where: { $0.term == term }),
        code.reach.mayTouch(named: name)
      else { continue }
      gap("what a timer does from the launch on", at: term.place)
    }
  }

  /// True where effects take a cover away, show what was hidden, or do so to a view that is not known.
  func uncovers(_ effects: [Effect]) -> Bool {
    let effects = effects.flatMap(\.opened)
    var trial = withoutGaps
    let done = trial.actions(effects).flatMap(\.flattened)
    let uncovers = (done + trial.gaps.flatMap(\.actions)).contains { action in
      switch action {
      case .uncover(let uncovering): knownCovers[uncovering.id] != nil
      case .content(.showWindow), .unmask: true
      case .show(let ids), .restoreText(let ids): !emptiedViews.isDisjoint(with: ids)
      case .setText(let texts): !emptiedViews.isDisjoint(with: texts.map(\.id))
      case .setSecureTextEntry(let entries):
        !emptiedViews.isDisjoint(with: entries.filter { !$0.isSecure }.map(\.id))
      case .content(.alpha(let change)): change.alpha > 0
      default: false
      }
    }
    return uncovers
      || effects.flatMap(\.flattened).contains { effect in
        switch effect {
        case .set(let owner, let property, _, let place):
          ["isHidden", "alpha"].contains(property) && isOpen(owner)
            && code.reach.mayBeCover(MentioningBody.setting(property), at: place)
        case .call(let term):
          term.name == "removeFromSuperview" && term.base.map(isOpen) == true
            && code.reach.mayBeCover(term.name, at: term.place)
        case .branch, .within, .deferred, .possible, .gap: false
        }
      }
  }

  /// True for what may be any view.
  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .unknown: true
    case .term(let term):
      !liesInOtherView(term)
        && (search.target(of: value) == nil && !isOtherOutlet(term)
          || term.contains { $0.name == "subviews" })
    case .choice(_, let then, let otherwise): isOpen(then) || isOpen(otherwise)
    case .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration,
      .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }

  /// True for a view that a document has put on a screen, and that no rule hides.
  private func isOtherOutlet(_ term: Term) -> Bool {
    guard term.form == .member, let owner = term.base?.asObject, !emptiedViews.contains(term.name)
    else { return false }
    let type = code.evaluator.object(owner).type
    return code.evaluator.program.lineage(of: type).contains {
      $0.property(term.name, isStatic: false)?.isOutlet == true
    }
  }

  /// Adds what a closure does that runs later.
  mutating func addDeferred(
    _ term: Term, _ inner: [Effect], to actions: inout [Action]
  ) {
    let outer = animation
    animation = nil
    laterDepth += 1
    defer {
      animation = outer
      laterDepth -= 1
    }
    let later =
      self.actions(inner) + self.actions(showing: code.shownViews.filter { $0.follows(inner) })
    guard !later.isEmpty else { return }
    if ["asyncAfter", "scheduledTimer", "perform"].contains(term.name),
      later.flatMap(\.flattened).contains(where: \.isRemoval)
    {
      // Nobody knows how long the system takes to come to its picture.
      gap("a cover that goes after a while", at: term.place)
    }
    switch term.name {
    case "async", "asyncAndWait", "addOperation", "Task", "detached", "notify", "performSelector":
      actions.append(.async(later))
    case "await": gap("what is done after something that is waited for", of: later, at: term.place)
    case "asyncAfter":
      let delay = term.arguments.first.flatMap { Self.seconds(in: $0.value) }
      guard let delay else {
        return gap("when asyncAfter runs its closure", of: later, at: term.place)
      }
      actions.append(.after(delay, later))
    case "perform":
      guard let delay = term["afterDelay"]?.number.flatMap({ Seconds($0) }),
        // A thread of a queue's has no run loop that would come to it.
        laterDepth == 1, code.index.mentioning(["cancelPreviousPerformRequests"]).isEmpty
      else {
        return gap("when \(term.selector ?? "a method") is called", of: later, at: term.place)
      }
      actions.append(.after(delay, later))
    case "scheduledTimer":
      guard let time = (term["withTimeInterval"] ?? term["timeInterval"])?.number,
        let delay = Seconds(time)
      else { return gap("when the timer fires", of: later, at: term.place) }
      actions.append(
        .after(DelayedActions(delay, repeats: term["repeats"]?.truth == true, later)))
    case "animate", "transition", "addCompletion", "animateKeyframes":
      if let last = actions.last, let completed = last.completing(with: later) {
        actions[actions.count - 1] = completed
      } else {
        guard let time = term.timeOfAnimation, let delay = Seconds(time) else {
          return gap("when \(term.name) runs its closure", of: later, at: term.place)
        }
        actions.append(delay > .zero ? .after(delay, later) : .async(later))
      }
    case "present", "dismiss", "pushViewController", "setCompletionBlock":
      actions.append(.after(Seconds(0.4) ?? .zero, later))
    default: gap("when \(term.name) runs its closure", of: later, at: term.place)
    }
  }

  /// The seconds from now in a deadline.
  private static func seconds(in value: Value) -> Seconds? {
    if let number = value.number { return Seconds(number) }
    guard case .term(let term) = value else { return nil }
    if term.form == .operation, term.name == "+" {
      return term.arguments.last.flatMap { seconds(in: $0.value) }
    }
    guard let number = term.arguments.first?.value.number else {
      return term.name == "now" ? .zero : nil
    }
    switch term.name {
    case ".milliseconds", "milliseconds": return Seconds(number / 1_000)
    case ".microseconds", "microseconds": return Seconds(number / 1_000_000)
    case ".nanoseconds", "nanoseconds": return Seconds(number / 1_000_000_000)
    case ".seconds", "seconds": return Seconds(number)
    default: return nil
    }
  }
}

extension Action {
  /// The same cover or removal with what is done when it has ended; nil for any other action.
  fileprivate func completing(with actions: [Action]) -> Action? {
    switch self {
    case .cover(var cover):
      cover.completion += actions
      return .cover(cover)
    case .uncover(var uncovering):
      uncovering.completion += actions
      return .uncover(uncovering)
    default: return nil
    }
  }
}

extension Effect {
  /// What is done at some time, whenever what waits for something comes to it, but for what waits for a touch.
  fileprivate var opened: [Effect] {
    switch self {
    case .deferred(let term, let inner), .possible(let term, let inner):
      term.isTouched ? [] : inner.flatMap(\.opened)
    case .within(let term, let inner): [.within(term, inner.flatMap(\.opened))]
    case .branch(let condition, let then, let otherwise, let place):
      [
        .branch(
          condition, then: then.flatMap(\.opened), otherwise: otherwise.flatMap(\.opened), place)
      ]
    case .call, .set, .gap: [self]
    }
  }
}

extension Action {
  /// True for what takes a cover down.
  fileprivate var isRemoval: Bool { if case .uncover = self { true } else { false } }
}

extension Term {
  /// The time of an animation of which none is written, in seconds.
  fileprivate static let usualTime = 0.25

  /// The seconds after which an animation has ended, the time before it begins included; nil where they are not known.
  var timeOfAnimation: Double? {
    // What has begun before has the time of what began it.
    if name == "addCompletion" { return base?.asTerm?.timeOfAnimation }
    let lengths = ["withDuration", "duration", "springDuration"].compactMap { self[$0] }
    guard let duration = (lengths.first ?? .double(Self.usualTime)).number,
      let delay = (self["delay"] ?? .double(0)).number
    else { return nil }
    return duration + delay
  }

  /// True for what runs something again and again.
  var isOfTimer: Bool {
    let isTimer = ["scheduledTimer", "Timer", "CADisplayLink", "setEventHandler", "schedule"]
      .contains(name)
    let publishes = contains { $0.name == "publish" && $0.base == .type("Timer") }
    return isTimer || ["sink", "assign", "onReceive"].contains(name) && publishes
  }
}
