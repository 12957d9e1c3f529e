import AfterimageSwiftTree

/// Calls of members.
extension Evaluator {
  /// Calls a member of what an expression comes to, and puts the value back that it changes.
  mutating func callMember(
    _ base: Expression, _ name: String, _ arguments: [Argument], in frame: Frame,
    at place: CodePlace
  ) -> Value {
    if case .name(let module, _) = base.kind, Frameworks.modules.contains(module),
      program.type(named: module) == nil
    {
      // A module's own function is none of the program's, whatever the program calls so.
      return name.first?.isLowercase == true
        ? foreign(name, on: nil, evaluate(arguments, in: frame), at: place)
        : callNamed(name, arguments, in: frame, at: place)
    }
    let receiver = evaluate(base, in: frame)
    if receiver == .nothing, base.isOptionalChain || !isAddedToOptionals(name) { return .nothing }
    let isCalled = base.isOptionalChain ? isThere(receiver, at: place) : .bool(true)
    let values = evaluate(where: isCalled, at: place) { $0.evaluate(arguments, in: frame) }
    if case .name("super", _) = base.kind {
      return callSuper(name, of: receiver, values, in: frame, at: place)
    }
    if name == "init", case .name("self", _) = base.kind, !receiver.isTypeItself {
      let made = initialize(receiver, again: values, in: frame, at: place)
      if receiver.asObject == nil { assign(present(made), to: base, in: frame) }
      return made
    }
    if name == "toggle", values.isEmpty, receiver.isOpenTruth {
      assign(negation(receiver, at: place), to: base, in: frame)
      return .void
    }
    let known = knownType(of: base, whichIs: receiver, in: frame)
    let result = call(name, on: receiver, values, knownAs: known, at: place)
    if case .reference(let target)? = arguments.first?.value.kind,
      let output = frameworks.model?.output(of: name, on: receiver, by: self)
        ?? ScannerLibrary.number(name, by: receiver)
    {
      assign(output, to: target, in: frame)
    }
    if let changed = result.changed ?? changed(receiver, by: name, values, at: place) {
      assign(changed, to: base, in: frame)
    } else if receiver.isChangedInPlace, StandardLibrary.changing.contains(name) {
      assign(unknown(.unsupported("what \(name) changes"), at: place), to: base, in: frame)
    }
    return result.value
  }

  /// The type by which the code knows what it calls something of: its own, or one that it names; nil where that is not known.
  private func knownType(
    of base: Expression, whichIs receiver: Value, in frame: Frame
  ) -> String? {
    guard case .name(let name, _) = base.kind else { return nil }
    if name == "self" || name == "Self" { return frame.type }
    // Another name may be that of a parameter, which is any type.
    guard case .type(let type) = receiver, type.lastPart == name else { return nil }
    return type
  }

  /// True for a function that the program gives to optionals, which can be called where nothing is there.
  private func isAddedToOptionals(_ name: String) -> Bool {
    program.types["Optional"]?.functions[name] != nil
  }

  private mutating func callSuper(
    _ name: String, of value: Value, _ arguments: [CallArgument], in frame: Frame,
    at place: CodePlace
  ) -> Value {
    for type in program.lineage(of: frame.type ?? "").dropFirst() {
      let functions = name == "init" ? type.initializers : type.functions[name] ?? []
      if !functions.isEmpty {
        let best = best(of: functions, for: arguments)
        let result = call(best, receiver: value, arguments, in: frame, at: place)
        return name == "init" && !best.declaration.isFailable ? value : result
      }
    }
    if name == "init", case .object(let id) = value {
      state.objects[id.number].arguments = arguments.terms
      state.writes.objects.insert(id.number)
      frameworks.model?.didInitialize(id, by: &self)
      return value
    }
    return foreign("super." + name, on: value, arguments, at: place)
  }

  /// Calls a member of a value; what changes the value itself is given back to be put in its place.
  ///
  /// - Parameter known: the type that the value is known by; nil where it is not known.
  package mutating func call(
    _ name: String, on receiver: Value, _ arguments: [CallArgument], knownAs known: String? = nil,
    at place: CodePlace
  ) -> (value: Value, changed: Value?) {
    switch receiver {
    case .nothing:
      return isAddedToOptionals(name)
        ? callAdded(name, on: receiver, arguments, at: place) : (.nothing, nil)
    case .unknown:
      let term = Term(
        form: .call, name: name, base: receiver, arguments: arguments.terms, place: place)
      if setByKey(term) { return (.void, nil) }
      shareSetting(by: term)
      note(.call(term))
      runPossible(arguments, of: name, on: receiver, at: place)
      return (receiver, nil)
    case .choice(let condition, let then, let otherwise):
      return callChoice(name, condition, then, otherwise, arguments, at: place)
    case .type(let type):
      return (callStatic(name, of: type, arguments, knownAs: known, at: place), nil)
    case .structure, .enumeration, .object:
      return callDeclared(name, on: receiver, arguments, knownAs: known, at: place)
    case .function(let function):
      if name == "callAsFunction" { return (call(.function(function), arguments, at: place), nil) }
      return (foreign(name, on: receiver, arguments, at: place), nil)
    case .term where openEnumerations[receiver] != nil:
      return callDeclared(name, on: receiver, arguments, knownAs: known, at: place)
    case .tuple(let elements):
      let element = elements.enumerated().first { $1.label == name || String($0) == name }
      if let function = element?.element.value, case .function = function {
        return (call(function, arguments, at: place), nil)
      }
      return callAdded(name, on: receiver, arguments, at: place)
    case .void, .bool, .int, .double, .string, .array, .dictionary, .term, .group, .keyPath:
      return callAdded(name, on: receiver, arguments, at: place)
    }
  }

