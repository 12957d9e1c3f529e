import AfterimageSwiftTree

/// What is read of values.
extension Evaluator {
  /// What is read of a value by the name of a member.
  ///
  /// - Parameter known: the type that the value is known by; nil where it is not known.
  package mutating func read(
    _ name: String, of value: Value, knownAs known: String? = nil, at place: CodePlace
  ) -> Value {
    if name == "self" { return value }
    if name == "hashValue", let hash = value.knownHash { return .int(hash) }
    switch value {
    case .nothing: return readAdded(name, of: value, at: place) ?? .nothing
    case .choice(let condition, let then, let otherwise):
      // Beneath `?.` what is not there has no members.
      return joined(
        read(name, of: then, at: place), read(name, of: otherwise, at: place), where: condition)
    // What an error says is known to be the system's, whichever it is.
    case .unknown where name == "localizedDescription":
      return foreignMember(name, of: value, at: place)
    case .unknown(let unknown):
      noteGetter(name, of: value, at: place)
      return .unknown(unknown)
    case .type(let type): return readStatic(name, of: type, at: place)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return elements.first { $0.label == name }?.value
        ?? unknown(.undeclared(name), at: place)
    case .structure, .enumeration, .object:
      return readDeclared(name, of: value, knownAs: known, at: place)
    case .bool, .int, .double, .string, .array, .dictionary, .keyPath, .group, .function, .void:
      if let result = readAdded(name, of: value, at: place) { return result }
      if let result = StandardLibrary.property(name, of: value) { return result }
      return foreignMember(name, of: value, at: place)
    case .term where openEnumerations[value] != nil:
      return readDeclared(name, of: value, knownAs: known, at: place)
    case .term(let term):
      if name == "window", term.isOwnView, isLoadingView { return .nothing }
      if name == "isEmpty", let result = isEmpty(term) { return result }
      if let result = frameworks.member(name, of: term) { return result }
      if let result = readAdded(name, of: value, at: place) { return result }
      if let result = knownMember(name, of: term) { return result }
      if let result = memberBinding(name, of: term, at: place) { return result }
      noteGetter(name, of: value, at: place)
      return foreignMember(name, of: value, at: place)
    }
  }

  /// A binding to a member of what a binding is to, as its dynamic member lookup makes it (Apple); nil for any other.
  private mutating func memberBinding(
    _ name: String, of term: Term, at place: CodePlace
  ) -> Value? {
    guard frameworks.isFirstLaunch || frameworks.followsErrors, term.isBinding,
      let bound = term.arguments.first?.value
    else { return nil }
    var binding = Term.binding(to: read(name, of: bound, at: place), name: name, at: place)
    if binding.boundState == nil, bound.asObject != nil {
      binding.arguments.append(TermArgument("of", bound))
    }
    return .term(binding)
  }

  /// A member of a value of the system's that is known as it was made; nil for any other.
  private func knownMember(_ name: String, of term: Term) -> Value? {
    guard frameworks.model == nil else { return nil }
    if let known = AttributedTexts.member(name, of: term)
      ?? RectangleLibrary.member(name, of: term)
    {
      return known
    }
    // What is made of a type that is not known has what it is given.
    return frameworks.isFirstLaunch && term.form == .call && term.name == ".init"
      ? term[name] : nil
  }

  /// What an extension of the program adds to a type that it does not declare.
  mutating func readAdded(
    _ name: String, of value: Value, at place: CodePlace
  ) -> Value? {
    for type in extendedTypes(of: value) {
      if let property = type.property(name, isStatic: false, fromFile: place.file),
        property.accessors.get != nil
      {
        return compute(property, of: value, in: type, at: place)
      }
      if let function = type.functions[name]?.first(where: { !$0.isStatic }) {
        return .function(.source(function, receiver: value))
      }
    }
    return nil
  }

  /// The extensions that may add members to a value of a framework's.
  func extendedTypes(of value: Value) -> [SourceType] {
    var names = typeName(of: value).map { [$0] } ?? []
    switch value {
    case .string: names += ["StringProtocol", "LocalizedStringKey"]
    case .int: names += ["BinaryInteger", "FixedWidthInteger", "Numeric", "Comparable"]
    case .double:
      names += ["CGFloat", "BinaryFloatingPoint", "Float", "TimeInterval", "Comparable"]
    case .array: names += ["Collection", "Sequence", "RandomAccessCollection"]
    case .group where isView(value): names += ["View"]
    case .bool, .dictionary, .keyPath, .group, .function, .void, .nothing: break
    case .term(let term): names += frameworks.ancestors(of: term)
    case .unknown, .tuple, .enumeration, .structure, .object, .type, .choice: break
    }
    // What is there, and what is not, is an optional wherever one may stand.
    if value.isOptionalOfTheLibrary { names.append("Optional") }
    return names.flatMap { program.types[$0] == nil ? [] : program.lineage(of: $0) }
  }

