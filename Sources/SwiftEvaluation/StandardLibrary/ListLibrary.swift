/// What the standard library does to arrays.
enum ListLibrary {
  /// A property of an array; nil where it is not known.
  static func property(_ name: String, of values: [Value]) -> Value? {
    switch name {
    case "count": .int(values.count)
    case "isEmpty": .bool(values.isEmpty)
    case "first": values.first ?? .nothing
    case "last": values.last ?? .nothing
    case "indices": .array(values.indices.map { .int($0) })
    case "startIndex": .int(0)
    case "endIndex": .int(values.count)
    default: nil
    }
  }

  /// Calls a function of an array; nil where it is not known.
  static func call(
    _ name: String, on values: [Value], _ arguments: [CallArgument], by evaluator: inout Evaluator,
    at place: CodePlace
  ) -> (value: Value, changed: Value?)? {
    if let changed = change(name, values, arguments, by: &evaluator, at: place) { return changed }
    if let plain = plain(name, values, arguments) { return (plain, nil) }
    // A picture shows one of the orders that chance may bring; what a rule does by it is not known.
    if !evaluator.frameworks.followsErrors, arguments.isEmpty {
      if name == "shuffled" { return (.array(values), nil) }
      if name == "randomElement" { return (values.first ?? .nothing, nil) }
    }
    if let found = search(name, values, arguments, by: &evaluator, at: place) {
      return (found, nil)
    }
    guard let function = arguments.last?.value else { return nil }
    return mapped(name, values, function, arguments, by: &evaluator, at: place).map { ($0, nil) }
  }

  private static func plain(
    _ name: String, _ values: [Value], _ arguments: [CallArgument]
  ) -> Value? {
    let first = arguments.first?.value
    switch (name, first) {
    case ("reversed", nil): return .array(values.reversed())
    case ("enumerated", nil):
      return .array(
        values.enumerated().map {
          .tuple([
            Value.Element(label: "offset", value: .int($0)),
            Value.Element(label: "element", value: $1),
          ])
        })
    case ("prefix", .int(let count)): return .array(Array(values.prefix(max(0, count))))
    case ("suffix", .int(let count)): return .array(Array(values.suffix(max(0, count))))
    case ("dropFirst", nil): return .array(Array(values.dropFirst()))
    case ("dropLast", nil): return .array(Array(values.dropLast()))
    case ("dropFirst", .int(let count)): return .array(Array(values.dropFirst(max(0, count))))
    case ("dropLast", .int(let count)): return .array(Array(values.dropLast(max(0, count))))
    case ("joined", _):
      let texts = values.map(\.text)
      guard !texts.contains(nil) else { return nil }
      return .string(texts.compactMap(\.self).joined(separator: first?.text ?? ""))
    case ("sorted", nil): return sorted(values).map { .array($0) }
    case ("min", nil): return extreme(values) { $0 < $1 }
    case ("max", nil): return extreme(values) { $0 > $1 }
    default: return nil
    }
  }

  /// Whether, and where, a value is in a list; what is not known may be equal to any.
  private static func search(
    _ name: String, _ values: [Value], _ arguments: [CallArgument],
    by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    guard let argument = arguments.first, arguments.count == 1 else { return nil }
    func matches() -> [Value] { values.map { evaluator.compared($0, argument.value, at: place) } }
    switch (name, argument.label) {
    case ("contains", nil):
      if case .function = argument.value { return nil }
      return matches().reduce(.bool(false)) { evaluator.disjunction($0, $1, at: place) }
    case ("firstIndex", "of"):
      let truths = matches().map { evaluator.decided($0) }
      guard let first = truths.firstIndex(where: { $0 != false }) else { return .nothing }
      return truths[first] == true ? .int(first) : nil
    default: return nil
    }
  }

