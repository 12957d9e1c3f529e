import AfterimageSwiftTree

/// Result builders of the program's.
extension Evaluator {
  /// What a builder of the program's makes of what stands in its closure; of any other that itself.
  mutating func assembled(
    _ built: Value, by builder: String?, in frame: Frame, at place: CodePlace
  ) -> Value {
    guard let builder, builder != Self.viewBuilder,
      let type = program.type(named: builder, within: frame.type),
      type.functions["buildBlock"] != nil || type.functions["buildPartialBlock"] != nil
    else { return built }
    let parts = parts(of: built).map { one("buildExpression", [$0], of: type, at: place) ?? $0 }
    let block = block(of: parts, by: type, at: place)
    return one("buildFinalResult", [block], of: type, at: place) ?? block
  }

  private func parts(of built: Value) -> [Value] {
    switch built {
    case .void: []
    case .group(let values): values
    default: [built]
    }
  }

  private mutating func block(
    of parts: [Value], by type: SourceType, at place: CodePlace
  ) -> Value {
    guard let first = parts.first, type.functions["buildPartialBlock"] != nil else {
      return one("buildBlock", parts, of: type, at: place)
        ?? (parts.count == 1 ? parts[0] : .group(parts))
    }
    let begun = one(CallArgument(label: "first", value: first), of: type, at: place) ?? first
    return parts.dropFirst().reduce(begun) { all, next in
      let arguments = [
        CallArgument(label: "accumulated", value: all), CallArgument(label: "next", value: next),
      ]
      return call("buildPartialBlock", on: .type(type.name), arguments, at: place).value
    }
  }

  private mutating func one(
    _ first: CallArgument, of type: SourceType, at place: CodePlace
  ) -> Value? {
    guard fitting(type.functions["buildPartialBlock"] ?? [], for: [first]) != nil else {
      return nil
    }
    return call("buildPartialBlock", on: .type(type.name), [first], at: place).value
  }

  /// What a function of the builder makes of some values; nil where it has none that takes them.
  private mutating func one(
    _ name: String, _ values: [Value], of type: SourceType, at place: CodePlace
  ) -> Value? {
    let arguments = values.map { CallArgument(value: $0) }
    guard fitting(type.functions[name] ?? [], for: arguments) != nil else { return nil }
    return call(name, on: .type(type.name), arguments, at: place).value
  }
}
