import AfterimageSwiftTree

/// Values of types, made by their initializers.
extension Evaluator {
  /// Makes a value of a type of the program or of a framework.
  package mutating func make(
    _ name: String, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    guard let type = program.type(named: name), type.sort != .extension else {
      return makeForeign(name, arguments, at: place)
    }
    guard depth < bounds.depth else {
      return tooDeep(at: place, type.making + arguments.flatMap(\.value.functionPlaces))
    }
    depth += 1
    defer { depth -= 1 }
    switch type.sort {
    case .enumeration where FrameworkNames.contains(name) && !makes(type, arguments):
      return makeForeign(name, arguments, at: place)
    case .enumeration: return makeCase(of: type, arguments, at: place)
    case .structure: return keepingGivenTypes(makeStructure(type, arguments, at: place))
    case .class, .actor:
      return givingInheritedTypes(ofClass: type.name) {
        $0.makeInstance(of: type, arguments, at: place)
      }
    case .protocol, .extension: return makeForeign(name, arguments, at: place)
    }
  }

  /// True where an enumeration makes a case of what is given; otherwise the system's type of its name is meant, which another file sees.
  private func makes(_ type: SourceType, _ arguments: [CallArgument]) -> Bool {
    arguments.first?.label == "rawValue" || fitting(type.initializers, for: arguments) != nil
  }

  private mutating func makeStructure(
    _ type: SourceType, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    // What stands in braces behind a layout is what it arranges.
    if let content = arguments.last, content.isTrailing, program.isKind(type.name, of: "Layout") {
      let layout = makeStructure(type, arguments.dropLast(), at: place)
      return .term(
        Term(
          form: .call, name: "callAsFunction", base: layout,
          arguments: [TermArgument(nil, content.value)], place: place))
    }
    let initializers = type.initializers
    if let fitting = fitting(initializers, for: arguments) ?? added(to: type, for: arguments)
      ?? (fitsMembers(of: type, arguments) ? nil : initializers.first)
    {
      noteAmbiguity(of: fitting, among: initializers, for: arguments, at: place)
      return initialize(
        .structure(StructureValue(type: type.name, fields: firstFields(of: type, at: place))),
        by: fitting, arguments, at: place)
    }
    return memberwise(type, arguments, at: place)
  }

  /// The initializer that a protocol's extension adds to a type and that takes the arguments; nil where none does.
  private func added(to type: SourceType, for arguments: [CallArgument]) -> SourceFunction? {
    let added = program.lineage(of: type.name).filter { $0.sort == .protocol }
      .flatMap(\.initializers).filter { $0.declaration.body != nil }
    return added.isEmpty ? nil : fitting(added, for: arguments)
  }

  /// True where the initializer that the language gives a structure takes the arguments.
  private func fitsMembers(of type: SourceType, _ arguments: [CallArgument]) -> Bool {
    arguments.allSatisfy { argument in
      argument.isTrailing && argument.label == nil
        || type.stored.contains { $0.name == argument.label }
    }
  }

  private mutating func memberwise(
    _ type: SourceType, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    let parameters = type.stored.filter { !($0.isConstant && $0.value != nil) }.map { property in
      Parameter(
        property.name, property.name, property.type ?? .name("Any", []),
        attributes: property.attributes)
    }
    let places = Parameters(parameters).places(of: arguments)
    var fields: [String: Value] = [:]
    let frame = Frame(scope: nil, type: type.name, selfCell: nil, file: type.place.file)
    for (place, argument) in zip(places, arguments) {
      guard let place else { continue }
      let parameter = parameters[place]
      fields[parameter.name] = bound(
        argument.value.building(parameter.builder), to: parameter.type, in: frame)
    }
    for property in type.stored where fields[property.name] == nil {
      fields[property.name] = firstValue(of: property, in: type, selfValue: nil, at: place)
    }
    // A builder that is asked for what it makes at once is no closure any more.
    for property in type.stored {
      guard property.attributes.builder != nil,
        !property.holdsFunction, let given = fields[property.name], case .function = given
      else { continue }
      fields[property.name] = call(given, [], at: place)
    }
    return .structure(StructureValue(type: type.name, fields: fields))
  }

