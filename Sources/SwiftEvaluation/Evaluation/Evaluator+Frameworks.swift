import AfterimageSwiftTree

/// Calls of what is not there: kept as terms, with what the closures do that are given along.
extension Evaluator {
  /// Calls a function of a framework.
  mutating func foreign(
    _ name: String, on base: Value?, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    let term = Term(
      form: .call, name: name, base: base, arguments: arguments.terms, place: place)
    // What a view is given is run when the view is looked at.
    if let base, isView(base), !Frameworks.subscribing.contains(name) { return .term(term) }
    if name.first?.isUppercase == true, base == nil { return .term(term) }
    if let known = frameworks.call(term) { return known }
    // What an operator makes of what is sent is not known before something is.
    if let base, AssignedNames.observing.contains(name), !Frameworks.subscribing.contains(name),
      publishes(base)
    {
      return .term(term)
    }
    if setByKey(term) { return .void }
    shareSetting(by: term)
    if let done = perform(term) { return done }
    var result: Value?
    note(.call(term))
    if let model = frameworks.model {
      let call = ForeignCall(name: name, base: base, arguments: arguments, place: place)
      if let known = model.call(call, by: &self) { return known }
    }
    if name == "snapshotView", let base { return picture(of: base, at: place) }
    if Frameworks.starting.contains(name), base?.asTerm != nil, let work = base?.work {
      return run(work, as: .now, of: term) ?? .void
    }
    if let known = constraining(by: term) ?? formatted(term) { return known }
    noteConstraints(of: term)
    setControllers(by: term)
    if Frameworks.additions.contains(name), let base, let child = arguments.first?.value {
      viewLinks.additions.append((base, child))
    }
    result = runClosures(of: term)
    return result.flatMap { taggedView(by: term, where: $0) } ?? result ?? .term(term)
  }

  /// What a search among the views of one for a tag comes to, which is what asking for the view with that tag does; nil for any other.
  ///
  /// - Parameter condition: what is asked of each view.
  private func taggedView(by term: Term, where condition: Value) -> Value? {
    guard ["contains", "first"].contains(term.name), let base = term.base?.asTerm,
      base.form == .member, base.name == "subviews", case .term(let question) = condition,
      question.form == .operation, question.name == "==", question.arguments.count == 2,
      let asked = question.arguments[0].value.asTerm, asked.name == "tag",
      asked.base?.asTerm.map({ $0.form == .element && $0.base == .term(base) }) == true,
      case .int = question.arguments[1].value
    else { return nil }
    let view = Value.term(
      Term(
        form: .call, name: "viewWithTag", base: base.base,
        arguments: [TermArgument(nil, question.arguments[1].value)], place: term.place))
    return term.name == "contains" ? isThere(view, at: term.place) : view
  }

  /// Sets what a view shows by the name of its property, as Objective-C can; false for any other call.
  mutating func setByKey(_ term: Term) -> Bool {
    guard term.name == "setValue", term.arguments.count == 2, let first = term.arguments.first,
      let key = term["forKey"] ?? term["forKeyPath"], var owner = term.base
    else { return false }
    guard let path = key.text else {
      if owner.asObject.flatMap({ program.type(named: state.objects[$0.number].type) }) != nil {
        note(
          .gap(Unknown(reason: .unsupported("which property is set by a key"), place: term.place)))
      }
      return false
    }
    var names = path.split(separator: ".").map(String.init)
    guard let last = names.popLast() else { return false }
    for name in names { owner = read(name, of: owner, at: term.place) }
    let isOwn = typeName(of: owner).map(program.lineage)?.contains {
      $0.property(last, isStatic: false) != nil
    }
    guard let property = isOwn == true ? last : Self.keys[last] else {
      // Of whatever object it is, unless it is what keeps the app's settings.
      if typeName(of: owner) == nil, owner.asTerm?.base != .type("UserDefaults") {
        note(.set(owner, property: last, first.value, term.place))
      }
      return false
    }
    _ = setting(property, of: owner, to: first.value, at: term.place)
    return true
  }

  /// What views show by, each with the name that Objective-C has for it.
  private static let keys = [
    "hidden": "isHidden", "isHidden": "isHidden", "alpha": "alpha", "opacity": "opacity",
    "frame": "frame", "bounds": "bounds", "center": "center", "transform": "transform",
    "backgroundColor": "backgroundColor", "mask": "mask", "maskView": "mask",
    "zPosition": "zPosition", "windowLevel": "windowLevel",
    "rootViewController": "rootViewController", "text": "text", "image": "image",
    "effect": "effect", "secureTextEntry": "isSecureTextEntry",
  ]

