import AfterimageSwiftTree

/// What views find in their environment.
extension Evaluator {
  /// What a property finds by the path of a key that nobody has given a value, or of which it wants a part; nil where it has another source.
  mutating func ownEnvironment(of property: SourceProperty, at place: CodePlace) -> Value? {
    guard let wrapper = property.wrapper, wrapper.name == "Environment",
      case .keyPath(_, let names) = wrapper.arguments.first?.value.kind, let name = names.first
    else { return nil }
    if names.count == 1, frameworks.environment[name] != nil { return nil }
    guard let whole = frameworks.environment[name] ?? firstEnvironment(name, at: place) else {
      return nil
    }
    return names.dropFirst().reduce(whole) { read($1, of: $0, at: place) }
  }

  /// What the path of a key leads to in the environment; nil where that is not known.
  package mutating func environmentValue(_ names: [String], at place: CodePlace) -> Value? {
    guard let name = names.first,
      let whole = frameworks.environment[name] ?? firstEnvironment(name, at: place)
    else { return nil }
    return names.dropFirst().reduce(whole) { read($1, of: $0, at: place) }
  }

  /// Gives what a path leads to another value, in the environment of all that is read from now on.
  package mutating func setEnvironment(_ names: [String], to value: Value, at place: CodePlace) {
    guard let name = names.first else { return }
    guard names.count > 1, let whole = environmentValue([name], at: place) else {
      frameworks.environment[name] = asKey(name, value)
      return
    }
    frameworks.environment[name] =
      setting(names.dropFirst(), of: whole, to: value, at: place) ?? whole
  }

  /// A value of the type of a key, where the program declares that: `.init(…)` makes one of that type.
  private mutating func asKey(_ name: String, _ value: Value) -> Value {
    guard case .term = value, let values = program.types["EnvironmentValues"],
      let declared = values.property(name, isStatic: false), let type = declared.type
    else { return value }
    let frame = Frame(
      scope: nil, type: values.name, selfCell: nil, file: declared.place.file)
    return bound(value, to: type, in: frame)
  }

  /// The value that a key of the program's has at first; nil where it is none, or where what views find is not known.
  private mutating func firstEnvironment(_ name: String, at place: CodePlace) -> Value? {
    guard frameworks.isFirstLaunch, let values = program.types["EnvironmentValues"],
      let declared = values.property(name, isStatic: false)
    else { return nil }
    if declared.value != nil {
      return firstValue(of: declared, in: values, selfValue: nil, at: place)
    }
    guard let body = declared.accessors.get else { return nil }
    var search = KeySearch()
    search.walk(body)
    guard let key = search.key, let type = program.type(named: key, within: values.name) else {
      return nil
    }
    return readStatic("defaultValue", of: type.name, at: place)
  }
}

/// The type in `self[Key.self]`.
private struct KeySearch: SourceVisitor {
  var key: String?

  mutating func visit(_ expression: Expression) {
    guard case .subscript(_, let arguments) = expression.kind,
      case .member(let base?, "self", _) = arguments.first?.value.kind
    else { return }
    switch base.kind {
    case .name(let name, _): key = key ?? name
    case .member(_, let name, _): key = key ?? name
    default: break
    }
  }
}
