import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// All names in code by which a value of a type can come to be: those of expressions, and those of the types that are written.
struct WrittenNames: SourceVisitor {
  /// The names, without those of what they lie in.
  private(set) var names: Set<String> = []

  /// Looks through a declaration.
  init(in declaration: Declaration) { walk(declaration) }

  /// Looks through a statement.
  init(in statement: Statement) { walk(statement) }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, let types), .member(_, let name, let types):
      names.insert(name)
      for type in types { add(type) }
    case .cast(_, _, let type), .isType(_, let type), .type(let type), .keyPath(let type?, _):
      add(type)
    case .closure(let closure):
      for value in closure.captures.compactMap(\.value) { walk(value) }
      for type in (closure.parameters ?? []).compactMap(\.type) { add(type) }
    case .integer, .float, .boolean, .nil, .string, .call, .subscript, .tuple, .array, .dictionary,
      .prefix, .postfix, .infix, .conditional, .optionalChain, .forceUnwrap, .attempt, .await,
      .reference, .keyPath, .macro, .statement, .pattern, .discard, .other:
      break
    }
  }

  mutating func visit(_ declaration: Declaration) {
    for argument in declaration.attributes.flatMap(\.arguments) { walk(argument.value) }
    switch declaration.kind {
    case .type(let type): for inherited in type.inherited { add(inherited) }
    case .function(let function), .initializer(let function), .subscript(let function, _):
      for parameter in function.parameters { add(parameter.type) }
      if let result = function.result { add(result) }
    case .variable(let variable): for type in variable.bindings.compactMap(\.type) { add(type) }
    case .cases(let cases): for part in cases.flatMap(\.payload) { add(part.type) }
    case .alias(_, let type): add(type)
    case .import, .deinitializer, .macro, .conditional, .other: break
    }
  }

  private mutating func add(_ type: WrittenType) {
    switch type {
    case .name(let name, let inner):
      names.insert(name.lastPart)
      for type in inner { add(type) }
    case .member(let outer, let name, let inner):
      names.insert(name)
      for type in [outer] + inner { add(type) }
    case .optional(let type), .unwrapped(let type), .array(let type), .some(let type),
      .any(let type), .metatype(let type):
      add(type)
    case .dictionary(let key, let value): for type in [key, value] { add(type) }
    case .tuple(let elements): for element in elements { add(element.type) }
    case .function(let elements, let result):
      for type in elements.map(\.type) + [result] { add(type) }
    case .composition(let types): for type in types { add(type) }
    case .other(let text):
      names.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
  }
}
