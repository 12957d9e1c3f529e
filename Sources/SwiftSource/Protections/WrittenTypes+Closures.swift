import AfterimageSwiftEvaluation
import AfterimageSwiftTree

/// The types of what closures are given, and of what they give back.
extension WrittenTypes {
  /// What a closure is given when it is run.
  enum Given {
    /// One of the same in each of its parameters.
    case each(WrittenType)
    /// One value, whose parts it may name where that is a tuple.
    case one(WrittenType)
    /// What a function's type says; nil is not known.
    case several([WrittenType?])

    /// What each of so many parameters gets.
    fileprivate func types(_ count: Int) -> [WrittenType?] {
      switch self {
      case .each(let type): [WrittenType?](repeating: type, count: count)
      case .one(.tuple(let elements)) where count == elements.count: elements.map(\.type)
      case .one(let type): count == 1 ? [type] : []
      case .several(let types): types
      }
    }
  }

  /// What a closure is given, takes along, and names itself.
  ///
  /// - Parameter given: nil where it is not known.
  func declare(_ closure: Closure, _ given: Given?, in scope: inout Scope) {
    guard let first = closure.body.statements.first?.offset,
      let end = closure.body.statements.last?.end
    else { return }
    let extent = first..<max(end, first + 1)
    for capture in closure.captures where capture.name != "self" {
      let type = capture.value.flatMap { self.type(of: $0, in: scope) }
      let own = scope.type(named: capture.name, at: first)
      scope.add(capture.name, capture.value == nil ? own ?? nil : type, in: extent)
    }
    let count = closure.parameters?.count ?? closure.unnamedCount
    let parameters = closure.parameters ?? (0..<max(2, count)).map { ClosureParameter("$\($0)") }
    let types = given?.types(count) ?? []
    for (number, parameter) in parameters.enumerated() {
      let own = number < types.count ? types[number] : nil
      scope.add(parameter.name, parameter.type ?? own, in: extent)
    }
    declare(closure.body, in: &scope)
  }

  /// What a call gives each of the closures that it is given, by the places of these.
  func given(
    to arguments: [Argument], by callee: Expression, in scope: Scope
  ) -> [Int: Given] {
    let closures = arguments.filter {
      if case .closure = $0.value.bare.kind { true } else { false }
    }
    guard !closures.isEmpty else { return [:] }
    if let elements = elements(givenBy: callee, in: scope) {
      return Dictionary(
        closures.map { ($0.value.bare.offset, elements) }, uniquingKeysWith: { first, _ in first })
    }
    let functions = functions(called: callee, in: scope)
    return closures.reduce(into: [:]) { given, argument in
      given[argument.value.bare.offset] = self.given(to: argument, by: functions)
    }
  }

  /// What functions that may be meant give a closure; nil where they do not give it the same.
  private func given(to argument: Argument, by functions: [OwnedFunction]) -> Given? {
    let all = functions.map { owned -> [WrittenType?]? in
      let taking = owned.function.declaration.parameters.filter { $0.type.parameters != nil }
      let named = taking.filter { $0.label == argument.label && argument.label != nil }
      guard let parameter = named.first ?? (taking.count == 1 ? taking.first : nil),
        argument.label == nil || argument.label == parameter.label
      else { return nil }
      return parameter.type.parameters?.map { closed($0.type, owned.openNames) }
    }
    guard let first = all.first.flatMap(\.self), all.allSatisfy({ $0 == first }) else {
      return nil
    }
    return .several(first)
  }

  /// What a function that is called of a list, or of what may be missing, gives its closures one by one; nil where that is not known.
  private func elements(givenBy callee: Expression, in scope: Scope) -> Given? {
    guard case .member(let base?, let name, _) = callee.bare.kind, adders[name] == nil else {
      return nil
    }
    let isOfPairs = Self.ordering.contains(name)
    guard isOfPairs || Self.goingThrough.contains(name) else { return nil }
    guard let type = type(of: base, in: scope) else { return nil }
    if let wrapped = wrapped(in: base, type) {
      return ["map", "flatMap"].contains(name) ? .one(wrapped) : nil
    }
    if case .dictionary(_, let value) = type.unwrapped, Self.ofValues.contains(name) {
      return .one(value)
    }
    return element(inTurnOf: type).map { isOfPairs ? .each($0) : .one($0) }
  }

  /// Functions of lists whose closures are given elements and nothing else, one at a time.
  private static let goingThrough: Set = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy",
    "firstIndex", "lastIndex", "removeAll", "drop", "prefix", "partition", "count",
  ]

  /// Functions of lists whose closures are given two elements.
  private static let ordering: Set = ["sorted", "sort", "min", "max"]

  /// Functions of dictionaries whose closures are given values without their keys.
  private static let ofValues: Set = ["mapValues", "compactMapValues"]

  /// What a closure, or a path to a property, makes of what it is given; nil where that is not known.
  func result(
    of expression: Expression, given: Given, in scope: Scope, steps: Int
  ) -> WrittenType? {
    switch expression.bare.kind {
    case .closure(let closure):
      guard closure.body.statements.count == 1, let only = closure.body.statements.first else {
        return nil
      }
      var inner = scope
      declare(closure, given, in: &inner)
      return switch only.kind {
      case .expression(let value): type(of: value, in: inner, steps: steps - 1)
      case .return(let value?): type(of: value, in: inner, steps: steps - 1)
      default: nil
      }
    case .keyPath(nil, let path):
      guard let first = given.types(1).first.flatMap(\.self) else { return nil }
      return path.reduce(first) { type, name in
        type.flatMap { member(name, of: $0, steps: steps - 1) }
      }
    default: return nil
    }
  }
}

extension Closure {
  /// How many parameters it asks for that have no names of their own.
  fileprivate var unnamedCount: Int {
    var search = UnnamedParameters()
    search.walk(body)
    return search.count
  }
}

/// How many parameters code asks for by their numbers, without the closures in it, which have their own.
private struct UnnamedParameters: SourceVisitor {
  var count = 0
  private var inner: [ClosedRange<Int>] = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure):
      guard let first = closure.body.statements.first, let last = closure.body.statements.last
      else { return }
      inner.append(first.offset...max(first.offset, last.end))
    case .name(let name, _):
      guard name.first == "$", let number = Int(name.dropFirst()),
        !inner.contains(where: { $0.contains(expression.offset) })
      else { return }
      count = max(count, number + 1)
    default: break
    }
  }
}

extension WrittenType {
  /// What a function of the type is given; nil for what is no function.
  fileprivate var parameters: [TypeElement]? {
    if case .function(let parameters, _) = unwrapped { parameters } else { nil }
  }
}
