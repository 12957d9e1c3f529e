import AfterimageSwiftEvaluation
import AfterimageSwiftTree

extension SourceProgram {
  /// The names of properties and variables that may have values which can be called, where a type of the program's has such; none where no type has.
  var callableNames: Set<String> {
    let callable = types.values.filter { $0.functions["callAsFunction"] != nil }
    guard !callable.isEmpty else { return [] }
    // What is added to types of others may be of any.
    if callable.contains(where: { $0.sort == .extension }) { return propertyNames }
    let names = names(of: callable).union(aliasNames).union(["Any", "AnyObject", "NSObject"])
    let own = types.values.flatMap { type in
      let names = names.union(type.openNames)
      return (type.stored + type.properties.values).filter { $0.mayBe(ofAny: names) }
    }
    return Set((own + variables.values.filter { $0.mayBe(ofAny: names) }).map(\.name))
  }

  private var propertyNames: Set<String> {
    Set(types.values.flatMap { $0.stored.map(\.name) + $0.properties.keys }).union(variables.keys)
  }

  /// The names of types, of those that come from them, and of all that values of them are besides.
  private func names(of callable: [SourceType]) -> Set<String> {
    let own = Set(callable.map(\.name))
    let below = types.values.filter { type in
      lineage(of: type.name).contains { own.contains($0.name) }
    }
    let above = callable.flatMap { lineage(of: $0.name) }
    return Set((below + above).map(\.name.lastPart))
      .union(callable.flatMap { foreignAncestors(of: $0.name) })
  }
}

extension SourceProperty {
  /// True for one of some types, by their names, or of one that is not written.
  fileprivate func mayBe(ofAny names: Set<String>) -> Bool {
    guard component == nil, let type = type?.unwrapped else {
      return component != nil || value?.isLiteral != true
    }
    return switch type {
    case .function, .array, .dictionary, .tuple: false
    case .name(let name, _), .member(_, let name, _): names.contains(name)
    case .optional, .unwrapped, .some, .any, .composition, .metatype, .other: true
    }
  }
}

extension Expression {
  /// True for a number, a text or a truth that is written out.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string: true
    default: false
    }
  }
}
