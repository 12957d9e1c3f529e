import AfterimageSwiftTree

/// Sequences and what subscripts find.
extension Evaluator {
  /// The elements of a sequence; of one that is not known a single one that stands for all.
  package mutating func elements(of sequence: Value, at place: CodePlace) -> [Value] {
    switch sequence {
    case .array(let values), .group(let values): return values
    case .string(let text): return text.map { .string(String($0)) }
    case .dictionary(let entries):
      return entries.map {
        .tuple([
          Value.Element(label: "key", value: $0.key),
          Value.Element(label: "value", value: $0.value),
        ])
      }
    case .nothing, .void: return []
    case .term(let term):
      // One more than are run shows that there are more.
      if let numbers = StandardLibrary.numbers(in: term, atMost: bounds.turns + 1) {
        return numbers.map { .int($0) }
      }
      if let known = frameworks.elements(of: term) ?? pairs(of: term, at: place) { return known }
      if let each = term.eachOfSurfaces { return [each] }
      return [
        .term(Term(form: .element, name: "", base: sequence, arguments: [], place: place))
      ]
    case .choice(_, let then, let otherwise):
      let one = elements(of: then, at: place)
      return one.isEmpty ? elements(of: otherwise, at: place) : one
    case .unknown: return [sequence]
    case .bool, .int, .double, .tuple, .enumeration, .structure, .object, .type, .function,
      .keyPath:
      return [
        .term(Term(form: .element, name: "", base: sequence, arguments: [], place: place))
      ]
    }
  }

  /// True for a sequence of which it is not known how many elements it has, and which counts for all that it may have.
  ///
  /// Scenes, windows and what views hold stand for themselves: what is done to each of none is nothing.
  func isOpen(_ sequence: Value) -> Bool {
    guard frameworks.followsErrors else { return false }
    switch sequence {
    case .array, .group, .string, .dictionary, .nothing, .void: return false
    case .choice(_, let then, let otherwise):
      return isOpen(then) || isOpen(otherwise) || isListed(then) && isListed(otherwise)
    case .term(let term):
      return StandardLibrary.numbers(in: term, atMost: 1) == nil
        && frameworks.elements(of: term) == nil && !term.isZip && !term.isOfViews
    case .unknown, .bool, .int, .double, .tuple, .enumeration, .structure, .object, .type,
      .function, .keyPath:
      return true
    }
  }

  /// True for a list that stands in the code, or none.
  private func isListed(_ sequence: Value) -> Bool {
    switch sequence {
    case .array, .string, .dictionary, .nothing, .void: true
    case .choice(_, let then, let otherwise): isListed(then) && isListed(otherwise)
    case .unknown, .bool, .int, .double, .tuple, .enumeration, .structure, .object, .type,
      .function, .term, .group, .keyPath:
      false
    }
  }

  /// The pairs of two sequences, of which one may count on without an end; nil for anything else.
  private mutating func pairs(of term: Term, at place: CodePlace) -> [Value]? {
    guard term.isZip else { return nil }
    let sides = term.arguments.map(\.value)
    let starts = sides.map { $0.asTerm?.endlessStart }
    let known = zip(sides, starts).map { $1 == nil ? elements(of: $0, at: place) : [] }
    let counts = zip(known, starts).filter { $1 == nil }.map(\.0.count)
    guard let count = counts.min() else { return nil }
    let lists = zip(known, starts).map { list, start in
      start.map { first in (0..<count).map { Value.int(first &+ $0) } } ?? list
    }
    return (0..<count).map { index in
      .tuple(lists.map { Value.Element(label: nil, value: $0[index]) })
    }
  }

