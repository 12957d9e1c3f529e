import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The objects that something keeps after the launch: the app's and the scenes' delegates, what is global, and whatever these hold.
struct KeptObjects {
  private let evaluator: Evaluator
  private var kept: Set<ObjectID> = []
  /// Those that stay for as long as the app runs, as nothing gives what keeps them another value.
  private(set) var lasting: Set<ObjectID> = []
  /// What code that the launch did not run gives values.
  private let changing: ChangingNames
  /// The names of the properties that the launch has set later.
  private let changingLater: Set<String>
  /// The number of objects that were made by the app's own launch.
  private let count: Int

  /// Looks through what an app's launch has made.
  init(of reader: AppReader) {
    evaluator = reader.evaluator
    count = reader.launchCount
    changing = ChangingNames(
      reader.assigned, except: evaluator.visited.union(Self.renewals(in: reader)),
      ofLife: { _ in true },
      in: evaluator.program)
    changingLater = Set(
      reader.beginnings.flatMap(\.doneLater).flatMap(\.flattened).compactMap { effect in
        if case .set(_, let property, _, _) = effect { property } else { nil }
      })
    let roots = reader.owners.filter { owner in
      owner.value.asObject.map { $0.number < reader.launchCount } ?? true
    }
    for owner in roots { keep(owner.value, isLasting: owner.isDelegate || owner.isPlugIn) }
    for (name, value) in evaluator.globals.sorted(by: { $0.key < $1.key }) {
      keep(value, isLasting: isConstant(global: name))
    }
    for value in evaluator.environmentObjects.values { keep(value, isLasting: false) }
    for effect in reader.beginnings.flatMap(\.flattened) {
      switch effect {
      case .call(let term):
        guard !Self.looking.contains(term.name) else { continue }
        for argument in term.arguments { keep(argument.value, isLasting: false) }
      case .set(let owner, _, let value, _):
        // What belongs to a framework keeps what it is given.
        if owner.asObject == nil { keep(value, isLasting: false) }
      case .branch, .within, .deferred, .possible, .gap: continue
      }
    }
  }

  /// The statements that put another object of the same class in an object's place, which listens as that one did.
  private static func renewals(in reader: AppReader) -> [CodePlace] {
    let program = reader.evaluator.program
    var types: [String: Set<String?>] = [:]
    for property in program.types.values.flatMap(\.stored) {
      types[property.name, default: []].insert(property.type?.baseName)
    }
    // Of a class that others come from, or a library's, it may be any.
    let parents = Set(program.types.values.flatMap(\.inherited).compactMap(\.baseName))
    return reader.assigned.enumerated().flatMap { file, names in
      names.statements.flatMap { name, offsets in
        offsets.filter { offset in
          guard let made = names.renewals[offset], !parents.contains(made) else { return false }
          return types[name] == [made] && program.type(named: made)?.isReference == true
        }.map { CodePlace(file: file, offset: $0) }
      }
    }
  }

  /// True for an object that something keeps.
  func contains(_ object: ObjectID) -> Bool { kept.contains(object) }

  /// True for an object that the launch has made.
  func isCounted(_ object: ObjectID) -> Bool { object.number < count }

  /// The objects of a class that the launch has made.
  func objects(of type: String) -> [ObjectID] {
    (0..<count).map { ObjectID(number: $0) }.filter { evaluator.object($0).type == type }
  }

  /// Functions that keep nothing of what they are given.
  private static let looking: Set = [
    "addObserver", "removeObserver", "print", "debugPrint", "dump", "NSLog", "os_log", "assert",
    "perform",
  ]

  /// True for a variable outside of types, or a property of one, that nothing gives another value.
  private func isConstant(global name: String) -> Bool {
    let program = evaluator.program
    if let variable = program.variables[name] { return isConstant(variable) }
    guard let dot = name.lastIndex(of: ".") else { return false }
    let property = program.types[String(name[..<dot])]?
      .property(String(name[name.index(after: dot)...]), isStatic: true)
    return property.map(isConstant) == true
  }

  private func isConstant(_ property: SourceProperty) -> Bool {
    property.isConstant
      || !changing.contains(property) && !changingLater.contains(property.name)
  }

  private mutating func keep(_ value: Value, isLasting: Bool) {
    switch value {
    case .object(let id): keep(id, isLasting: isLasting)
    case .structure(let structure):
      for field in structure.fields.values { keep(field, isLasting: isLasting) }
    case .array(let values), .group(let values):
      for inner in values { keep(inner, isLasting: isLasting) }
    case .dictionary(let entries):
      for entry in entries { keep(entry.value, isLasting: isLasting) }
    case .tuple(let elements):
      for element in elements { keep(element.value, isLasting: isLasting) }
    case .enumeration(let value):
      for element in value.payload { keep(element.value, isLasting: isLasting) }
    case .choice(_, let then, let otherwise):
      keep(then, isLasting: false)
      keep(otherwise, isLasting: false)
    case .term(let term):
      if let base = term.base { keep(base, isLasting: false) }
      for argument in term.arguments { keep(argument.value, isLasting: false) }
    case .function(.source(_, let receiver?)): keep(receiver, isLasting: false)
    case .function(.closure):
      if let owner = evaluator.owner(of: value) { keep(.object(owner), isLasting: false) }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .type, .function, .keyPath:
      break
    }
  }

  private mutating func keep(_ id: ObjectID, isLasting: Bool) {
    let isNew = kept.insert(id).inserted
    guard isLasting ? lasting.insert(id).inserted : isNew else { return }
    let object = evaluator.object(id)
    let lineage = evaluator.program.lineage(of: object.type)
    for (name, field) in object.fields.sorted(by: { $0.key < $1.key }) {
      let property = lineage.lazy.compactMap { $0.property(name, isStatic: false) }.first
      if property?.isWeak == true { continue }
      keep(field, isLasting: isLasting && property.map(isConstant) == true)
    }
    // A class of a framework keeps what it is made with.
    if lineage.isEmpty {
      for argument in object.arguments { keep(argument.value, isLasting: false) }
    }
  }
}