  /// Gives a stack of controllers those that a call shows at once.
  private mutating func setControllers(by term: Term) {
    guard term.setsControllersAtOnce, let stack = term.base, let id = stack.asObject,
      let given = term.arguments.first?.value
    else { return }
    guard term.name == "pushViewController" else {
      _ = storing(given, as: "viewControllers", of: stack, at: term.place)
      return
    }
    let object = object(id)
    let root = object.arguments.first { $0.label == "rootViewController" }?.value
    let before = object.fields["viewControllers"] ?? .array([root].compactMap(\.self))
    guard case .array(let controllers) = before else { return }
    _ = storing(.array(controllers + [given]), as: "viewControllers", of: stack, at: term.place)
  }

  /// A view with a picture of another one, which is as large as that (https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)).
  private mutating func picture(of view: Value, at place: CodePlace) -> Value {
    let source = TermArgument("of", view)
    let picture = makeObject(Frameworks.pictureOfView, arguments: [source], at: place)
    let bounds = Term(form: .member, name: "bounds", base: view, arguments: [], place: place)
    write(.term(bounds), to: "frame", of: picture)
    return .object(picture)
  }

  /// Notes what a call asks of the edges of views.
  private mutating func noteConstraints(of term: Term) {
    switch term.name {
    case "constraint": viewLinks.note(term)
    case "activate", "addConstraint", "addConstraints":
      if let given = term.arguments.first?.value { viewLinks.set(given, active: true) }
    case "deactivate", "removeConstraint", "removeConstraints":
      if let given = term.arguments.first?.value { viewLinks.set(given, active: false) }
    default: break
    }
  }

  /// Runs the closures that a framework is given, each as what becomes of it; the result is that of the first that runs at once.
  @discardableResult
  mutating func runClosures(of term: Term) -> Value? {
    var result: Value?
    let isHeld = Locks.runsAtOnce(term.name, of: term.base.flatMap { typeName(of: $0) })
    for (index, argument) in term.arguments.enumerated() {
      guard let closure = argument.value.work else { continue }
      let named = frameworks.role(ofArgument: index, of: term)
      let role = isHeld ? .now : self.role(named, in: term)
      if let value = run(closure, as: role, of: term) { result = result ?? value }
    }
    return result
  }

  /// Notes a call whose value goes nowhere and that was taken for one of a view: it is of an object of a library's.
  package mutating func noteDropped(_ value: Value) {
    guard case .term(let term) = value, let base = term.base, term.form == .call, isView(base)
    else { return }
    note(.call(term))
    _ = runClosures(of: term)
  }

  /// True for what is a view of SwiftUI, or makes one.
  package func isView(_ value: Value) -> Bool {
    switch value {
    case .term(let term):
      if term.form == .call, term.base == nil {
        return term.name.first?.isUppercase == true && !frameworks.isReference(term.name)
          && !Frameworks.valueTypes.contains(term.name) && !term.name.hasPrefix("Publishers.")
      }
      return term.form == .call && term.base.map(isView) == true
    case .structure(let value): return program.isKind(value.type, of: "View")
    case .enumeration(let value): return program.isKind(value.type, of: "View")
    case .choice(_, let then, let otherwise): return isView(then) || isView(otherwise)
    case .group(let values): return values.contains(where: isView)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .object, .type, .function, .keyPath:
      return false
    }
  }

  /// What becomes of a closure that a framework is given.
  package enum ClosureRole: Hashable, Sendable {
    /// It runs before the call returns.
    case now
    /// It runs after the code that calls.
    case later
    /// It is kept, and runs whenever something happens.
    case kept
    /// Whether and when it runs is not known.
    case possible
  }

  private mutating func run(_ closure: Value, as role: ClosureRole, of term: Term) -> Value? {
    switch role {
    case .now:
      let (result, effects) = collecting { $0.runNow(closure, of: term) }
      if !effects.isEmpty { note(.within(term, effects)) }
      return result
    case .kept: return nil
    case .later:
      let given = frameworks.laterArguments(of: term)
      let effects = self.effects { $0.noteDropped($0.call(closure, given, at: term.place)) }
      note(.deferred(term, effects))
      return nil
    case .possible:
      // What does nothing yet may do something when it runs.
      note(.possible(term, possibleEffects(of: closure, at: term.place)))
      return nil
    }
  }

  /// Runs a closure before the call that it is given to returns: for each of what that goes through, or once.
  private mutating func runNow(_ closure: Value, of term: Term) -> Value {
    let (given, place) = (frameworks.closureArguments(of: term), term.place)
    guard let sequence = term.base, isOpen(sequence) else {
      return call(closure, given, at: place)
    }
    if Frameworks.mapping.contains(term.name) {
      return mapping(sequence, by: closure, given, at: place)
    }
    guard Frameworks.goingThrough.contains(term.name) else {
      return call(closure, given, at: place)
    }
    _ = turnForEach(of: sequence, at: place) { evaluator in
      _ = evaluator.call(closure, given, at: place)
      return .next
    }
    return .void
  }