  /// What a subscript finds.
  mutating func element(
    of base: Value, at arguments: [CallArgument], place: CodePlace
  ) -> Value {
    guard let key = arguments.first?.value else { return .void }
    if case .keyPath(let names) = key, arguments.first?.label == "keyPath" {
      return names.reduce(base) { read($1, of: $0, at: place) }
    }
    if case .choice(let condition, let then, let otherwise) = key {
      let rest = arguments.dropFirst()
      let one = element(of: base, at: [CallArgument(value: then)] + rest, place: place)
      let other = element(of: base, at: [CallArgument(value: otherwise)] + rest, place: place)
      return joined(one, other, where: condition)
    }
    // A label tells a subscript of the program's from that of a list.
    if let label = arguments.first?.label, label != "default",
      let own = subscripted(base, arguments, at: place)
    {
      return own
    }
    if let part = AttributedTexts.part(of: base, at: key) { return part }
    if case .string(let text) = base, let part = PatternLibrary.part(of: text, in: key) {
      return part
    }
    switch base {
    case .nothing: return .nothing
    case .unknown:
      noteSubscript(of: base, at: arguments, place: place)
      return base
    case .array(let values):
      if case .int(let index) = key {
        return values.indices.contains(index)
          ? values[index] : unknown(.undeclared("[\(index)]"), at: place)
      }
    case .dictionary(let entries):
      if let found = entries.first(where: { $0.key == key }) { return found.value }
      let fallback = arguments.first { $0.label == "default" }?.value
      if key.asTerm == nil, !key.isUnknown { return fallback ?? .nothing }
    case .choice(let condition, let then, let otherwise):
      let one = element(of: then, at: arguments, place: place)
      return joined(one, element(of: otherwise, at: arguments, place: place), where: condition)
    case .structure, .enumeration, .object, .void, .bool, .int, .double, .string, .tuple, .type,
      .function, .term, .group, .keyPath:
      if let own = subscripted(base, arguments, at: place) { return own }
      if case .term = base { noteSubscript(of: base, at: arguments, place: place) }
    }
    let term = Term(
      form: .subscript, name: "[]", base: base, arguments: arguments.terms, place: place)
    return frameworks.values[term] ?? .term(term)
  }

  /// What a dictionary has for a key; where it has nothing what is worked out then.
  mutating func entry(
    of dictionary: Value, at key: Argument, or fallback: Expression, in frame: Frame,
    at place: CodePlace
  ) -> Value {
    let found = element(of: dictionary, at: evaluate([key], in: frame), place: place)
    return choose(
      isThere(found, at: place), at: place, then: { _ in found },
      otherwise: { $0.evaluate(fallback, in: frame) })
  }

  /// What a subscript of the program's finds.
  mutating func subscripted(
    _ base: Value, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value? {
    guard let own = ownSubscript(of: base, for: arguments, at: place),
      let body = own.accessors.get
    else { return nil }
    var frame = Frame(
      scope: nil, type: own.function.owner, selfCell: makeCell(base), file: own.function.place.file)
    bind(arguments, to: own.function.declaration.parameters, in: &frame, at: place)
    return call(body: body, in: frame, builder: nil, at: place)
  }

  /// The subscript of the program's that takes what is given; nil where none does.
  mutating func ownSubscript(
    of base: Value, for arguments: [CallArgument], at place: CodePlace
  ) -> (function: SourceFunction, accessors: Accessors)? {
    let type: String? = if case .type(let name) = base { name } else { nil }
    let types =
      ((type ?? typeName(of: base)).map(program.lineage) ?? []) + extendedTypes(of: base)
    let all = types.flatMap(\.subscripts).filter { subscripted in
      subscripted.function.isStatic == (type != nil)
        && (subscripted.accessors.get ?? subscripted.accessors.set?.body) != nil
    }
    let functions = all.map(\.function)
    guard let fitting = fitting(functions, for: arguments) else { return nil }
    noteAmbiguity(of: fitting, among: functions, for: arguments, at: place)
    return all.first { $0.function == fitting }
  }
}

extension Term {
  /// True for two sequences side by side.
  var isZip: Bool { form == .call && base == nil && name == "zip" && arguments.count == 2 }

  /// True for the scenes or windows of an app, what views and controllers hold, and what is chosen among these.
  fileprivate var isOfViews: Bool {
    if surfaces != nil || Self.held.contains(name) { return true }
    return (form == .call || form == .member) && base?.asTerm?.isOfViews == true
  }

  /// What views, layers and controllers hold.
  private static let held: Set = [
    "subviews", "arrangedSubviews", "sublayers", "children", "viewControllers", "constraints",
    "gestureRecognizers", "interactions", "openSessions",
  ]

  /// The number that a range without an end begins at; nil for what is none.
  fileprivate var endlessStart: Int? {
    guard form == .operation, name == "...", arguments.count == 1,
      case .int(let first) = arguments[0].value
    else { return nil }
    return first
  }
}
