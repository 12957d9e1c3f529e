import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The properties that several callbacks may change: each holds what is not known until it is read.
struct OpenState {
  /// What they hold after the launch.
  private(set) var initialValues: [Key: Value] = [:]
  /// Their declarations.
  private(set) var properties: [Key: SourceProperty] = [:]
  /// The structures that fields are of.
  private var wholes: [Key: Whole] = [:]
  /// What subjects of Combine's keep, each of which is given another value as a whole.
  private var sent: Set<Key> = []

  /// A structure that a property holds, and of which each field changes by itself.
  private struct Whole {
    /// What holds it.
    var key: Key
    /// The declaration of that.
    var property: SourceProperty
    /// Its type.
    var type: SourceType
  }

  /// A property of an object or of a type.
  struct Key: Hashable {
    /// The object, or the type, which stands for its views as well; of a field what stands for the structure that it is of, and of a variable of a function its number.
    var owner: Value
    /// The name of the property.
    var name: String
  }

  /// The properties whose first values lead back to them, as what is made of them itself does.
  var circularKeys: Set<Key> {
    let leading = initialValues.mapValues(\.stateKeys).filter { !$0.value.isEmpty }
    return Set(
      leading.keys.filter { key in
        var (found, next): (Set<Key>, [Key]) = ([], [key])
        while let one = next.popLast() {
          let further = (leading[one] ?? []).subtracting(found)
          found.formUnion(further)
          next += further
        }
        return found.contains(key)
      })
  }

  /// The class that a property is written to hold, or one whose controller's view a value is; nil where none is written.
  func writtenType(of value: Value) -> String? {
    guard case .term(let term) = value, let base = term.base else { return nil }
    return switch (term.form, term.name) {
    case (.state, _): properties[Key(owner: base, name: term.name)]?.type?.baseName
    case (.member, "view"): writtenType(of: base)
    default: nil
    }
  }

  /// True for a property that is written to hold what is true or not, or to lack it.
  func isWrittenAsTruth(_ key: Key) -> Bool { properties[key]?.type?.baseName == "Bool" }

  /// The object that a property held after the launch; nil where it held none.
  func firstObject(heldBy property: Value) -> ObjectID? {
    Key(property).flatMap { initialValues[$0]?.asObject }
  }

  /// Opens properties of types.
  mutating func openTypes(changing names: ChangingNames, in evaluator: inout Evaluator) {
    for type in evaluator.program.types.values.sorted(by: { $0.place < $1.place }) {
      for property in type.properties.values.sorted(by: { $0.place < $1.place })
      where property.isStatic && property.isStored && !property.isConstant {
        guard names.contains(property) || property.mayHoldStructure(in: evaluator.program) else {
          continue
        }
        let first = evaluator.readStatic(property.name, of: type.name, at: property.place)
        guard names.changes(property, holding: first, in: evaluator.program) else { continue }
        let state = open(
          property, of: .type(type.name), first: first, changing: names, in: &evaluator)
        evaluator.setGlobal(type.name + "." + property.name, to: state)
      }
    }
  }

  /// Opens variables outside of types.
  mutating func openVariables(changing names: ChangingNames, in evaluator: inout Evaluator) {
    for variable in evaluator.program.allVariables where variable.isStored && !variable.isConstant {
      guard names.contains(variable) || variable.mayHoldStructure(in: evaluator.program) else {
        continue
      }
      let first = evaluator.value(of: variable)
      guard names.changes(variable, holding: first, in: evaluator.program) else { continue }
      let key = evaluator.program.key(of: variable)
      let state = open(
        variable, named: key, of: .void, first: first, changing: names, in: &evaluator)
      evaluator.setGlobal(key, to: state)
    }
  }