  /// The extensions of what the class of an object comes from in frameworks, and the protocols that they have it conform to.
  func addedTypes(to own: String) -> [SourceType] {
    frameworks.classes(above: program.foreignAncestors(of: own) + [own]).flatMap {
      program.types[$0]?.sort == .extension ? program.lineage(of: $0) : []
    }
  }

  /// A member that a framework would find, as a term.
  mutating func foreignMember(
    _ name: String, of value: Value, at place: CodePlace
  ) -> Value {
    let term = Term(form: .member, name: name, base: value, arguments: [], place: place)
    return state.members[term] ?? firstFound(name, of: value, at: place)
  }

  /// What a member of a framework's is before any code has set it.
  mutating func firstFound(_ name: String, of value: Value, at place: CodePlace) -> Value {
    if let model = frameworks.model, let known = model.read(name, of: value, by: &self, at: place) {
      return known
    }
    return .term(Term(form: .member, name: name, base: value, arguments: [], place: place))
  }

  /// A member of a value whose type the program declares.
  mutating func readDeclared(
    _ name: String, of value: Value, knownAs known: String?, at place: CodePlace
  ) -> Value {
    guard let own = typeName(of: value) else { return unknown(.undeclared(name), at: place) }
    if case .object(let id) = value, openLooks[id]?.contains(name) == true {
      return Self.stateTerm(name, of: value, at: place)
    }
    if case .enumeration(let enumeration) = value, name == "rawValue" {
      return rawValue(of: enumeration, at: place)
    }
    if name.hasPrefix("$"), let wrapped = projected(String(name.dropFirst()), of: value, at: place)
    {
      return wrapped
    }
    if name.hasPrefix("_"), let field = fields(of: value)[String(name.dropFirst())] { return field }
    let lineage = program.lineage(of: own)
    for type in lineage + addedTypes(to: own) {
      // What a class has comes before what protocols add to it.
      if type.sort == .protocol, let known = inherited(name, of: value, at: place) { return known }
      if let property = type.property(name, isStatic: false, fromFile: place.file) {
        if frameworks.followsErrors, type.sort != .protocol, hidesDefault(property, in: lineage) {
          if known == nil { return unknown(.unsupported("which \(name) is read"), at: place) }
          if let known, program.types[known]?.sort == .protocol { continue }
        }
        return read(property, of: value, in: type, at: place)
      }
      if let function = type.functions[name]?.first(where: { !$0.isStatic }) {
        return .function(.source(function, receiver: value))
      }
    }
    if let field = fields(of: value)[name] { return field }
    return foreignMember(name, of: value, at: place)
  }

  /// A member that a framework's class has; nil where it is not known.
  mutating func inherited(
    _ name: String, of value: Value, at place: CodePlace
  ) -> Value? {
    guard let model = frameworks.model, case .object(let id) = value else { return nil }
    if let field = state.objects[id.number].fields[name],
      !program.lineage(of: state.objects[id.number].type).contains(where: {
        $0.property(name, isStatic: false) != nil && $0.isReference
      })
    {
      return field
    }
    return model.read(name, of: value, by: &self, at: place)
  }

  /// The stored fields of a value of the program's.
  func fields(of value: Value) -> [String: Value] {
    switch value {
    case .structure(let value): value.fields
    case .object(let id): state.objects[id.number].fields
    default: [:]
    }
  }

  /// A property of a value, as it is stored or computed.
  mutating func read(
    _ property: SourceProperty, of value: Value, in type: SourceType, at place: CodePlace
  ) -> Value {
    if property.isOpen { noteOpen(property.name, at: property.place) }
    if let own = wrappedByProgram(property, at: place) { return own }
    if property.accessors.get != nil { return compute(property, of: value, in: type, at: place) }
    // An environment is that of where a view is shown, which comes after the view was made.
    if let own = ownEnvironment(of: property, at: place) { return own }
    if property.wrapper?.name.hasPrefix("Environment") == true,
      let given = frameworks.wrapped(property, of: type.name)
    {
      return unwrapped(given, of: property)
    }
    if let field = fields(of: value)[property.name] {
      return unwrapped(field, of: property)
    }
    // A lazy property, and one of an object whose initializer has not come to it yet.
    let make: (inout Evaluator) -> Value = { evaluator in
      evaluator.firstValue(of: property, in: type, selfValue: value, at: place)
    }
    guard case .object(let id) = value, property.isLazy || property.value != nil else {
      return unwrapped(property.isLazy ? once(property, make) : make(&self), of: property)
    }
    let first = begin(.field(id, property, of: type)) {
      property.isLazy ? $0.once(property, make) : make(&$0)
    }
    return unwrapped(first, of: property)
  }

