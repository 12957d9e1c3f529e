import AfterimageSwiftTree

/// Values that functions may change, behind an ampersand.
extension Evaluator {
  /// Makes a variable for a value that a call may change.
  mutating func handOver(_ value: Value, of target: Expression) -> Int {
    let cell = makeCell(value)
    handedOver.append((cell, target, value))
    return cell
  }

  /// Runs a call and puts back what it has changed of its arguments.
  mutating func handingOver(
    in frame: Frame, _ run: (inout Evaluator) -> Value
  ) -> Value {
    let count = handedOver.count
    let result = run(&self)
    let own = handedOver[count...]
    handedOver.removeSubrange(count...)
    for (cell, target, first) in own where state.cells[cell] != first {
      assign(state.cells[cell], to: target, in: frame)
    }
    return result
  }

  /// What a value is after a closure has changed it.
  package mutating func changed(
    _ value: Value, by closure: Value, _ others: [CallArgument] = [], at place: CodePlace
  ) -> Value {
    var argument = CallArgument(value: value)
    let cell = makeCell(value)
    argument.cell = cell
    _ = call(closure, [argument] + others, at: place)
    return state.cells[cell]
  }
}
