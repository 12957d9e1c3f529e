import AfterimageSwiftTree

/// What views find in their environment that nobody has put there.
extension Evaluator {
  /// The value that a key of the program's has at first; nil where it is given, or no key of the program's.
  mutating func ownEnvironment(of property: SourceProperty, at place: CodePlace) -> Value? {
    guard frameworks.isFirstLaunch, let wrapper = property.wrapper, wrapper.name == "Environment",
      case .keyPath(_, let names) = wrapper.arguments.first?.value.kind, let name = names.first,
      frameworks.environment[name] == nil,
      let values = program.types["EnvironmentValues"],
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
