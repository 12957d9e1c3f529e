import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What members do that may run at any time without their names being written, as far as they may come to touch what is photographed.
struct NamelessCode {
  /// What each does, in the order in which they were found.
  private(set) var parts: [Part] = []
  private let members: [NamelessMember]

  /// What a member does.
  struct Part {
    /// The member.
    let member: NamelessMember
    /// What it does on whatever it may be of; nil where that is not known.
    let effects: [Effect]?
  }

  /// Knows none.
  init() { members = [] }

  /// Looks for those of a program.
  init(in program: SourceProgram) { members = NamelessMember.all(in: program) }

  /// Runs those that were not run before and may matter.
  ///
  /// - Parameters:
  ///   - reach: the code that may touch what is photographed.
  ///   - changing: where code stands that may change what handlers set.
  ///   - handled: the numbers of the objects that handlers have made.
  mutating func run(
    reaching reach: SurfaceReach, or changing: Set<CodePlace>, madeByHandlers handled: Range<Int>,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
    let known = Set(parts.map(\.member.place))
    let judge = ClosureReach(reach)
    for member in members where !known.contains(member.place) {
      let mayChange = !member.isOfSystem && changing.contains(member.place)
      guard mayChange || reach.mayTouch(codeAt: member.place) else { continue }
      let isFew = parts.count < Self.mostParts
      parts.append(
        Part(
          member: member,
          effects: isFew ? Self.effects(of: member, handled, judge, &receivers, &evaluator) : nil))
    }
  }

  /// The most members that are run, and the steps of each.
  private static let (mostParts, mostSteps) = (200, 40_000)

  /// What a member does; nil where what was left off of it may matter.
  private static func effects(
    of member: NamelessMember, _ judge: ClosureReach, _ evaluator: inout Evaluator,
    _ run: (inout Evaluator) -> Void
  ) -> [Effect]? {
    let (effects, cuts) = evaluator.effectsAndCuts(withinSteps: mostSteps, of: run)
    if cuts.isEmpty { return effects }
    // What a program has of its own may change what handlers ask for as well.
    guard member.isOfSystem else { return nil }
    let closures = ClosureCode(in: evaluator.program, at: cuts)
    return cuts.contains { judge.mayDecide($0, closures) } ? nil : effects
  }

  private static func effects(
    of member: NamelessMember, _ handled: Range<Int>, _ judge: ClosureReach,
    _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) -> [Effect]? {
    switch member.code {
    case .other: return nil
    case .initializer(let function):
      guard member.type.sort != .extension else { return nil }
      return effects(of: member, judge, &evaluator) {
        _ = $0.make(member.type.name, AppReader.allArguments(of: function), at: function.place)
      }
    case .function(let function) where function.isStatic:
      return effects(of: member, judge, &evaluator) { $0.run(function, on: nil) }
    case .function(let function):
      let done = onEach(of: member, judge, &receivers, &evaluator) { object, evaluator in
        evaluator.run(function, on: object)
      }
      guard NamelessNames.once.contains(member.name) else { return done }
      let own = receivers.known(of: member.type, in: evaluator).filter {
        !handled.contains($0.number)
      }
      return done?.flatMap(\.flattened).filter { $0.isOfOthers(than: own, in: evaluator) }
    case .getter(let name):
      return onEach(of: member, judge, &receivers, &evaluator) { object, evaluator in
        evaluator.runGetter(name, of: object, in: member.type)
      }
    }
  }

  private static func onEach(
    of member: NamelessMember, _ judge: ClosureReach, _ receivers: inout OpenReceivers,
    _ evaluator: inout Evaluator, _ run: (Value, inout Evaluator) -> Void
  ) -> [Effect]? {
    let objects = receivers.objects(of: member.type, in: &evaluator)
    guard !objects.isEmpty else { return nil }
    var all: [Effect] = []
    for object in objects {
      guard let done = effects(of: member, judge, &evaluator, { run(object, &$0) }) else {
        return nil
      }
      all += done
    }
    return all
  }
}

extension Effect {
  /// True for anything but what some objects do to themselves and to the views that they keep, as they make these ready.
  fileprivate func isOfOthers(than objects: [ObjectID], in evaluator: Evaluator) -> Bool {
    func isOwn(_ value: Value?) -> Bool {
      if let object = value?.asObject, objects.contains(object) { return true }
      if let owner = value?.asTerm?.stateKey?.owner.asObject, objects.contains(owner) {
        return true
      }
      return objects.contains { id in
        value.map(evaluator.object(id).fields.values.contains) == true
      }
    }
    return switch self {
    case .set(let owner, _, _, _): !isOwn(owner)
    case .call(let term):
      !isOwn(term.base)
        // A view of its own is put onto its own view.
        && !(isOwn(term.base?.asTerm?.base) && term.arguments.allSatisfy { isOwn($0.value) })
    case .branch, .within, .deferred, .possible, .gap: false
    }
  }
}