  /// What a property is first.
  mutating func firstValue(
    of property: SourceProperty, in type: SourceType, selfValue: Value?, at place: CodePlace
  ) -> Value {
    if let given = frameworks.wrapped(property, of: type.name) { return given }
    guard let expression = property.value else {
      if property.type?.isOptional == true { return .nothing }
      return unknown(.input(property.name), at: property.place)
    }
    let selfCell = property.isLazy ? selfValue.map { makeCell($0) } : nil
    let frame = Frame(
      scope: nil, type: type.name, selfCell: selfCell, file: property.place.file)
    let first = giving(property.type, in: frame) { $0.evaluate(expression, in: frame) }
    let value = scaled(bound(first, to: property.type, in: frame), by: property.wrapper)
    guard let component = property.component else { return value }
    return read(String(component), of: value, at: place)
  }

  /// A number at the text size of the picture, where its wrapper asks for that.
  private func scaled(_ value: Value, by wrapper: Attribute?) -> Value {
    guard let wrapper, wrapper.name == "ScaledMetric", let number = value.number else {
      return value
    }
    var style = "body"
    if case .member(_, let name, _) = wrapper.arguments.first?.value.kind { style = name }
    return .double(frameworks.scaled(number, style))
  }

  /// Runs the getter of a property.
  mutating func compute(
    _ property: SourceProperty, of value: Value, in type: SourceType, keptIn cell: Int? = nil,
    at place: CodePlace
  ) -> Value {
    guard let body = property.accessors.get else { return .void }
    let frame = Frame(
      scope: nil, type: type.name, selfCell: cell ?? makeCell(value), file: property.place.file)
    let builder = builder(of: property, in: type)
    let result = giving(property.type, in: frame) {
      $0.call(body: body, in: frame, builder: builder, at: place)
    }
    return bound(result, to: property.type, in: frame)
  }

  private mutating func rawValue(of value: EnumerationValue, at place: CodePlace) -> Value {
    guard let type = program.types[value.type],
      let index = type.cases.firstIndex(where: { $0.name == value.name })
    else { return unknown(.undeclared("rawValue"), at: place) }
    if let raw = type.cases[index].rawValue {
      return evaluate(
        raw, in: Frame(scope: nil, type: type.name, selfCell: nil, file: type.place.file))
    }
    if type.inherited.first?.baseName == "String" { return .string(value.name) }
    var number = 0
    for other in type.cases.prefix(index + 1) {
      if case .integer(let digits) = other.rawValue?.kind {
        number = Self.integer(digits) ?? number
      }
      if other.name != value.name { number += 1 }
    }
    return .int(number)
  }
}

extension Value {
  /// A number that equal values share, the same in every run; nil for what is not known.
  fileprivate var knownHash: Int? {
    switch self {
    case .bool, .int, .double, .string, .array, .dictionary, .tuple, .enumeration, .structure:
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in written.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return Int(truncatingIfNeeded: hash)
    case .unknown, .void, .nothing, .object, .type, .function, .term, .choice, .group, .keyPath:
      return nil
    }
  }
}

extension Value {
  /// True for what is not there, and for a value of the standard library that is known.
  fileprivate var isOptionalOfTheLibrary: Bool {
    switch self {
    case .nothing, .bool, .int, .double, .string, .array, .dictionary: true
    case .unknown, .void, .tuple, .enumeration, .structure, .object, .type, .function, .term,
      .choice, .group, .keyPath:
      false
    }
  }
}

extension Evaluator {
  /// True in the code by which a controller loads its view, which lies in no window by then (https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()).
  fileprivate var isLoadingView: Bool {
    frameworks.followsErrors
      && openCalls.last.map { program.viewLoadings.contains($0.body) } == true
  }
}

extension Term {
  /// True for the view of a controller of the program's.
  fileprivate var isOwnView: Bool {
    form == .member && ["view", "viewIfLoaded"].contains(name) && base?.asObject != nil
  }
}
