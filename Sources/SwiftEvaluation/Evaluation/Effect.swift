/// What running code does to what lies outside of it.
package indirect enum Effect: Hashable, Sendable {
  /// A function of a framework is called on something, or on nothing.
  case call(Term)
  /// A property of an object or of something of a framework's is set.
  case set(Value, property: String, Value, CodePlace)
  /// What is done where a condition holds that is not known, and where it does not.
  case branch(Value, then: [Effect], otherwise: [Effect], CodePlace)
  /// What is done by a closure that runs at once, such as the changes of an animation.
  case within(Term, [Effect])
  /// What is done later, and when.
  case deferred(Term, [Effect])
  /// What may be done, by a closure that a framework was given.
  case possible(Term, [Effect])
  /// Something that may do anything.
  case gap(Unknown)
}

extension Effect {
  /// The effect and all in it, in order.
  package var flattened: [Effect] {
    var all: [Effect] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [Effect]) {
    all.append(self)
    switch self {
    case .call, .set, .gap: break
    case .branch(_, let then, let otherwise, _):
      for effect in then { effect.collect(into: &all) }
      for effect in otherwise { effect.collect(into: &all) }
    case .within(_, let inner), .deferred(_, let inner), .possible(_, let inner):
      for effect in inner { effect.collect(into: &all) }
    }
  }
}

/// What an evaluation changes as it goes.
struct EvaluationState: Sendable {
  /// The values of variables.
  var cells = SharedList<Value>()
  /// The objects.
  var objects = SharedList<Object>()
  /// The values of properties of types and of variables outside of them, by full name.
  var globals: [String: Value] = [:]
  /// What was set of things of a framework's, by what they are.
  var members: [Term: Value] = [:]
  /// What was done so far, since whoever collects it began.
  var effects: [Effect] = []
  /// What was written since the innermost condition that is not known.
  var writes = Writes()

  /// What code has given other values.
  struct Writes: Sendable {
    /// The variables.
    var cells: Set<Int> = []
    /// The objects.
    var objects: Set<Int> = []
    /// The properties of types and the variables outside of them, by full name.
    var globals: Set<String> = []
    /// The things of frameworks.
    var members: Set<Term> = []

    /// True where nothing was given another value.
    var isEmpty: Bool {
      cells.isEmpty && objects.isEmpty && globals.isEmpty && members.isEmpty
    }

    /// Adds other writes.
    mutating func formUnion(_ other: Writes) {
      cells.add(other.cells)
      objects.add(other.objects)
      globals.add(other.globals)
      members.add(other.members)
    }

    /// Those of what there was in an earlier state: nothing there holds what was made since.
    func among(_ earlier: EvaluationState) -> Writes {
      var writes = self
      writes.cells = cells.filter { $0 < earlier.cells.count }
      writes.objects = objects.filter { $0 < earlier.objects.count }
      return writes
    }
  }

  /// Gives a variable outside of functions a value.
  mutating func setGlobal(_ name: String, to value: Value) {
    globals[name] = value
    writes.globals.insert(name)
  }

  /// Gives something of a framework's a value.
  mutating func setMember(_ term: Term, to value: Value) {
    members[term] = value
    writes.members.insert(term)
  }
}

extension Set {
  /// Adds the elements of another set, the fewer to the more.
  fileprivate mutating func add(_ other: Set) {
    guard !other.isEmpty else { return }
    if count >= other.count {
      formUnion(other)
    } else {
      self = other.union(self)
    }
  }
}
