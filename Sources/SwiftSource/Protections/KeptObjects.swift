import AfterimageSwiftEvaluation

/// The objects that something keeps after the launch: the app's and the scenes' delegates, what is global, and whatever these hold.
struct KeptObjects {
  private let evaluator: Evaluator
  private var kept: Set<ObjectID> = []
  /// The number of objects that were made by the app's own launch.
  private let count: Int

  /// Looks through what an app's launch has made.
  init(of reader: AppReader) {
    evaluator = reader.evaluator
    count = reader.launchCount
    let roots = reader.owners.filter { owner in
      owner.value.asObject.map { $0.number < reader.launchCount } ?? true
    }
    for owner in roots { keep(owner.value) }
    for value in evaluator.globals.values { keep(value) }
    for value in evaluator.environmentObjects.values { keep(value) }
    for effect in reader.beginnings.flatMap(\.flattened) {
      switch effect {
      case .call(let term):
        guard !Self.looking.contains(term.name) else { continue }
        for argument in term.arguments { keep(argument.value) }
      case .set(let owner, _, let value, _):
        // What belongs to a framework keeps what it is given.
        if owner.asObject == nil { keep(value) }
      case .branch, .within, .deferred, .possible, .gap: continue
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

  private mutating func keep(_ value: Value) {
    switch value {
    case .object(let id):
      guard kept.insert(id).inserted else { return }
      let object = evaluator.object(id)
      let lineage = evaluator.program.lineage(of: object.type)
      for (name, field) in object.fields
      where !lineage.contains(where: { $0.property(name, isStatic: false)?.isWeak == true }) {
        keep(field)
      }
      // A class of a framework keeps what it is made with.
      if lineage.isEmpty { for argument in object.arguments { keep(argument.value) } }
    case .structure(let structure): for field in structure.fields.values { keep(field) }
    case .array(let values), .group(let values): for inner in values { keep(inner) }
    case .dictionary(let entries): for entry in entries { keep(entry.value) }
    case .tuple(let elements): for element in elements { keep(element.value) }
    case .enumeration(let value): for element in value.payload { keep(element.value) }
    case .choice(_, let then, let otherwise):
      keep(then)
      keep(otherwise)
    case .term(let term):
      if let base = term.base { keep(base) }
      for argument in term.arguments { keep(argument.value) }
    case .function(.source(_, let receiver?)): keep(receiver)
    case .function(.closure): if let owner = evaluator.owner(of: value) { keep(.object(owner)) }
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .type, .function, .keyPath:
      break
    }
  }
}