  /// Opens properties of objects.
  mutating func open(
    objects numbers: Range<Int>, changing names: ChangingNames, in evaluator: inout Evaluator
  ) {
    for number in numbers {
      let id = ObjectID(number: number)
      let object = evaluator.object(id)
      if object.type == Evaluator.keepingSubject {
        openSubject(id, changing: names, in: &evaluator)
      }
      for type in evaluator.program.lineage(of: object.type) where type.isReference {
        for property in type.stored where !property.isConstant {
          let first = object.fields[property.name] ?? .nothing
          guard names.changes(property, holding: first, in: evaluator.program) else { continue }
          let state = open(
            property, of: .object(id), first: first, changing: names, in: &evaluator)
          evaluator.setStored(property.name, of: id, to: state)
        }
      }
    }
  }

  /// Opens what a subject of Combine's keeps.
  private mutating func openSubject(
    _ id: ObjectID, changing names: ChangingNames, in evaluator: inout Evaluator
  ) {
    let property = SourceProperty.valueOfSubject(madeAt: evaluator.object(id).place)
    let first = evaluator.stored(property.name, of: id) ?? .nothing
    sent.insert(Key(owner: .object(id), name: property.name))
    let state = open(property, of: .object(id), first: first, changing: names, in: &evaluator)
    evaluator.setStored(property.name, of: id, to: state)
  }

  /// Opens variables of functions that closures hold and change.
  mutating func openCells(
    changedBy closures: [Value], _ names: ChangingNames, in evaluator: inout Evaluator
  ) {
    for variable in closures.flatMap({ evaluator.variables(changedBy: $0) }) {
      let first = evaluator.value(ofCell: variable.cell)
      // What is only changed in part is another value only where it is no object.
      guard variable.isReplaced || names.changes(within: first, in: evaluator.program) else {
        continue
      }
      let key = Key(owner: .int(variable.cell), name: variable.name)
      if initialValues[key] != nil { continue }
      initialValues[key] = first
      let place = CodePlace(file: 0, offset: 0)
      let state = Evaluator.stateTerm(variable.name, of: key.owner, at: place)
      if case .enumeration(let value) = first { evaluator.openEnumerations[state] = value.type }
      evaluator.open(cell: variable.cell, as: state)
    }
  }

  /// Opens properties of frameworks' objects, as `isHidden` of a view, that had a truth, a number or a text after the launch.
  ///
  /// - Parameter keys: those that callbacks set.
  mutating func openLooks(_ keys: some Sequence<Key>, in evaluator: inout Evaluator) {
    for key in keys {
      guard let id = key.owner.asObject, initialValues[key] == nil,
        let first = evaluator.object(id).fields[key.name], first.isPlain,
        !evaluator.program.lineage(of: evaluator.object(id).type).contains(where: {
          $0.property(key.name, isStatic: false) != nil
        })
      else { continue }
      initialValues[key] = first
      evaluator.openLooks[id, default: []].insert(key.name)
    }
  }

  /// The same view with what it keeps and changes open.
  ///
  /// - Parameter isGiven: true for a view that another one shows, whose bindings are that one's.
  mutating func opened(
    _ view: StructureValue, of type: SourceType, changing names: ChangingNames, isGiven: Bool,
    in evaluator: inout Evaluator
  ) -> StructureValue {
    var view = view
    for property in type.stored where property.keepsState(isGiven: isGiven) {
      let first = view.fields[property.name] ?? .nothing
      guard
        property.wrapper?.name == "AppStorage"
          || names.changes(property, holding: first, in: evaluator.program)
      else { continue }
      view.fields[property.name] = open(
        property, of: .type(type.name), first: first, changing: names, in: &evaluator)
    }
    return view
  }

  /// A property that stands for the phase which a listener was told of before: in front, that is the active one.
  mutating func openFormerPhase(heardAt place: CodePlace) -> Value {
    let key = Key(owner: .type("ScenePhase"), name: "formerPhase-\(place.file)-\(place.offset)")
    initialValues[key] = .term(
      Term(form: .member, name: "active", base: nil, arguments: [], place: place))
    return Evaluator.stateTerm(key.name, of: key.owner, at: place)
  }

