import AfterimageSwiftTree

/// Structures that properties hold and that several callbacks change field by field.
extension Evaluator {
  /// A variable of a function that code changes.
  package struct ChangedVariable: Hashable {
    /// Its name.
    package let name: String
    /// The number by which it is known.
    package let cell: Int
    /// False where only parts of what it holds are changed.
    package let isReplaced: Bool
  }

  /// The variables around a closure that its code changes, by their names.
  package func variables(changedBy closure: Value) -> [ChangedVariable] {
    guard case .function(.closure(let value)) = closure else { return [] }
    var search = ChangedVariables()
    search.walk(value.closure.body)
    return search.names.sorted { $0.key < $1.key }.compactMap { name, isReplaced in
      cell(of: name, in: value.frame).map {
        ChangedVariable(name: name, cell: $0, isReplaced: isReplaced)
      }
    }
  }

  /// What a variable of a function holds.
  package func value(ofCell cell: Int) -> Value { state.cells[cell] }

  /// Has a variable of a function hold what is not known until it is read.
  package mutating func open(cell: Int, as value: Value) {
    openCells.insert(cell)
    write(value, to: cell)
  }

  /// Notes what becomes of the open fields of a structure, as the property that holds it is set.
  ///
  /// - Parameters:
  ///   - name: the property.
  ///   - owner: the object or the type that the property is of, or the structure that is a field of another.
  ///   - old: what it held before.
  mutating func noteFields(
    of name: String, of owner: Value, from old: Value, to value: Value, at place: CodePlace
  ) {
    guard !openFields.isEmpty else { return }
    let whole = Self.stateTerm(name, of: owner, at: place)
    for field in openFields[whole]?.sorted() ?? [] {
      let state = Self.stateTerm(field, of: whole, at: place)
      let before = read(field, of: old, at: place)
      var now = read(field, of: value, at: place)
      if now == before { continue }
      // What the field held as the callback began, which is not told from what it holds.
      if now == state { now = .unknown(Unknown(reason: .input("former \(field)"), place: place)) }
      if case .term(let former) = state { forget(former, at: place) }
      note(.set(whole, property: field, now, place))
      noteFields(of: field, of: whole, from: before, to: now, at: place)
    }
  }
}

/// The variables that code gives values, and whether as a whole.
private struct ChangedVariables: SourceVisitor {
  private(set) var names: [String: Bool] = [:]

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .infix(let sign, let target, _) where sign.isAssigningOperator: add(target)
    case .reference(let target): add(target)
    // What a value does may change it.
    case .call(let callee, _):
      if case .member(let base?, _, _) = callee.kind { add(base, isPart: true) }
    default: break
    }
  }

  private mutating func add(_ target: Expression, isPart: Bool = false) {
    switch target.kind {
    case .name(let name, _): names[name] = names[name] == true || !isPart
    case .member(let base?, _, _), .subscript(let base, _): add(base, isPart: true)
    case .optionalChain(let inner), .forceUnwrap(let inner): add(inner, isPart: isPart)
    default: break
    }
  }
}
