import AfterimageSwiftTree

/// Where it is not sure which of several functions is called.
extension Evaluator {
  /// Notes a gap where another function may be called than the one that was taken.
  mutating func noteAmbiguity(
    of taken: SourceFunction, among functions: [SourceFunction], for arguments: [CallArgument],
    at place: CodePlace
  ) {
    guard !likely(besides: taken, among: functions, for: arguments).isEmpty else { return }
    noteDoubt(of: taken, at: place)
  }

  /// What a call comes to where it is not sure which of several functions it runs, and all of these only compute; nil where the one that was taken has to be run, with a gap where that may be another.
  mutating func ambiguous(
    _ taken: SourceFunction, among functions: [SourceFunction], on receiver: Value?,
    for arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    let others = likely(besides: taken, among: functions, for: arguments)
    guard !others.isEmpty else { return nil }
    let all = [taken] + others
    if let value = computed(byOneOf: all, on: receiver, arguments, Self.doubt(of: taken), at: place)
    {
      return value
    }
    noteDoubt(of: taken, at: place)
    return nil
  }

  /// The functions that may be called instead of one.
  private func likely(
    besides taken: SourceFunction, among functions: [SourceFunction],
    for arguments: [CallArgument]
  ) -> [SourceFunction] {
    guard frameworks.followsErrors, functions.count > 1 else { return [] }
    return rivals(of: taken, among: functions, for: arguments).filter {
      !isSure(taken, over: $0, for: arguments)
    }
  }

  private static func doubt(of function: SourceFunction) -> Unknown.Reason {
    .unsupported("which \(function.declaration.name) is called")
  }

  /// Notes that it is not known which function of a name is called.
  mutating func noteDoubt(of function: SourceFunction, at place: CodePlace) {
    note(.gap(Unknown(reason: Self.doubt(of: function), place: place)))
  }

  /// The other functions that may take what is given, but for those that the one which was taken overrides.
  private func rivals(
    of taken: SourceFunction, among functions: [SourceFunction], for arguments: [CallArgument]
  ) -> [SourceFunction] {
    functions.filter { other in
      other != taken && other.declaration.body != nil && other.isStatic == taken.isStatic
        && Parameters(other.declaration.parameters).fit(arguments)
        && score(of: other.declaration.parameters, for: arguments) > -500
        && !(other.takesTheSame(as: taken) && overrides(taken, other))
        && other.declaration.isAsync == taken.declaration.isAsync
    }
  }

  /// True where a function is surely meant, and another one is not.
  private func isSure(
    _ taken: SourceFunction, over other: SourceFunction, for arguments: [CallArgument]
  ) -> Bool {
    let (own, others) = (taken.declaration.parameters, other.declaration.parameters)
    if other.takesTheSame(as: taken), !overrides(taken, other) { return false }
    let places = zip(
      Parameters(own).places(of: arguments), Parameters(others).places(of: arguments))
    return zip(arguments, places).allSatisfy { argument, places in
      guard let one = places.0, let two = places.1 else { return true }
      return isSure(own[one], over: others[two], of: other, for: argument.value)
    }
  }

  /// True for a function of another type in whose place one is: of the extensions of two protocols that of the one which comes from the other.
  private func overrides(_ taken: SourceFunction, _ other: SourceFunction) -> Bool {
    guard let own = taken.owner, let others = other.owner, own != others else { return false }
    guard program.types[own]?.sort == .protocol, program.types[others]?.sort == .protocol else {
      return true
    }
    return program.isKind(own, of: others)
  }