  /// True where something may give a property, or the structure around a field, another value.
  func changes(_ key: Key, by names: ChangingNames, in program: SourceProgram) -> Bool {
    if properties[key].map(names.contains) == true { return true }
    if case .int = key.owner { return names.containAny(named: key.name) }
    guard let whole = wholes[key] else { return false }
    return names.contains(whole.property) || names.setsItself(whole.type, in: program)
      || changes(whole.key, by: names, in: program)
  }

  /// True for a field of a structure that a property holds.
  func isField(_ name: String, of owner: Value) -> Bool {
    wholes[Key(owner: owner, name: name)] != nil
  }

  /// The property that holds the structure around a field, or its own.
  func outermost(_ key: Key) -> (key: Key, property: SourceProperty?) {
    guard let whole = wholes[key] else { return (key, properties[key]) }
    let outer = outermost(whole.key)
    return (outer.key, outer.property ?? whole.property)
  }

  private mutating func open(
    _ property: SourceProperty, named name: String? = nil, of owner: Value, first: Value,
    changing names: ChangingNames, in evaluator: inout Evaluator
  ) -> Value {
    if case .term(let term) = first, term.form == .state { return first }
    let key = Key(owner: owner, name: name ?? property.name)
    if case .structure(let structure) = first, let type = evaluator.program.structure(first) {
      return opened(structure, Whole(key: key, property: property, type: type), names, &evaluator)
    }
    initialValues[key] = first
    properties[key] = property
    let state = Evaluator.stateTerm(key.name, of: owner, at: property.place)
    if case .enumeration(let value) = first { evaluator.openEnumerations[state] = value.type }
    return state
  }

  /// The same structure with the fields open that change, or all where it is given another value as a whole.
  private mutating func opened(
    _ structure: StructureValue, _ whole: Whole, _ names: ChangingNames,
    _ evaluator: inout Evaluator
  ) -> Value {
    let (key, property, type) = (whole.key, whole.property, whole.type)
    let owner = Evaluator.stateTerm(key.name, of: key.owner, at: property.place)
    let isReplaced =
      sent.contains(key) || names.contains(property)
      || names.setsItself(type, in: evaluator.program)
    var structure = structure
    for field in type.stored {
      let first = structure.fields[field.name] ?? .nothing
      let isChanging =
        !field.isConstant && names.changes(field, holding: first, in: evaluator.program)
      guard isReplaced || isChanging else { continue }
      structure.fields[field.name] = open(
        field, of: owner, first: first, changing: names, in: &evaluator)
      wholes[Key(owner: owner, name: field.name)] = whole
      evaluator.openFields[owner, default: []].insert(field.name)
    }
    return .structure(structure)
  }
}

extension Value {
  /// True for a truth, a number or a text.
  fileprivate var isPlain: Bool {
    switch self {
    case .bool, .int, .double, .string: true
    case .unknown, .void, .nothing, .array, .dictionary, .tuple, .enumeration, .structure, .object,
      .type, .function, .term, .choice, .group, .keyPath:
      false
    }
  }
}

extension SourceProperty {
  /// True where it is written to hold a value of a type of the program's that is no class.
  fileprivate func mayHoldStructure(in program: SourceProgram) -> Bool {
    var names = [type?.baseName].compactMap(\.self)
    if case .call(let callee, _)? = value?.kind, case .name(let name, _) = callee.kind {
      names.append(name)
    }
    return names.contains { program.type(named: $0)?.isReference == false }
  }

  /// True for what a view keeps and changes; a binding is another's where the view was given one.
  fileprivate func keepsState(isGiven: Bool) -> Bool {
    switch wrapper?.name {
    case "State", "AppStorage", "SceneStorage": true
    case "Binding": !isGiven
    default: false
    }
  }
}