  /// The fields that have a value before the initializer runs.
  private mutating func firstFields(of type: SourceType, at place: CodePlace) -> [String: Value] {
    var fields: [String: Value] = [:]
    for property in type.stored where property.value != nil || property.type?.isOptional == true {
      fields[property.name] = firstValue(of: property, in: type, selfValue: nil, at: place)
    }
    for property in type.stored where fields[property.name] == nil {
      if let given = frameworks.wrapped(property, of: type.name) { fields[property.name] = given }
    }
    return fields
  }

  private mutating func initialize(
    _ value: Value, by initializer: SourceFunction, _ arguments: [CallArgument],
    at place: CodePlace
  ) -> Value {
    guard let body = initializer.declaration.body else { return value }
    running.append(initializer.place)
    defer { running.removeLast() }
    let cell = makeCell(value)
    var frame = Frame(
      scope: nil, type: initializer.owner, selfCell: cell, file: initializer.place.file,
      isInitializing: true)
    bind(arguments, to: initializer.declaration.parameters, in: &frame, at: place)
    let first = exits.count
    let isFailable = initializer.declaration.isFailable
    let ended: (Flow) -> Flow = { flow in
      if isFailable, case .returned = flow { flow } else { .returned(.void) }
    }
    let flow = run(body.statements[...], in: &frame)
    let end = rejoin(
      ended(flow), at: place, exitsFrom: first, where: { _ in true }, as: ended)
    guard case .returned(let result) = end else { return state.cells[cell] }
    return made(state.cells[cell], where: result)
  }

  /// What a failable initializer has made, and nothing where it has given that back.
  private func made(_ value: Value, where result: Value) -> Value {
    switch result {
    case .nothing: .nothing
    case .choice(let condition, let then, let otherwise):
      joined(made(value, where: then), made(value, where: otherwise), where: condition)
    case .unknown, .void, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .term, .group, .keyPath:
      value
    }
  }

  /// What a value is after `self.init`, and nothing where that has failed.
  mutating func initialize(
    _ value: Value, again arguments: [CallArgument], in frame: Frame, at place: CodePlace
  ) -> Value {
    guard case .object(let id) = value else {
      return frame.type.map { make($0, arguments, at: place) } ?? value
    }
    let initializers = program.lineage(of: frame.type ?? "").flatMap(\.initializers)
    if let fitting = fitting(initializers, for: arguments) {
      return initialize(value, by: fitting, arguments, at: place)
    }
    state.objects[id.number].arguments = arguments.terms
    state.writes.objects.insert(id.number)
    frameworks.model?.didInitialize(id, by: &self)
    return value
  }

  /// How an initializer goes on after another one that it has called: where that has failed, it has as well.
  mutating func delegated(_ value: Value, at place: CodePlace) -> Flow {
    guard value.mayBeNothing else { return .next }
    let isMade = isThere(value, at: place)
    if let isKnown = decided(isMade) { return isKnown ? .next : .returned(.nothing) }
    return fork(
      on: isMade, at: place, then: { _ in .next }, otherwise: { _ in .returned(.nothing) })
  }

  // MARK: Enumerations

  private mutating func makeCase(
    of type: SourceType, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    if let fitting = fitting(type.initializers, for: arguments) {
      return initialize(
        .enumeration(EnumerationValue(type: type.name, name: "", payload: [])), by: fitting,
        arguments, at: place)
    }
    guard arguments.first?.label == "rawValue", let raw = arguments.first?.value else {
      return unknown(.unsupported("init"), at: place)
    }
    for enumCase in type.cases {
      let value = Value.enumeration(
        EnumerationValue(type: type.name, name: enumCase.name, payload: []))
      if read("rawValue", of: value, at: place) == raw { return value }
    }
    return raw.text == nil && raw.number == nil
      ? unknown(.foreign("rawValue"), at: place) : .nothing
  }

  // MARK: Classes

  private mutating func makeInstance(
    of type: SourceType, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    let id = makeObject(type.name, at: place)
    let value = Value.object(id)
    let lineage = program.lineage(of: type.name).filter { $0.isReference }
    for ancestor in lineage.reversed() {
      for property in ancestor.stored where !property.isLazy {
        // Who has outlets comes out of a document, which has connected them by the time that code asks.
        if property.isOutlet, frameworks.model == nil {
          let outlet = Term(
            form: .member, name: property.name, base: value, arguments: [], place: property.place)
          write(.term(outlet), to: property.name, of: id)
        } else if property.value != nil || property.type?.isOptional == true
          || frameworks.wrapped(property, of: ancestor.name) != nil
        {
          let first = firstValue(of: property, in: ancestor, selfValue: nil, at: place)
          write(first, to: property.name, of: id)
        }
      }
    }
    let initializers = lineage.flatMap(\.initializers)
    let designated =
      arguments.isEmpty && fitting(initializers, for: []) == nil
      ? designatedArguments(of: type, at: place) : nil
    if let fitting = fitting(initializers, for: designated ?? arguments)
      ?? added(to: type, for: arguments)
    {
      noteAmbiguity(of: fitting, among: initializers, for: designated ?? arguments, at: place)
      return initialize(value, by: fitting, designated ?? arguments, at: place)
    }
    state.objects[id.number].arguments = arguments.terms
    frameworks.model?.didInitialize(id, by: &self)
    return value
  }

