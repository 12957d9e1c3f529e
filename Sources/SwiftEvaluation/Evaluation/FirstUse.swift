import AfterimageSwiftTree

/// Something that is made when code asks for it first.
enum FirstUse {
  /// A variable outside of functions, or a type's own.
  case variable(SourceProperty, name: String, type: String?)
  /// A property of an object.
  case field(ObjectID, SourceProperty, of: SourceType)

  /// The number of the object; nil where it belongs to none.
  private var objectNumber: Int? {
    switch self {
    case .variable: nil
    case .field(let id, _, _): id.number
    }
  }

  /// The name of the property or the variable.
  fileprivate var name: String {
    switch self {
    case .variable(let property, _, _), .field(_, let property, _): property.name
    }
  }

  /// Where that is declared.
  fileprivate var place: CodePlace {
    switch self {
    case .variable(let property, _, _), .field(_, let property, _): property.place
    }
  }

  /// True for a property of an object by that name.
  fileprivate func isField(_ name: String, of number: Int) -> Bool {
    switch self {
    case .variable: false
    case .field(let id, let property, _): id.number == number && property.name == name
    }
  }

  /// True where it could have been asked for when there were so many objects.
  func isPossible(among objectCount: Int) -> Bool {
    objectNumber.map { $0 < objectCount } ?? true
  }
}

extension Evaluator {
  /// Makes what code asks for first.
  mutating func ask(for use: FirstUse) {
    switch use {
    case .variable(let property, let name, let type):
      _ = global(property, name, at: property.place, type: type)
    case .field(let id, let property, let type):
      _ = read(property, of: .object(id), in: type, at: property.place)
    }
  }
}

extension Evaluator {
  /// Makes what code asks for first; whatever has left the code before would have found the same.
  mutating func begin(_ use: FirstUse, with make: (inout Evaluator) -> Value) -> Value {
    firstUses.append(use)
    let (effectCount, objectCount) = (state.effects.count, state.objects.count)
    let value = kept(make(&self))
    state.begin(use, with: value)
    let done = state.effects.dropFirst(min(effectCount, state.effects.count))
    for index in exits.indices where exits[index].state.lacks(use) {
      exits[index].state.cells.adoptTail(of: state.cells)
      exits[index].state.objects.adoptTail(of: state.objects)
      exits[index].state.begin(use, with: value)
      exits[index].state.effects += done.asPossible(before: use, objectsFrom: objectCount)
    }
    return value
  }

  /// Makes what a branch may be the first to ask for: what that does besides need not have happened.
  mutating func make(_ use: FirstUse) {
    let before = state
    state.writes = .init()
    ask(for: use)
    loseWrites(of: use, since: before)
    let count = before.effects.count
    let done = state.effects.dropFirst(count)
      .asPossible(before: use, objectsFrom: before.objects.count)
    state.effects.replaceSubrange(count..., with: done)
  }

  /// Makes unknown what the making of something has set of all else, which need not have been set by then.
  private mutating func loseWrites(of use: FirstUse, since before: EvaluationState) {
    let written = state.writes.among(before)
    state.writes.formUnion(before.writes)
    let lost = Value.unknown(
      Unknown(reason: .unsupported("what making \(use.name) sets"), place: use.place))
    for cell in written.cells where state.cells[cell] != before.cells[cell] {
      state.cells[cell] = lost
    }
    for number in written.objects {
      for (name, value) in state.objects[number].fields
      where before.objects[number].fields[name] != value && !use.isField(name, of: number) {
        state.objects[number].fields[name] = lost
      }
    }
    for name in written.globals {
      if let old = before.globals[name], old != state.globals[name] { state.globals[name] = lost }
    }
    for term in written.members where before.members[term] != state.members[term] {
      state.members[term] = lost
    }
  }

  /// Makes the first value of a property; what that does beside setting properties is done once, by whichever code asks first.
  mutating func once(_ property: SourceProperty, _ make: (inout Evaluator) -> Value) -> Value {
    let count = state.effects.count
    let value = make(&self)
    let done = Array(state.effects.dropFirst(count))
    guard !done.allSatisfy(\.isSetting) else { return value }
    state.effects.removeSubrange(count...)
    state.effects.append(.within(.firstUse(of: property), done))
    return value
  }

  /// Makes the objects that types of the program keep for all to use, so that all code finds the same ones; one that does more than to be set waits for its first use.
  package mutating func makeSharedObjects() {
    for type in program.types.values.sorted(by: { $0.name < $1.name }) {
      for property in type.properties.values.sorted(by: { $0.name < $1.name })
      where property.isStatic && property.isStored && makesObject(property, within: type) {
        let (before, links) = (state, viewLinks)
        _ = readStatic(property.name, of: type.name, at: property.place)
        let done = state.effects.dropFirst(before.effects.count)
        let isQuiet = done.allSatisfy { $0.isSetting(objectsFrom: before.objects.count) }
        guard isQuiet else {
          (state, viewLinks) = (before, links)
          continue
        }
        state.effects = before.effects
      }
    }
  }

