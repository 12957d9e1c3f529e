import AfterimageSwiftTree

/// Where functions stand that a value comes to.
extension Evaluator {
  /// Where the functions stand that a value is, takes along, or holds itself: what objects hold that these come to is not gone through.
  package func functionPlaces(in value: Value) -> Set<CodePlace> {
    var search = FunctionSearch(evaluator: self)
    search.collect(value)
    if case .function(.closure(let closure)) = value {
      search.collectFields(of: selfValue(in: closure.frame))
    }
    search.collectFields(of: value)
    return search.places
  }
}

/// Goes through values for the functions in them.
private struct FunctionSearch {
  let evaluator: Evaluator
  var places: Set<CodePlace> = []
  private var met: Set<FunctionValue> = []

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func collectFields(of value: Value?) {
    guard let id = value?.asObject else { return }
    collect(evaluator.object(id).fields.values)
  }

  mutating func collect(_ values: some Sequence<Value>) {
    for value in values { collect(value) }
  }

  mutating func collect(_ value: Value) {
    switch value {
    case .function(let function): collect(function)
    case .array(let values), .group(let values): collect(values)
    case .dictionary(let entries): collect(entries.map(\.value))
    case .tuple(let elements): collect(elements.map(\.value))
    case .structure(let structure): collect(structure.fields.values)
    case .enumeration(let enumeration): collect(enumeration.payload.map(\.value))
    case .choice(_, let then, let otherwise): collect([then, otherwise])
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .object, .type, .term, .keyPath:
      break
    }
  }

  private mutating func collect(_ function: FunctionValue) {
    guard met.insert(function).inserted else { return }
    switch function {
    case .closure(let closure):
      if let first = closure.closure.body.statements.first {
        places.insert(CodePlace(file: closure.frame.file, offset: first.offset))
      }
      let cells = closure.frame.names.compactMap { evaluator.cell(of: $0, in: closure.frame) }
      collect(cells.map(evaluator.value(in:)))
    case .source(let function, _): places.insert(function.place)
    case .initializer, .enumCase, .foreign: break
    }
  }
}
