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
  var name: String {
    switch self {
    case .variable(let property, _, _), .field(_, let property, _): property.name
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
        let isQuiet = state.effects.dropFirst(before.effects.count).allSatisfy(\.isSetting)
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

extension Effect {
  /// True where nothing is done but to objects that were made from a number on.
  fileprivate func isWithin(objectsFrom first: Int) -> Bool {
    switch self {
    // What stands in it is asked for itself.
    case .within: return true
    case .set(let owner, _, _, _): return owner.isWithin(objectsFrom: first)
    case .call(let term):
      return term.base?.isWithin(objectsFrom: first) != false
        && term.arguments.allSatisfy { $0.value.isWithin(objectsFrom: first) }
    case .branch, .deferred, .possible, .gap: return false
    }
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