  /// What a closure makes of what is in something, if anything is: of what is not there nothing is made.
  private mutating func mapping(
    _ optional: Value, by closure: Value, _ given: [CallArgument], at place: CodePlace
  ) -> Value {
    let isThere = isThere(optional, at: place)
    if let isKnown = decided(isThere) {
      return isKnown ? call(closure, given, at: place) : .nothing
    }
    var result = Value.nothing
    _ = fork(
      on: isThere, at: place,
      then: { evaluator in
        result = evaluator.call(closure, given, at: place)
        return .next
      }, otherwise: { _ in .next })
    return joined(result, .nothing, where: isThere)
  }

  /// What running something does; its changes are not there for the code that follows, but for the objects that it makes.
  package mutating func effects(of run: (inout Evaluator) -> Void) -> [Effect] {
    stateAside(run).effects
  }

  /// What a closure does that may be run at once, how often is not known: nor is what it has made of variables around it.
  ///
  /// The value that it is of stays what it is, and so do views: what the closure sets there is kept elsewhere.
  private mutating func possibleEffects(of closure: Value, at place: CodePlace) -> [Effect] {
    let after = stateAside { $0.noteDropped($0.call(closure, [], at: place)) }
    var lost = LostValues(place: place, keepsNoObjects: true)
    for cell in after.writes.cells
    where cell < state.cells.count && cell != closure.selfCell && !isView(state.cells[cell]) {
      lost.cells[cell] = lost.value(of: state.cells[cell], or: after.cells[cell])
    }
    // Which objects properties hold is followed by what is set of them.
    lost.keepsNoObjects = false
    for number in after.writes.objects where number < state.objects.count {
      lost.objects[number] = lost.fields(
        of: state.objects[number].fields, or: after.objects[number].fields)
    }
    for name in after.writes.globals {
      lost.globals[name] = lost.value(of: state.globals[name], or: after.globals[name])
    }
    state.forget(lost)
    leaveOff(lost)
    return after.effects
  }

  /// Of how many steps that are left what is done aside leaves one to the code that follows.
  private static let shareOfFollowing = 2

  /// The state that running something leads to, which the code that follows goes on without, but for the objects that it makes.
  private mutating func stateAside(_ run: (inout Evaluator) -> Void) -> EvaluationState {
    let (before, exitsBefore, callsBefore) = (state, exits, callsAround)
    // However long it takes, the code that follows goes on.
    let withheld = openCalls.isEmpty ? 0 : max(0, stepsLeft / Self.shareOfFollowing)
    state.effects = []
    asides += 1
    callsAround = openCalls.count
    stepsLeft -= withheld
    run(&self)
    stepsLeft += withheld
    callsAround = callsBefore
    asides -= 1
    let after = state
    state = before
    state.cells.adoptTail(of: after.cells)
    state.objects.adoptTail(of: after.objects)
    state.writes.formUnion(after.writes.among(before))
    exits = exitsBefore
    return after
  }

  /// Notes what the closures do that something of a library's is made with: it may run them at once.
  mutating func notePossibleWork(of term: Term) {
    guard frameworks.followsErrors else { return }
    for argument in term.arguments {
      guard let closure = argument.value.work else { continue }
      let effects = possibleEffects(of: closure, at: term.place)
      if !effects.isEmpty { note(.possible(term, effects)) }
    }
  }

  /// Runs the closures among arguments of what is not known, as if they were run.
  mutating func runPossible(
    _ arguments: [CallArgument], of name: String, on base: Value?, at place: CodePlace
  ) {
    let isContainer = name.first?.isUppercase == true && !frameworks.isReference(name)
    guard !isContainer else { return }
    let term = Term(
      form: .call, name: name, base: base, arguments: arguments.terms, place: place)
    for argument in arguments {
      guard case .function = argument.value else { continue }
      _ = run(argument.value, as: .possible, of: term)
    }
  }
}

extension Term {
  /// True for a call that gives a stack of controllers others, which are shown without an animation.
  package var setsControllersAtOnce: Bool {
    ["setViewControllers", "pushViewController"].contains(name)
      && self["animated"] == .bool(false) && base?.asObject != nil
  }
}

extension Value {
  /// The variable of what a closure is of; nil where it is of nothing.
  fileprivate var selfCell: Int? {
    guard case .function(.closure(let closure)) = self else { return nil }
    return closure.frame.selfCell
  }

  /// The closure that a framework is given, by itself or as a piece of work.
  fileprivate var work: Value? {
    switch self {
    case .function: self
    case .term(let term):
      ["DispatchWorkItem", "BlockOperation"].contains(term.name) && term.form == .call
        ? term.arguments.last { if case .function = $0.value { true } else { false } }?.value : nil
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .choice, .group, .keyPath:
      nil
    }
  }
}