  /// True where code has asked for more first values than in another run.
  package func asksForFirstValues(beyond other: Evaluator) -> Bool {
    firstUses.count > other.firstUses.count
  }

  /// Makes what objects have when other code first asks for it, as that did in a trial: whatever asks for it afterwards finds the same.
  ///
  /// What touches more than it makes itself waits for its first use.
  package mutating func makeFirstValues(askedForIn trial: Evaluator) {
    let objectCount = objectCount
    for use in trial.firstUses.dropFirst(firstUses.count) {
      guard case .field = use, use.isPossible(among: objectCount) else { continue }
      let (before, links) = (state, viewLinks)
      ask(for: use)
      let done = state.effects.dropFirst(before.effects.count).flatMap(\.flattened)
      if done.allSatisfy({ $0.isWithin(objectsFrom: before.objects.count) }) {
        state.effects = before.effects
      } else {
        (state, viewLinks) = (before, links)
      }
    }
  }

  /// True where the first value of a property is a new object of a class of the program.
  private func makesObject(_ property: SourceProperty, within type: SourceType) -> Bool {
    guard let value = property.value, case .call(let callee, _) = value.kind else { return false }
    let name: String? =
      switch callee.kind {
      case .name(let name, _): name == "Self" ? type.name : name
      case .member(nil, "init", _): property.type?.baseName
      default: nil
      }
    return name.flatMap { program.type(named: $0, within: type.name) }?.isReference == true
  }
}

extension EvaluationState {
  /// True where something that could have been asked for has not been.
  fileprivate func lacks(_ use: FirstUse) -> Bool {
    guard use.isPossible(among: objects.count) else { return false }
    return switch use {
    case .variable(_, let name, _): globals[name] == nil
    case .field(let id, let property, _): objects[id.number].fields[property.name] == nil
    }
  }

  /// Gives what is asked for first its value.
  fileprivate mutating func begin(_ use: FirstUse, with value: Value) {
    switch use {
    case .variable(_, let name, _): setGlobal(name, to: value)
    case .field(let id, let property, _):
      objects[id.number].fields[property.name] = value
      writes.objects.insert(id.number)
    }
  }
}

extension ArraySlice<Effect> {
  /// The same where code asks for something first that may have been asked for before: what it is made of is set in any case, and what is done besides need not be.
  fileprivate func asPossible(before use: FirstUse, objectsFrom first: Int) -> [Effect] {
    let own = filter { $0.isSetting(objectsFrom: first) }
    let others = filter { !$0.isSetting(objectsFrom: first) }
    guard !others.isEmpty else { return own }
    let asked = Term(form: .call, name: use.name, base: nil, arguments: [], place: use.place)
    return own + [.possible(asked, others)]
  }
}

extension Effect {
  /// True where nothing is done but to objects that were made from a number on.
  fileprivate func isWithin(objectsFrom first: Int) -> Bool {
    switch self {
    // What stands in it is asked for itself.
    case .within: return true
    // A type is there before.
    case .set(.type, _, _, _): return false
    case .set(let owner, _, _, _): return owner.isWithin(objectsFrom: first)
    case .call(let term):
      return term.base?.isWithin(objectsFrom: first) != false
        && term.arguments.allSatisfy { $0.value.isWithin(objectsFrom: first) }
    case .branch, .deferred, .possible, .gap: return false
    }
  }

  /// True where nothing is done but to set a property of an object that was made from a number on.
  fileprivate func isSetting(objectsFrom first: Int) -> Bool {
    guard case .set(let owner, _, _, _) = self, let id = owner.asObject else { return false }
    return id.number >= first
  }

  /// True where nothing is done but to set a property.
  var isSetting: Bool {
    if case .set = self { true } else { false }
  }
}

extension Value {
  /// True for a value in which no object lies that was made before a number.
  fileprivate func isWithin(objectsFrom first: Int) -> Bool {
    switch self {
    case .object(let id): id.number >= first
    case .term(let term):
      term.form != .state && term.base?.isWithin(objectsFrom: first) != false
        && term.arguments.allSatisfy { $0.value.isWithin(objectsFrom: first) }
    case .array(let values), .group(let values):
      values.allSatisfy { $0.isWithin(objectsFrom: first) }
    case .void, .nothing, .bool, .int, .double, .string, .enumeration, .type, .keyPath: true
    case .unknown, .dictionary, .tuple, .structure, .function, .choice: false
    }
  }
}

extension Term {
  /// Stands for what is done as a property is asked for first.
  static func firstUse(of property: SourceProperty) -> Term {
    Term(
      form: .call, name: firstUseName, base: nil,
      arguments: [TermArgument(nil, .string(property.name))], place: property.place)
  }

  /// The property that is asked for first; nil for any other term.
  package var firstUse: String? {
    name == Self.firstUseName ? arguments.first?.value.text : nil
  }

  // No function of Swift has a blank in its name.
  private static let firstUseName = "first use"
}