  /// Values in order; nil where it is not known which comes first.
  static func sorted(_ values: [Value]) -> [Value]? {
    let numbers = values.map(\.number)
    if !numbers.contains(nil) {
      return values.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
    let texts = values.map(\.text)
    guard !texts.contains(nil) else { return nil }
    return values.sorted { ($0.text ?? "") < ($1.text ?? "") }
  }

  /// Values in the order that a function says; nil where it does not tell of two which comes first.
  static func sorted(
    _ values: [Value], by function: Value, by evaluator: inout Evaluator, at place: CodePlace
  ) -> [Value]? {
    // Each is compared with those before it.
    guard values.count <= mostCompared else { return nil }
    var sorted: [Value] = []
    for value in values {
      var index = sorted.count
      while index > 0 {
        let pair = [CallArgument(value: value), CallArgument(value: sorted[index - 1])]
        guard let isFirst = evaluator.decided(evaluator.call(function, pair, at: place)) else {
          return nil
        }
        if !isFirst { break }
        index -= 1
      }
      sorted.insert(value, at: index)
    }
    return sorted
  }

  private static let mostCompared = 64

  private static func extreme(_ values: [Value], _ isBetter: (Double, Double) -> Bool) -> Value? {
    guard !values.isEmpty else { return .nothing }
    var best: Value?
    for value in values {
      guard let number = value.number else { return nil }
      if let known = best?.number, !isBetter(number, known) { continue }
      best = value
    }
    return best
  }

  private static func mapped(
    _ name: String, _ values: [Value], _ function: Value, _ arguments: [CallArgument],
    by evaluator: inout Evaluator, at place: CodePlace
  ) -> Value? {
    func apply(_ value: Value) -> Value {
      evaluator.applied(function, to: value, at: place)
    }
    switch name {
    case "map": return .array(values.map(apply))
    case "forEach":
      for value in values { _ = apply(value) }
      return .void
    case "compactMap":
      let results = values.map(apply)
      let truths = results.map { evaluator.isThere($0, at: place) }
      return evaluator.list(of: results.map(evaluator.present), where: truths)
    case "flatMap":
      return .array(
        values.flatMap { value -> [Value] in
          let result = evaluator.applied(function, to: value, at: place)
          return evaluator.elements(of: result, at: place)
        })
    case "filter": return evaluator.list(of: values, where: values.map(apply))
    case "first", "firstIndex":
      var truths: [Value] = []
      for value in values {
        truths.append(apply(value))
        // Those after the first of which it holds are not asked.
        if evaluator.decided(truths[truths.count - 1]) == true { break }
      }
      let found = name == "first" ? values : values.indices.map { .int($0) }
      return evaluator.first(of: found, where: truths)
    case "contains", "allSatisfy":
      return evaluator.finding(name == "contains", among: values, by: function, at: place)
    case "sorted":
      return sorted(values, by: function, by: &evaluator, at: place).map { .array($0) }
    case "reduce":
      guard var result = arguments.first?.value else { return nil }
      for value in values {
        result = evaluator.call(
          function, [CallArgument(value: result), CallArgument(value: value)], at: place)
      }
      return result
    default: return nil
    }
  }
}

extension Evaluator {
  /// How many elements of a list may be in another one or not.
  private static let mostOpen = 3

  /// Those of some values of which something holds: of a few of which that is not known a choice, of more nil.
  ///
  /// Where whatever is asked for is there, so are these.
  func list(of values: [Value], where truths: [Value]) -> Value? {
    let all = zip(values, truths).filter { decided($1) != false }
    guard frameworks.followsErrors else { return .array(all.map(\.0)) }
    guard all.count(where: { decided($1) == nil }) <= Self.mostOpen else { return nil }
    return all.reversed().reduce(.array([])) { rest, element in
      let more = rest.beginning(with: element.0)
      return decided(element.1) == true ? more : .choice(element.1, then: more, otherwise: rest)
    }
  }

  /// The first of some values of which something holds, or nothing: where that is not known of a few before it a choice, of more nil.
  ///
  /// Where whatever is asked for is there, so is the first that it may be.
  func first(of values: [Value], where truths: [Value]) -> Value? {
    let all = zip(values, truths).filter { decided($1) != false }
    guard frameworks.followsErrors else { return all.first?.0 ?? .nothing }
    let sure = all.firstIndex { decided($1) == true }
    let open = all.prefix(sure ?? all.count)
    guard open.count <= Self.mostOpen else { return nil }
    return open.reversed().reduce(sure.map { all[$0].0 } ?? .nothing) { rest, element in
      .choice(element.1, then: element.0, otherwise: rest)
    }
  }

  /// Whether one of some values, or each, meets what a function asks; of those after the first that decides it is not called.
  ///
  /// - Parameter searched: true asks for one that does, false for one that does not.
  mutating func finding(
    _ searched: Bool, among values: [Value], by function: Value, at place: CodePlace
  ) -> Value {
    var result = Value.bool(!searched)
    for value in values {
      if decided(result) == searched { break }
      guard decided(result) == nil else {
        result = applied(function, to: value, at: place)
        continue
      }
      let former = result
      runWhere(former, !searched, at: place) { evaluator in
        let truth = evaluator.applied(function, to: value, at: place)
        result =
          searched
          ? evaluator.disjunction(former, truth, at: place)
          : evaluator.conjunction(former, truth, at: place)
      }
    }
    return result
  }

  /// Runs something where a condition holds, or does not.
  private mutating func runWhere(
    _ condition: Value, _ holds: Bool, at place: CodePlace, _ run: (inout Evaluator) -> Void
  ) {
    _ = fork(
      on: condition, at: place,
      then: {
        if holds { run(&$0) }
        return .next
      },
      otherwise: {
        if !holds { run(&$0) }
        return .next
      })
  }

  /// The values without those that surely equal one before them.
  mutating func distinct(_ values: [Value], at place: CodePlace) -> [Value] {
    // Of more than a few it is not asked, as each is compared with all before it.
    guard values.count <= 256 else { return values }
    var distinct: [Value] = []
    for value in values {
      let isKnown = distinct.contains { decided(compared($0, value, at: place)) == true }
      if !isKnown { distinct.append(value) }
    }
    return distinct
  }

  /// What a function or a key path makes of a value.
  mutating func applied(_ function: Value, to value: Value, at place: CodePlace) -> Value {
    if case .keyPath(let names) = function {
      return names.reduce(value) { read($1, of: $0, at: place) }
    }
    return call(function, [CallArgument(value: value)], at: place)
  }
}

extension Value {
  /// A list, or a choice between some, with an element before those that it has.
  fileprivate func beginning(with element: Value) -> Value {
    switch self {
    case .array(let values): .array([element] + values)
    case .choice(let condition, let then, let otherwise):
      .choice(
        condition, then: then.beginning(with: element),
        otherwise: otherwise.beginning(with: element))
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .term, .group, .keyPath:
      self
    }
  }
}
