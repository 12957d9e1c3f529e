import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// What calls are given, and what they may change.
extension WrittenTypes {
  /// The type of what a function takes for an argument of a call; nil where it is not known.
  func taken(
    _ argument: Argument, of arguments: [Argument], by callee: Expression, in scope: Scope
  ) -> WrittenType? {
    let functions = functions(called: callee, arguments, in: scope)
    guard !functions.isEmpty else { return taken(argument, making: callee, in: scope) }
    let place = arguments.firstIndex { $0.value.offset == argument.value.offset } ?? 0
    let taken = functions.map { owned -> WrittenType? in
      let parameters = owned.function.declaration.parameters
      let named = parameters.filter { $0.label == argument.label && argument.label != nil }
      let own = named.count == 1 ? named.first : nil
      // Without a label what stands in its place is meant, where nothing before it can be left out.
      let isInPlace =
        argument.label == nil && place < parameters.count && parameters[place].label == nil
        && parameters.prefix(place).allSatisfy { $0.defaultValue == nil && !$0.isVariadic }
      guard let parameter = own ?? (isInPlace ? parameters[place] : nil) else { return nil }
      return closed(
        resolved(parameter.type, in: Scope(owner: owned.owner)), owned.openNames)
    }
    return Set(taken).count == 1 ? taken[0] : nil
  }

  /// The type of the property that an argument gives a value, where a structure is made by its properties.
  private func taken(
    _ argument: Argument, making callee: Expression, in scope: Scope
  ) -> WrittenType? {
    guard case .name(let name, _) = callee.bare.kind, name.first?.isUppercase == true,
      let label = argument.label, let type = type(named: name), type.sort == .structure,
      type.initializers.isEmpty, let property = type.property(label, isStatic: false),
      property.wrapper == nil
    else { return nil }
    return property.type.flatMap {
      closed(resolved($0, in: Scope(owner: type)), type.openNames)
    }
  }

  /// False for a function that leaves what holds the value as it was of which it is called: one of an object, and one of the program's own that changes no value.
  func mayChange(
    _ value: Expression, by callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    guard let type = type(of: value, in: scope)?.unwrapped, let name = type.baseName else {
      return true
    }
    if case .metatype = type { return true }
    let functions = functions(called: callee, arguments, in: scope)
    if functions.contains(where: \.function.isMutating) { return true }
    if isObject(name) { return false }
    // A framework's value may have such a function besides those that the program adds.
    return functions.isEmpty || types(named: name).allSatisfy { $0.sort == .extension }
  }

  /// True for a class of the program's own or of a framework, whose objects are changed apart from what holds them.
  private func isObject(_ name: String) -> Bool {
    let own = types(named: name)
    if own.contains(where: { $0.sort != .extension }) {
      return own.allSatisfy { $0.isReference && $0.sort != .protocol }
    }
    return Frameworks().classes(above: [name]).count > 1
  }
}

extension Expression {
  /// True for what a dot without a value before it begins, or a list of such, or a choice between some.
  var beginsWithDot: Bool {
    switch bare.kind {
    case .call(let callee, _): callee.beginsWithDot
    case .member(nil, _, _): true
    case .conditional(_, let one, let other): one.beginsWithDot || other.beginsWithDot
    case .array(let elements): elements.contains(where: \.beginsWithDot)
    default: false
    }
  }
}
