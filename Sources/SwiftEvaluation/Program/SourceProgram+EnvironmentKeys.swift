import AfterimageSwiftTree

extension SourceProgram {
  /// True for a property that the program adds to the environment's values, and that holds what it was given last (https://developer.apple.com/documentation/swiftui/entry()).
  package func keepsEnvironment(_ name: String) -> Bool {
    guard let property = types["EnvironmentValues"]?.property(name, isStatic: false) else {
      return false
    }
    if property.isStored { return property.attributes.contains { $0.name == "Entry" } }
    guard let get = property.accessors.get, let set = property.accessors.set,
      property.accessors.willSet == nil, property.accessors.didSet == nil,
      let key = get.onlyExpression?.environmentKey,
      case .infix("=", let target, let value)? = set.body.onlyExpression?.kind,
      case .name(let given, _) = value.kind
    else { return false }
    return target.environmentKey == key && given == set.name ?? "newValue"
  }

  /// The names of the properties that the program adds to the environment's values.
  package var environmentNames: Set<String> {
    Set(types["EnvironmentValues"].map { Array($0.properties.keys) + $0.stored.map(\.name) } ?? [])
  }
}

extension Block {
  /// The expression that is all there is; nil where there is more, or something else.
  fileprivate var onlyExpression: Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .expression(let expression), .return(let expression?): return expression
    default: return nil
    }
  }
}

extension Expression {
  /// The type in `self[Key.self]`; nil for anything else.
  fileprivate var environmentKey: String? {
    guard case .subscript(let base, let arguments) = kind, case .name("self", _) = base.kind,
      arguments.count == 1, case .member(let type?, "self", _) = arguments[0].value.kind,
      case .name(let name, _) = type.kind
    else { return nil }
    return name
  }
}