  private func isSure(
    _ taken: Parameter, over other: Parameter, of function: SourceFunction, for value: Value
  ) -> Bool {
    if taken.type == other.type { return taken.isVariadic == other.isVariadic || other.isVariadic }
    guard !taken.isVariadic, fits(value, taken.type) == true else { return false }
    // What takes only functions of one form is meant by what is written in that form.
    if taken.type.isFunctionItself { return !other.type.isFunctionItself }
    guard !taken.type.isOptional, !isBroad(taken.type, in: nil) else { return false }
    if isBroad(other.type, in: function) { return true }
    guard let own = typeName(of: value), !isReference(own), !other.type.isOptional else {
      return false
    }
    return (program.type(named: taken.type.baseName ?? "")?.name ?? taken.type.baseName) == own
  }

  /// True for a type that takes values of several.
  private func isBroad(_ type: WrittenType, in function: SourceFunction?) -> Bool {
    switch type {
    case .some, .any, .composition: return true
    default:
      guard let name = type.baseName else { return false }
      return ["Any", "AnyObject", "AnyHashable"].contains(name)
        || function?.declaration.generics.contains(name) == true
        || program.type(named: name)?.sort == .protocol
    }
  }

  private func isReference(_ name: String) -> Bool {
    program.type(named: name)?.isReference == true || frameworks.isReference(name)
  }

  // MARK: What only stands in the extension of a protocol

  /// The function of a protocol's extension that is called instead of a type's own where no more is known of a value than the protocol: no requirement leads from the one to the other.
  func hidden(
    behind own: SourceFunction, of type: String, for arguments: [CallArgument]
  ) -> SourceFunction? {
    guard let owner = own.owner, program.types[owner]?.sort != .protocol else { return nil }
    let all = program.lineage(of: type).filter { $0.sort == .protocol }
      .flatMap { $0.functions[own.declaration.name] ?? [] }
      .filter { $0.isStatic == own.isStatic }
    guard !all.contains(where: { $0.declaration.body == nil && isWitness(own, of: $0) }) else {
      return nil
    }
    return fitting(
      all.filter {
        $0.declaration.body != nil && score(of: $0.declaration.parameters, for: arguments) > -500
      }, for: arguments)
  }

  /// True where a function fulfils a requirement, as far as the types are known.
  private func isWitness(_ own: SourceFunction, of requirement: SourceFunction) -> Bool {
    own.fullName == requirement.fullName
      && zip(own.declaration.parameters, requirement.declaration.parameters).allSatisfy {
        $0.type == $1.type || $0.type.isOptional == $1.type.isOptional && !isKnown($1.type)
      }
  }

  private func isKnown(_ type: WrittenType) -> Bool {
    guard let name = type.baseName else { return false }
    return StandardLibrary.types.contains(name)
      || program.type(named: name).map { $0.sort != .protocol } == true
  }

  /// True where a property of a type's own hides one of a protocol's extension from those that know the protocol alone.
  func hidesDefault(_ property: SourceProperty, in lineage: [SourceType]) -> Bool {
    let protocols = lineage.filter { $0.sort == .protocol }
    return protocols.contains { $0.properties[property.name]?.accessors.get != nil }
      && !protocols.contains { $0.stored.contains { $0.name == property.name } }
  }

  /// The function that is called of those that a value has: the protocol's where no more is known of the value, and noted where that is not known.
  ///
  /// - Parameter known: the type that the value is known by; nil where it is not known.
  mutating func dispatched(
    _ own: SourceFunction, of type: String, knownAs known: String?, for arguments: [CallArgument],
    at place: CodePlace
  ) -> SourceFunction {
    guard frameworks.followsErrors, let hidden = hidden(behind: own, of: type, for: arguments)
    else { return own }
    guard let known else {
      noteDoubt(of: own, at: place)
      return own
    }
    return program.types[known]?.sort == .protocol ? hidden : own
  }
}

extension SourceFunction {
  /// True where two functions have the same labels and types.
  fileprivate func takesTheSame(as other: SourceFunction) -> Bool {
    fullName == other.fullName
      && declaration.parameters.map(\.type) == other.declaration.parameters.map(\.type)
      && declaration.parameters.map(\.isVariadic) == other.declaration.parameters.map(\.isVariadic)
  }
}
