extension Value {
  /// The value in words, as tests compare it.
  package var written: String {
    switch self {
    case .unknown(let unknown): "?(\(unknown.reason.written))"
    case .void: "()"
    case .nothing: "nil"
    case .bool(let truth): String(truth)
    case .int(let number): String(number)
    case .double(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    case .array(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "["
        + (entries.isEmpty
          ? ":"
          : entries.map { $0.key.written + ": " + $0.value.written }.joined(separator: ", ")) + "]"
    case .tuple(let elements): "(" + elements.written + ")"
    case .enumeration(let value):
      "\(value.type).\(value.name)"
        + (value.payload.isEmpty ? "" : "(" + value.payload.written + ")")
    case .structure(let value):
      value.type + "{"
        + value.fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.written)" }
        .joined(separator: ", ") + "}"
    case .object(let id): "#\(id.number)"
    case .type(let name): name
    case .function: "{…}"
    case .term(let term): term.written
    case .choice(let condition, let then, let otherwise):
      "(\(condition.written) ? \(then.written) : \(otherwise.written))"
    case .group(let values): "{ " + values.map(\.written).joined(separator: "; ") + " }"
    case .keyPath(let names): "\\" + names.map { "." + $0 }.joined()
    }
  }
}

extension [Value.Element] {
  fileprivate var written: String {
    map { ($0.label.map { $0 + ": " } ?? "") + $0.value.written }.joined(separator: ", ")
  }
}

extension Term {
  /// The term in words, much as it stands in source.
  package var written: String {
    let given =
      arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.written }
      .joined(separator: ", ")
    let owner = base?.written ?? ""
    switch form {
    case .call: return (base == nil ? "" : owner + ".") + name + "(" + given + ")"
    case .member: return owner + "." + name
    case .name, .undeclared: return name
    case .subscript: return owner + "[" + given + "]"
    case .element: return "each(" + owner + ")"
    case .cast: return owner + " as " + name
    case .state: return owner + "." + name + "*"
    case .operation:
      if arguments.count == 2, name != "isThere" {
        return "(" + arguments[0].value.written + " " + name + " " + arguments[1].value.written
          + ")"
      }
      return name + "(" + given + ")"
    }
  }
}

extension Unknown.Reason {
  /// The reason in words, as tests compare it.
  package var written: String {
    switch self {
    case .foreign(let name): "made elsewhere: \(name)"
    case .input(let name): "given from outside: \(name)"
    case .undeclared(let name): "declared nowhere: \(name)"
    case .unsupported(let name): "not understood: \(name)"
    case .tooManySteps: "too many steps"
    case .tooDeep: "too deep"
    }
  }
}

extension Effect {
  /// The effect in words, as tests compare it, what lies in it further in.
  package func lines(indentedBy indent: String = "") -> [String] {
    switch self {
    case .call(let term): [indent + term.written]
    case .set(let owner, let property, let value, _):
      [indent + owner.written + "." + property + " = " + value.written]
    case .branch(let condition, let then, let otherwise, _):
      [indent + "if " + condition.written] + then.flatMap { $0.lines(indentedBy: indent + "  ") }
        + (otherwise.isEmpty
          ? [] : [indent + "else"] + otherwise.flatMap { $0.lines(indentedBy: indent + "  ") })
    case .within(let term, let effects):
      [indent + "within " + term.name]
        + effects.flatMap { $0.lines(indentedBy: indent + "  ") }
    case .deferred(let term, let effects):
      [indent + "later, by " + term.name]
        + effects.flatMap { $0.lines(indentedBy: indent + "  ") }
    case .possible(let term, let effects):
      [indent + "perhaps, by " + term.name]
        + effects.flatMap { $0.lines(indentedBy: indent + "  ") }
    case .gap(let unknown): [indent + "gap: " + unknown.reason.written]
    }
  }
}
