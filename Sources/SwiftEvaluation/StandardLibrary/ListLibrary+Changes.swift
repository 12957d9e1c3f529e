/// What changes arrays and sets.
extension ListLibrary {
  /// What a function gives back and makes of a list in its place; nil where that is not known, and for one that changes nothing.
  static func change(
    _ name: String, _ values: [Value], _ arguments: [CallArgument], by evaluator: inout Evaluator,
    at place: CodePlace
  ) -> (value: Value, changed: Value?)? {
    let (first, label) = (arguments.first?.value, arguments.first?.label)
    switch (name, label, first) {
    case ("append", "contentsOf", .array(let more)): return (.void, .array(values + more))
    case ("append", nil, let value?): return (.void, .array(values + [value]))
    case ("insert", _, let value?):
      return insertion(of: value, into: values, arguments, by: &evaluator, at: place)
    case ("removeAll", nil, nil), ("removeAll", "keepingCapacity", _): return (.void, .array([]))
    case ("removeAll", _, let function?):
      let left = rest(of: values, without: function, by: &evaluator, at: place)
      return left.map { (.void, .array($0)) }
    case ("removeLast", nil, nil), ("popLast", nil, nil):
      return (values.last ?? .nothing, .array(values.dropLast()))
    case ("removeFirst", nil, nil), ("popFirst", nil, nil):
      return (values.first ?? .nothing, .array(Array(values.dropFirst())))
    case ("removeLast", nil, .int(let count)?) where values.indices.contains(count - 1):
      return (.void, .array(values.dropLast(count)))
    case ("removeFirst", nil, .int(let count)?) where values.indices.contains(count - 1):
      return (.void, .array(Array(values.dropFirst(count))))
    case ("remove", "at", .int(let index)?) where values.indices.contains(index):
      var rest = values
      let removed = rest.remove(at: index)
      return (removed, .array(rest))
    case ("remove", nil, let value?):
      return removal(of: value, from: values, by: &evaluator, at: place)
    case ("swapAt", nil, .int(let one)?):
      guard case .int(let other)? = arguments.last?.value, values.indices.contains(one),
        values.indices.contains(other)
      else { return nil }
      var swapped = values
      swapped.swapAt(one, other)
      return (.void, .array(swapped))
    case ("reverse", nil, nil): return (.void, .array(values.reversed()))
    case ("sort", nil, nil): return sorted(values).map { (.void, .array($0)) }
    case ("sort", _, let function?):
      return sorted(values, by: function, by: &evaluator, at: place).map { (.void, .array($0)) }
    default: return nil
    }
  }

  /// Puts a value into a set, where it may be already, or one or more at a place of a list.
  private static func insertion(
    of value: Value, into values: [Value], _ arguments: [CallArgument],
    by evaluator: inout Evaluator, at place: CodePlace
  ) -> (value: Value, changed: Value?)? {
    guard arguments.count == 2 else {
      let isThere = contains(value, values, by: &evaluator, at: place)
      return (.void, .array(isThere == true ? values : values + [value]))
    }
    guard case .int(let index) = arguments[1].value, (0...values.count).contains(index) else {
      return nil
    }
    var more = [value]
    if arguments[0].label == "contentsOf" {
      guard case .array(let list) = value else { return nil }
      more = list
    }
    return (.void, .array(Array(values[..<index]) + more + values[index...]))
  }

  /// Takes a value out of a set; nil where it is not known which one it is.
  private static func removal(
    of value: Value, from values: [Value], by evaluator: inout Evaluator, at place: CodePlace
  ) -> (value: Value, changed: Value?)? {
    var (rest, removed) = ([Value](), Value.nothing)
    for other in values {
      guard let isIt = evaluator.decided(evaluator.compared(other, value, at: place)) else {
        return nil
      }
      if isIt { removed = other } else { rest.append(other) }
    }
    return (removed, .array(rest))
  }

  private static func contains(
    _ value: Value, _ values: [Value], by evaluator: inout Evaluator, at place: CodePlace
  ) -> Bool? {
    evaluator.decided(
      values.reduce(.bool(false)) { found, other in
        evaluator.disjunction(found, evaluator.compared(other, value, at: place), at: place)
      })
  }

  /// The values that a function does not ask to be taken out; nil where it is not known of one.
  private static func rest(
    of values: [Value], without function: Value, by evaluator: inout Evaluator, at place: CodePlace
  ) -> [Value]? {
    var rest: [Value] = []
    for value in values {
      guard let goes = evaluator.decided(evaluator.applied(function, to: value, at: place)) else {
        return nil
      }
      if !goes { rest.append(value) }
    }
    return rest
  }
}
