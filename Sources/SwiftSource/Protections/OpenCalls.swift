import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What functions of the program's types do that are called of objects which are not known: delegates, services that are handed in.
///
/// Whatever the object is, it has one of the functions of that name, so each of them is run, on each object of its class that the app has.
struct OpenCalls {
  /// What each function that a call may be of does, one after the other; none where that is not known of all.
  private var effects: [Callee: [[Effect]]] = [:]
  private var reach = SurfaceReach()

  /// A name with the type of what it is called of.
  struct Callee: Hashable {
    /// The name of the function.
    var name: String
    /// The type; nil where that is not known.
    var receiver: String?
  }

  /// Knows nothing.
  init() {}

  /// Runs all functions that effects call so, and those that these call.
  ///
  /// - Parameter reach: the functions that may touch what is photographed; all others do nothing that matters.
  init(in effects: [Effect], reaching reach: SurfaceReach, _ evaluator: inout Evaluator) {
    self.reach = reach
    var next = callees(in: effects)
    while let callee = next.popLast() {
      guard self.effects[callee] == nil else { continue }
      let found = self.effects.count < Self.mostNames ? run(callee, in: &evaluator) : nil
      self.effects[callee] = found ?? []
      next += callees(in: (found ?? []).flatMap(\.self))
    }
  }

  /// What a call is of.
  func callee(of term: Term) -> Callee {
    Callee(name: term.name, receiver: reach.receiver(of: term))
  }

  /// What each function that a call may be of does; none where that is not known of all.
  func ways(of callee: Callee) -> [[Effect]] { effects[callee] ?? [] }

  /// The most names that are looked into, functions of a name, objects of a class, and steps of each.
  private static let (mostNames, mostFunctions, mostObjects, mostSteps) = (100, 12, 4, 20_000)

  private func callees(in effects: [Effect]) -> [Callee] {
    effects.flatMap(\.flattened).compactMap { effect in
      guard case .call(let term) = effect, term.base != nil, reach.mayTouch(term) else {
        return nil
      }
      return callee(of: term)
    }
  }

  /// What all functions do that a call may be of; nil where it is not known of one of them.
  private func run(_ callee: Callee, in evaluator: inout Evaluator) -> [[Effect]]? {
    let types = evaluator.program.types.values
      .filter { $0.sort != .protocol && reach.mayBe(callee.receiver, $0.name) }
      .sorted { $0.place < $1.place }
    let functions = types.flatMap { type in
      (type.functions[callee.name] ?? []).filter { $0.declaration.body != nil }.map { (type, $0) }
    }
    guard !functions.isEmpty, functions.count <= Self.mostFunctions else { return nil }
    var all: [[Effect]] = []
    for (type, function) in functions {
      for receiver in Self.receivers(of: type, in: &evaluator) {
        let done = evaluator.effects(withinSteps: Self.mostSteps) { evaluator in
          evaluator.run(function, on: function.isStatic ? nil : receiver)
        }
        guard let done else { return nil }
        all.append(done)
      }
    }
    return all
  }

  /// The objects that a function may be called of: those of its class and of classes that come from it, or else one that is made.
  static func receivers(
    of type: SourceType, in evaluator: inout Evaluator
  ) -> [Value] {
    let program = evaluator.program
    let known = (0..<evaluator.objectCount).map { ObjectID(number: $0) }.filter { id in
      let own = evaluator.object(id).type
      return own == type.name || program.lineage(of: own).contains { $0.name == type.name }
    }
    if !known.isEmpty { return known.prefix(mostObjects).map { .object($0) } }
    var made: Value?
    _ = evaluator.effects(withinSteps: mostSteps) { made = $0.instance(of: type) }
    return made.map { [$0] } ?? []
  }
}