  private mutating func callChoice(
    _ name: String, _ condition: Value, _ then: Value, _ otherwise: Value,
    _ arguments: [CallArgument], at place: CodePlace
  ) -> (value: Value, changed: Value?) {
    var (one, other): (Value?, Value?)
    let value = choose(
      condition, at: place,
      then: {
        let result = $0.call(name, on: then, arguments, at: place)
        one = result.changed
        return result.value
      },
      otherwise: {
        let result = $0.call(name, on: otherwise, arguments, at: place)
        other = result.changed
        return result.value
      })
    guard one != nil || other != nil else { return (value, nil) }
    return (value, joined(one ?? then, other ?? otherwise, where: condition))
  }

  private mutating func callAdded(
    _ name: String, on receiver: Value, _ arguments: [CallArgument], at place: CodePlace
  ) -> (value: Value, changed: Value?) {
    let added = extendedTypes(of: receiver).flatMap { $0.functions[name] ?? [] }
      .filter { !$0.isStatic }.seen(fromFile: place.file)
    if let function = fitting(added, for: arguments) {
      if let known = ambiguous(function, among: added, on: receiver, for: arguments, at: place) {
        return (known, nil)
      }
      let frame = Frame(scope: nil, type: nil, selfCell: nil, file: place.file)
      return callMethod(function, on: receiver, arguments, frame, place)
    }
    if let chosen = chosen(by: name, among: receiver, arguments, at: place) { return (chosen, nil) }
    if let known = StandardLibrary.call(name, on: receiver, arguments, by: &self, at: place) {
      return known
    }
    if let mapped = mapped(name, receiver, arguments, at: place) { return (mapped, nil) }
    return (foreign(name, on: receiver, arguments, at: place), nil)
  }

  private mutating func callDeclared(
    _ name: String, on receiver: Value, _ arguments: [CallArgument], knownAs known: String?,
    at place: CodePlace
  ) -> (value: Value, changed: Value?) {
    let own = typeName(of: receiver) ?? ""
    let frame = Frame(scope: nil, type: own, selfCell: nil, file: place.file)
    let lineage = program.lineage(of: own)
    let all = lineage.flatMap { $0.functions[name] ?? [] }.filter { !$0.isStatic }
      .seen(fromFile: place.file)
    // What a protocol asks for is what a type, or an extension of it, has.
    let written = all.filter { $0.declaration.body != nil }
    let functions = written.isEmpty ? all : written
    if var fitting = fitting(functions, for: arguments) {
      if let known = ambiguous(
        fitting, among: functions, on: receiver, for: arguments, at: place)
      {
        return (known, nil)
      }
      fitting = dispatched(fitting, of: own, knownAs: known, for: arguments, at: place)
      return callMethod(fitting, on: receiver, arguments, frame, place)
    }
    // A framework's class may have a function of the name that takes what is given.
    let isForeign =
      frameworks.model != nil
      && (program.types[own]?.sort == .extension || !program.foreignAncestors(of: own).isEmpty)
    if !functions.isEmpty, !isForeign {
      return callMethod(best(of: functions, for: arguments), on: receiver, arguments, frame, place)
    }
    // A property that holds a function.
    if lineage.contains(where: { $0.property(name, isStatic: false) != nil }) {
      let function = read(name, of: receiver, at: place)
      if !frameworks.isFirstLaunch || !function.isConstant {
        return (call(function, arguments, at: place), nil)
      }
    }
    let added = addedTypes(to: own).flatMap { $0.functions[name] ?? [] }
      .filter { !$0.isStatic }.seen(fromFile: place.file)
    if let function = fitting(added, for: arguments) {
      if let known = ambiguous(function, among: added, on: receiver, for: arguments, at: place) {
        return (known, nil)
      }
      return callMethod(function, on: receiver, arguments, frame, place)
    }
    if let field = fields(of: receiver)[name], case .function = field {
      return (call(field, arguments, at: place), nil)
    }
    if case .object(let id) = receiver, let found = found(name, by: id, arguments, at: place) {
      return (found, nil)
    }
    if let mapped = mapped(name, receiver, arguments, at: place) { return (mapped, nil) }
    if let sent = send(by: name, to: receiver, arguments, at: place) { return (sent, nil) }
    return (foreign(name, on: receiver, arguments, at: place), nil)
  }

