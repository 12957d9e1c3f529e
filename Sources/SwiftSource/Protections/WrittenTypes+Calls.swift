import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The types of what calls give back, and the functions that they may mean.
extension WrittenTypes {
  /// What a call gives back; nil where that is not known.
  func result(
    of callee: Expression, _ arguments: [Argument], in scope: Scope, steps: Int
  ) -> WrittenType? {
    switch callee.bare.kind {
    case .name(let name, let inner):
      if let known = scope.type(named: name, at: callee.offset) { return known?.result }
      if name == "Self" { return scope.owner.map { .name($0.name.lastPart, []) } }
      if name.first?.isUppercase == true { return .name(name, inner) }
      return result(of: functions(called: callee, arguments, in: scope), scope.owner)
    case .member(let value?, let name, let inner):
      let base = type(of: value, in: scope, steps: steps)?.unwrapped
      if case .metatype(let type)? = base {
        if name == "init" { return type }
        if name.first?.isUppercase == true { return .member(type, name, inner) }
        let all = types(named: type.baseName)
        if all.contains(where: { $0.cases.contains { $0.name == name } }) { return type }
        return result(
          of: all.flatMap { functions(name, of: $0) }.fitting(arguments),
          all.count == 1 ? all[0] : nil)
      }
      let all = types(named: base?.baseName)
      if case let functions = all.flatMap({ functions(name, of: $0) }), !functions.isEmpty {
        return result(of: functions.fitting(arguments), all.count == 1 ? all[0] : nil)
      }
      return standardResult(of: name, arguments, calledOf: value, in: scope, steps: steps)
    case .type(let type): return type
    case .array(let elements) where elements.count == 1:
      guard case .metatype(let element)? = type(of: elements[0], in: scope, steps: steps) else {
        return nil
      }
      return .array(element)
    default: return nil
    }
  }

  /// Those of the program's functions that a call may mean which take what it is given; none where that is not known.
  func functions(
    called callee: Expression, _ arguments: [Argument], in scope: Scope
  ) -> [OwnedFunction] {
    functions(called: callee, in: scope).fitting(arguments)
  }

  /// The program's functions that a call may mean, those that make values among them; none where that is not known.
  func functions(called callee: Expression, in scope: Scope) -> [OwnedFunction] {
    switch callee.bare.kind {
    case .name(let name, _):
      guard scope.type(named: name, at: callee.offset) == nil else { return [] }
      if name.first?.isUppercase == true { return initializers(of: name) }
      let own = scope.owner.map { functions(name, of: $0) } ?? []
      return own.isEmpty
        ? (program.functions[name] ?? []).map { OwnedFunction(function: $0, owner: nil) } : own
    case .member(let base?, let name, _):
      let base = type(of: base, in: scope)?.unwrapped
      if case .metatype(let type)? = base {
        if name == "init" { return type.baseName.map(initializers) ?? [] }
        return types(named: type.baseName).flatMap { functions(name, of: $0) }
      }
      return types(named: base?.baseName).flatMap { functions(name, of: $0) }
    default: return []
    }
  }

  private func initializers(of name: String) -> [OwnedFunction] {
    types(named: name).flatMap { type in
      type.initializers.map { OwnedFunction(function: $0, owner: type) }
    }
  }

  private func functions(_ name: String, of owner: SourceType) -> [OwnedFunction] {
    program.lineage(of: owner.name).flatMap { type in
      (type.functions[name] ?? []).map { OwnedFunction(function: $0, owner: type) }
    }
  }

  /// What all of some functions give back.
  private func result(of functions: [OwnedFunction], _ owner: SourceType?) -> WrittenType? {
    let results = Set(
      functions.map { owned in
        owned.function.declaration.result.map {
          resolved($0, in: Scope(owner: owned.owner))
        }
      })
    guard results.count == 1, let result = results.first.flatMap(\.self) else { return nil }
    let generics = functions.reduce(owner?.openNames ?? []) { $0.union($1.openNames) }
    guard result.unwrapped.baseName != "Self" else {
      return owner.map { .name($0.name.lastPart, []) }
    }
    return closed(result, generics)
  }
}

/// A function with the type that has it.
struct OwnedFunction {
  /// The function.
  let function: SourceFunction
  /// The type; nil where it is of none.
  let owner: SourceType?

  /// The names in it that stand for any type.
  var openNames: Set<String> {
    (owner?.openNames ?? []).union(function.declaration.generics)
  }
}

extension [OwnedFunction] {
  /// Those that take what a call gives them, by its labels; all where none seems to.
  func fitting(_ arguments: [Argument]) -> [OwnedFunction] {
    guard count > 1 else { return self }
    let fitting = filter { owned in
      let labels = owned.function.declaration.parameters.map(\.label)
      let isVariadic = owned.function.declaration.parameters.contains(where: \.isVariadic)
      return (isVariadic || arguments.count <= labels.count)
        && arguments.allSatisfy { $0.label == nil || labels.contains($0.label) }
    }
    return fitting.isEmpty ? self : fitting
  }
}

extension WrittenType {
  /// What a function of the type gives back.
  fileprivate var result: WrittenType? {
    if case .function(_, let result) = unwrapped { result } else { nil }
  }
}
