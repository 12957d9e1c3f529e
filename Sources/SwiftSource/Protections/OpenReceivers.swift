import AfterimageSwiftEvaluation

/// The objects that a function may be called of where it is not known of which one.
struct OpenReceivers {
  /// The properties that several callbacks may change, those of the objects that are made here among them.
  private(set) var state: OpenState
  private let changing: ChangingNames

  /// The most objects of a class that functions are run on.
  static let mostObjects = 4
  /// The steps in which one is made.
  private static let mostSteps = 20_000

  /// Begins with what is open already.
  init(_ state: OpenState, changing: ChangingNames) {
    (self.state, self.changing) = (state, changing)
  }

  /// Those of a class and of classes that come from it, or else one that is made: whatever is given values elsewhere holds what is not known.
  mutating func objects(of type: SourceType, in evaluator: inout Evaluator) -> [Value] {
    let known = known(of: type, in: evaluator)
    guard known.isEmpty else {
      for id in known { open(id.number..<(id.number + 1), in: &evaluator) }
      return known.map { .object($0) }
    }
    let count = evaluator.objectCount
    var made: Value?
    _ = evaluator.effects(withinSteps: Self.mostSteps) { made = $0.instance(of: type) }
    open(count..<evaluator.objectCount, in: &evaluator)
    return made.map { [opened($0, of: type)] } ?? []
  }

  /// A structure of which nothing is known: it holds whatever its variables, and what it was made with, may be.
  private func opened(_ value: Value, of type: SourceType) -> Value {
    guard case .structure(var structure) = value else { return value }
    for property in type.stored
    where property.wrapper == nil && (!property.isConstant || property.value == nil) {
      structure.fields[property.name] = .unknown(
        Unknown(reason: .input(property.name), place: property.place))
    }
    return .structure(structure)
  }

  /// Those of a class and of classes that come from it that there are.
  func known(of type: SourceType, in evaluator: Evaluator) -> [ObjectID] {
    let program = evaluator.program
    var (known, isOfType): ([ObjectID], [String: Bool]) = ([], [:])
    for number in 0..<evaluator.objectCount where known.count < Self.mostObjects {
      let id = ObjectID(number: number)
      guard let own = evaluator.typeName(of: .object(id)) else { continue }
      let fits =
        isOfType[own]
        ?? (own == type.name || program.lineage(of: own).contains { $0.name == type.name })
      isOfType[own] = fits
      if fits { known.append(id) }
    }
    return known
  }

  private mutating func open(_ numbers: Range<Int>, in evaluator: inout Evaluator) {
    state.open(objects: numbers, changing: changing, in: &evaluator)
  }
}