  /// What is made of an optional that is there; nil for another function, and for what may be a sequence.
  private mutating func mapped(
    _ name: String, _ receiver: Value, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    guard name == "map" || name == "flatMap", arguments.count == 1,
      let function = arguments.first?.value
    else { return nil }
    switch function {
    case .function, .keyPath, .type: break
    default: return nil
    }
    switch receiver {
    case .structure, .enumeration, .int, .double, .bool, .string, .tuple:
      return applied(function, to: receiver, at: place)
    default: return nil
    }
  }

  private mutating func callMethod(
    _ function: SourceFunction, on receiver: Value, _ arguments: [CallArgument], _ frame: Frame,
    _ place: CodePlace
  ) -> (value: Value, changed: Value?) {
    let cell = makeCell(receiver)
    let value = call(
      function, receiver: receiver, selfCell: cell, arguments, in: frame, at: place)
    // An object is what it was, whatever was set of it.
    let isChanged = receiver.asObject == nil && state.cells[cell] != receiver
    return (value, isChanged ? state.cells[cell] : nil)
  }

  private mutating func callStatic(
    _ name: String, of type: String, _ arguments: [CallArgument], knownAs known: String? = nil,
    at place: CodePlace
  ) -> Value {
    if name == "init" { return make(type, arguments, at: place) }
    if type == "Binding", let binding = Term.constantBinding(name, arguments, at: place) {
      return .term(binding)
    }
    let frame = Frame(scope: nil, type: type, selfCell: nil, file: place.file)
    let lineage = program.lineage(of: type)
    let all = lineage.flatMap { $0.functions[name] ?? [] }.filter(\.isStatic)
      .seen(fromFile: place.file)
    // What a protocol asks for is what a type, or an extension of it, has.
    let written = all.filter { $0.declaration.body != nil }
    let functions = written.isEmpty ? all : written
    let isForeign = frameworks.model != nil && program.types[type]?.sort == .extension
    if !functions.isEmpty, !isForeign || fitting(functions, for: arguments) != nil {
      let best = best(of: functions, for: arguments)
      if let known = ambiguous(
        best, among: functions, on: .type(type), for: arguments, at: place)
      {
        return known
      }
      let function = dispatched(best, of: type, knownAs: known, for: arguments, at: place)
      return call(function, receiver: .type(type), arguments, in: frame, at: place)
    }
    if let declaring = lineage.first(where: { $0.cases.contains { $0.name == name } }) {
      return self.case(name, of: declaring, arguments)
    }
    if lineage.contains(where: { $0.property(name, isStatic: true) != nil })
      || program.types[type + "." + name] != nil
    {
      return call(readStatic(name, of: type, at: place), arguments, at: place)
    }
    if name.first?.isUppercase == true { return make(type + "." + name, arguments, at: place) }
    return foreign(name, on: .type(type), arguments, at: place)
  }

  /// A case of an enumeration with what it carries.
  mutating func `case`(
    _ name: String, of type: SourceType, _ arguments: [CallArgument]
  ) -> Value {
    let declared = type.cases.first { $0.name == name }?.payload ?? []
    let frame = Frame(scope: nil, type: type.name, selfCell: nil, file: type.place.file)
    let payload = arguments.enumerated().map { index, argument in
      let type = declared.indices.contains(index) ? declared[index].type : nil
      return Value.Element(
        label: argument.label, value: bound(argument.value, to: type, in: frame))
    }
    return .enumeration(EnumerationValue(type: type.name, name: name, payload: payload))
  }
}

extension Value {
  /// True for a list, a text or a number that is known, and which only functions of the standard library change.
  fileprivate var isOfTheLibrary: Bool {
    switch self {
    case .array, .dictionary, .string, .int, .double: true
    case .unknown, .void, .nothing, .bool, .tuple, .enumeration, .structure, .object, .type,
      .function, .term, .choice, .group, .keyPath:
      false
    }
  }

  /// True for what is true or false, and not known.
  fileprivate var isOpenTruth: Bool {
    switch self {
    case .term: true
    case .choice(_, let then, let otherwise): then.isOpenTruth || otherwise.isOpenTruth
    case .bool: true
    case .unknown, .void, .nothing, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }
}

extension Expression {
  /// True for what ends with the first value in it that is not there.
  var isOptionalChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base?, _, _), .call(let base, _), .subscript(let base, _): base.isOptionalChain
    default: false
    }
  }
}

extension Value {
  /// True for a value that functions change where it is kept, and not an object that others hold as well.
  fileprivate var isChangedInPlace: Bool {
    isOfTheLibrary || asTerm.flatMap(RectangleLibrary.typeName) != nil
  }
}