  /// What the initializer without arguments gives to the designated one of a class (https://developer.apple.com/documentation/uikit/uiview/init(frame:), .../uiviewcontroller/init(nibname:bundle:)); nil for a class of which that is not known.
  private func designatedArguments(of type: SourceType, at place: CodePlace) -> [CallArgument]? {
    if let model = frameworks.model {
      return model.designatedArguments(of: type.name, by: self, at: place)
    }
    let above = frameworks.classes(above: program.foreignAncestors(of: type.name))
    if above.contains("UIViewController") {
      return ["nibName", "bundle"].map { CallArgument(label: $0, value: .nothing) }
    }
    guard above.contains("UIView") else { return nil }
    let zero = Term(
      form: .member, name: "zero", base: .type("CGRect"), arguments: [], place: place)
    return [CallArgument(label: "frame", value: .term(zero))]
  }

  // MARK: Frameworks

  /// Makes what a framework's type would: an object where it is passed by reference, and a term otherwise.
  private mutating func makeForeign(
    _ name: String, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    if let model = frameworks.model, let known = model.make(name, arguments, by: &self, at: place) {
      return known
    }
    if !arguments.isEmpty, let type = program.types[name],
      let added = fitting(type.initializers, for: arguments), added.place != running.last
    {
      let blank = Value.term(
        Term(form: .call, name: name, base: nil, arguments: [], place: place))
      return initialize(blank, by: added, arguments, at: place)
    }
    // Another name for a framework's type makes what that does.
    if let type = program.foreignMeaning(of: name), type != name {
      return makeForeign(type, arguments, at: place)
    }
    if let subject = makeSubject(name, arguments, at: place) { return subject }
    if let known = StandardLibrary.make(name, arguments, by: &self, at: place) { return known }
    if let known = frameworks.make(name, arguments.terms, at: place) {
      return bindingToComputed(known, at: place) ?? known
    }
    let term = Term(
      form: .call, name: name, base: nil, arguments: arguments.terms, place: place)
    if Frameworks.isCheck(name) {
      note(.call(term))
      return .void
    }
    if Frameworks.starters.contains(name) {
      runClosures(of: term)
    } else if !isBuilding, !frameworks.isReference(name), !FrameworkNames.contains(name) {
      notePossibleWork(of: term)
    }
    guard frameworks.isReference(name) else { return .term(term) }
    if name == "NSLayoutConstraint", let view = term["item"] {
      if let known = anchored(term) { return known }
      viewLinks.noteOther(term, of: view)
    }
    let id = makeObject(name, arguments: arguments.terms, at: place)
    frameworks.model?.didInitialize(id, by: &self)
    return .object(id)
  }
}

extension Expression {
  /// True for a call of another initializer by one.
  var isDelegation: Bool {
    switch kind {
    case .attempt(_, let inner): return inner.isDelegation
    case .call(let callee, _):
      guard case .member(let base?, "init", _) = callee.kind, case .name(let name, _) = base.kind
      else { return false }
      return name == "self" || name == "super"
    default: return false
    }
  }
}

extension Value {
  /// True where an alternative is nothing.
  fileprivate var mayBeNothing: Bool {
    switch self {
    case .nothing: true
    case .choice(_, let then, let otherwise): then.mayBeNothing || otherwise.mayBeNothing
    case .unknown, .void, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .term, .group, .keyPath:
      false
    }
  }
}

extension SourceProperty {
  /// True for one that holds a function and not what it makes.
  fileprivate var holdsFunction: Bool {
    switch type {
    case .function: true
    case .optional(.function): true
    default: false
    }
  }
}

extension SourceType {
  /// Where the code stands that makes a value of the type.
  fileprivate var making: [CodePlace] { initializers.map(\.place) + stored.map(\.place) }
}
