import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What functions of the program's types do that are called of objects which are not known: delegates, services that are handed in.
///
/// Whatever the object is, it has one of the functions of that name, so each of them is run, on each object of its class that the app has.
struct OpenCalls {
  /// What each function that a call may be of does, one after the other; none where that is not known of all.
  private var effects: [Callee: [[Effect]]] = [:]
  private var reach = SurfaceReach()
  /// The places of the functions that were run.
  private(set) var functions: Set<CodePlace> = []

  /// A name with the type of what it is called of.
  struct Callee: Hashable {
    /// The name of the function.
    var name: String
    /// The type; nil where that is not known.
    var receiver: String?
    /// True for a property that is read.
    var isRead = false
  }

  /// What a function comes to in all that it may be called of.
  enum Outcome {
    /// Nothing that matters.
    case idle
    /// More than can be told.
    case doubtful
  }

  /// Knows nothing.
  init() {}

  /// Runs all functions that effects call so, and those that these call.
  ///
  /// - Parameters:
  ///   - reach: the functions that may touch what is photographed; all others do nothing that matters.
  ///   - receivers: finds what they may be called of.
  init(
    in effects: [Effect], reaching reach: SurfaceReach, _ receivers: inout OpenReceivers,
    _ evaluator: inout Evaluator
  ) {
    self.reach = reach
    follow(effects, &receivers, &evaluator)
  }

  /// Runs all functions that other effects call so, and those that these call.
  mutating func follow(
    _ effects: [Effect], _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) {
    var next = callees(in: effects)
    while let callee = next.popLast() {
      guard self.effects[callee] == nil else { continue }
      let found = self.effects.count < Self.mostNames ? run(callee, &receivers, &evaluator) : nil
      self.effects[callee] = found ?? []
      next += callees(in: (found ?? []).flatMap(\.self))
    }
  }

  /// What a call is of.
  func callee(of term: Term) -> Callee {
    Callee(name: term.name, receiver: reach.receiver(of: term), isRead: term.form == .member)
  }

  /// What each function that a call may be of does; none where that is not known of all.
  func ways(of callee: Callee) -> [[Effect]] { effects[callee] ?? [] }

  /// What all functions do that effects call so, and that these call.
  func effects(calledBy effects: [Effect]) -> [Effect] {
    var (found, seen, next) = ([Effect](), Set<Callee>(), callees(in: effects))
    while let callee = next.popLast() {
      guard seen.insert(callee).inserted else { continue }
      let own = ways(of: callee).flatMap(\.self)
      found += own
      next += callees(in: own)
    }
    return found
  }

  /// The most names that are looked into, functions of a name, and steps of each.
  private static let (mostNames, mostFunctions, mostSteps) = (100, 12, 20_000)

  private func callees(in effects: [Effect]) -> [Callee] {
    effects.flatMap(\.flattened).compactMap { effect in
      guard case .call(let term) = effect, term.base != nil, reach.mayTouch(term) else {
        return nil
      }
      return callee(of: term)
    }
  }

  /// What all functions do that a call may be of; nil where it is not known of one of them.
  private mutating func run(
    _ callee: Callee, _ receivers: inout OpenReceivers, _ evaluator: inout Evaluator
  ) -> [[Effect]]? {
    let types = evaluator.program.types.values
      .filter { $0.sort != .protocol && reach.mayBe(callee.receiver, $0.name) }
      .sorted { $0.place < $1.place }
    if callee.isRead { return runGetters(callee.name, of: types, &receivers, &evaluator) }
    let functions = types.flatMap { type in
      (type.functions[callee.name] ?? []).filter { $0.declaration.body != nil }.map { (type, $0) }
    }
    guard !functions.isEmpty, functions.count <= Self.mostFunctions else { return nil }
    var all: [[Effect]] = []
    self.functions.formUnion(functions.map(\.1.place))
    for (type, function) in functions {
      for receiver in receivers.objects(of: type, in: &evaluator) {
        let done = evaluator.effects(withinSteps: Self.mostSteps) { evaluator in
          evaluator.run(function, on: function.isStatic ? nil : receiver)
        }
        guard let done else { return nil }
        all.append(done)
      }
    }
    return all
  }

  /// What the getters of properties of a name do; nil where it is not known of one of them.
  private func runGetters(
    _ name: String, of types: [SourceType], _ receivers: inout OpenReceivers,
    _ evaluator: inout Evaluator
  ) -> [[Effect]]? {
    let types = types.filter { type in
      type.property(name, isStatic: false) != nil
        || name == OpenGetters.subscripted && !type.subscripts.isEmpty
    }
    guard !types.isEmpty, types.count <= Self.mostFunctions else { return nil }
    var all: [[Effect]] = []
    for type in types {
      for receiver in receivers.objects(of: type, in: &evaluator) {
        let done = evaluator.effects(withinSteps: Self.mostSteps) { evaluator in
          evaluator.runGetter(name, of: receiver, in: type)
        }
        guard let done else { return nil }
        all.append(done)
      }
    }
    return all
  }
}
