import AfterimageSwiftTree

/// Members of types themselves.
extension Evaluator {
  /// A member of a type itself.
  package mutating func readStatic(_ name: String, of type: String, at place: CodePlace) -> Value {
    if name == "self" { return .type(type) }
    if name == "init" { return .function(.initializer(type)) }
    if type == "Optional", name == "none" { return .nothing }
    let full = type + "." + name
    if let value = state.globals[full] { return value }
    for ancestor in program.lineage(of: type) {
      if let property = ancestor.property(name, isStatic: true, fromFile: place.file) {
        return readStatic(property, full, of: ancestor.name, at: place)
      }
      if let function = ancestor.functions[name]?.first(where: \.isStatic) {
        return .function(.source(function, receiver: .type(type)))
      }
      if let enumCase = ancestor.cases.first(where: { $0.name == name }) {
        return enumCase.payload.isEmpty
          ? .enumeration(EnumerationValue(type: ancestor.name, name: name, payload: []))
          : .function(.enumCase(ancestor.name, name))
      }
      if name == "allCases", ancestor.sort == .enumeration {
        return .array(
          ancestor.cases.map {
            .enumeration(EnumerationValue(type: ancestor.name, name: $0.name, payload: []))
          })
      }
    }
    for ancestor in FrameworkNames.protocols(of: type).compactMap({ program.types[$0] }) {
      if let property = ancestor.property(name, isStatic: true, fromFile: place.file) {
        return readStatic(property, full, of: type, at: place)
      }
    }
    if let nested = program.types[full] { return .type(nested.name) }
    if let known = frameworks.staticMember(name, of: type) { return known }
    if let constant = StandardLibrary.constant(name, of: type) { return constant }
    if name.first?.isUppercase == true { return .type(full) }
    return foreignMember(name, of: .type(type), at: place)
  }

  private mutating func readStatic(
    _ property: SourceProperty, _ full: String, of type: String, at place: CodePlace
  ) -> Value {
    let frame = Frame(scope: nil, type: type, selfCell: nil, file: property.place.file)
    if let body = property.accessors.get {
      let builder =
        program.type(named: type).flatMap { self.builder(of: property, in: $0) }
        ?? property.attributes.builder
      let result = giving(property.type, in: frame) {
        $0.call(body: body, in: frame, builder: builder, at: place)
      }
      return bound(result, to: property.type, in: frame)
    }
    return global(property, full, at: place, type: type)
  }

  /// A variable outside of functions, which has its first value when it is asked for first.
  mutating func global(
    _ property: SourceProperty, _ name: String, at place: CodePlace, type: String? = nil
  ) -> Value {
    if let value = state.globals[name] { return value }
    if property.isOpen { noteOpen(property.name, at: property.place) }
    if let own = wrappedByProgram(property, at: place) {
      state.setGlobal(name, to: own)
      return own
    }
    let frame = Frame(scope: nil, type: type, selfCell: nil, file: property.place.file)
    if let body = property.accessors.get {
      return call(body: body, in: frame, builder: nil, at: place)
    }
    guard let expression = property.value else {
      guard property.type?.isOptional == true else {
        return unknown(.input(property.name), at: place)
      }
      return begin(.variable(property, name: name, type: type)) { _ in .nothing }
    }
    // What asks for itself while it is made is not known.
    state.setGlobal(name, to: .unknown(Unknown(reason: .tooDeep, place: place)))
    return begin(.variable(property, name: name, type: type)) { evaluator in
      let first = evaluator.once(property) {
        $0.giving(property.type, in: frame) { $0.evaluate(expression, in: frame) }
      }
      return evaluator.bound(first, to: property.type, in: frame)
    }
  }
}
