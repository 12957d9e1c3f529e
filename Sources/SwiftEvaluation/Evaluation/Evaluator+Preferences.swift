import AfterimageSwiftTree

/// What views tell those around them.
extension Evaluator {
  /// What a preference is where no view says anything.
  package mutating func firstPreference(_ key: String, at place: CodePlace) -> Value {
    read("defaultValue", of: .type(key), at: place)
  }

  /// Two preferences of a key as one, as its `reduce` has it.
  package mutating func reduced(
    _ key: String, _ value: Value, _ next: Value, at place: CodePlace
  ) -> Value {
    let cell = makeCell(value)
    var first = CallArgument(label: "value", value: value)
    first.cell = cell
    let second = CallArgument(label: "nextValue", value: constant(next))
    _ = call("reduce", on: .type(key), [first, second], at: place)
    return state.cells[cell]
  }

  /// A closure that always comes to the same.
  mutating func constant(_ value: Value) -> Value {
    let name = "value"
    let scope = Scope(name, makeCell(value), in: nil)
    let statement = Statement(.expression(Expression(.name(name, []), at: 0)), at: 0)
    return .function(
      .closure(
        ClosureValue(
          closure: Closure(parameters: nil, body: Block([statement])),
          frame: Frame(scope: scope, type: nil, selfCell: nil, file: 0), builder: nil)))
  }
}
