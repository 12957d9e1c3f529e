import AfterimageSwiftTree

/// Calls of functions, closures and bodies.
extension Evaluator {
  /// Calls a value.
  package mutating func call(
    _ function: Value, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    switch function {
    case .function(let function): return call(function, arguments, at: place)
    case .type(let type): return make(type, arguments, at: place)
    case .nothing: return .nothing
    case .choice(let condition, let then, let otherwise):
      return choose(
        condition, at: place, then: { $0.call(then, arguments, at: place) },
        otherwise: { $0.call(otherwise, arguments, at: place) })
    case .term(let term):
      if [.name, .undeclared].contains(term.form) {
        return foreign(term.name, on: nil, arguments, at: place)
      }
      if term.form == .member, term.base == nil {
        return .term(
          Term(
            form: .call, name: "." + term.name, base: nil, arguments: arguments.terms,
            place: place))
      }
      if term.form == .member, let base = term.base {
        return call(term.name, on: base, arguments, at: place).value
      }
      return foreign("callAsFunction", on: function, arguments, at: place)
    case .structure, .enumeration, .object:
      return call("callAsFunction", on: function, arguments, at: place).value
    case .unknown(let unknown):
      note(
        .call(
          Term(form: .call, name: "()", base: function, arguments: arguments.terms, place: place)))
      runPossible(arguments, of: "()", on: function, at: place)
      return .unknown(unknown)
    // A path of properties stands for the function that reads them.
    case .keyPath(let names):
      guard arguments.count == 1 else { return unknown(.unsupported("call"), at: place) }
      return names.reduce(arguments[0].value) { read($1, of: $0, at: place) }
    case .void, .bool, .int, .double, .string, .array, .dictionary, .tuple, .group:
      return unknown(.unsupported("call"), at: place)
    }
  }

  private mutating func call(
    _ function: FunctionValue, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    switch function {
    case .closure(let closure): return call(closure, arguments, at: place)
    case .source(let function, let receiver):
      let frame = Frame(scope: nil, type: function.owner, selfCell: nil, file: place.file)
      let named = receiver.flatMap(typeName).map { type in
        program.lineage(of: type).flatMap { $0.functions[function.declaration.name] ?? [] }
      }
      let overloads =
        (named ?? function.owner.flatMap { program.types[$0]?.functions[function.declaration.name] }
        ?? program.functions[function.declaration.name] ?? []).seen(fromFile: function.place.file)
      let given = labelled(arguments, asOf: [function] + overloads)
      return call(
        overloads.isEmpty ? function : best(of: overloads, for: given), receiver: receiver,
        given, in: frame, at: place)
    case .initializer(let type):
      return make(type, labelled(arguments, asOf: type), at: place)
    case .enumCase(let type, let name):
      guard let declaring = program.types[type] else { return .void }
      return self.case(name, of: declaring, arguments)
    case .foreign(let base, let name): return foreign(name, on: base, arguments, at: place)
    }
  }

  /// Arguments with the labels of an initializer, which has none where it is called as a function that was handed on.
  private func labelled(_ arguments: [CallArgument], asOf type: String) -> [CallArgument] {
    guard arguments.allSatisfy({ $0.label == nil }), let type = program.type(named: type),
      fitting(type.initializers, for: arguments) == nil
    else { return arguments }
    let memberwise = type.stored.filter { !($0.isConstant && $0.value != nil) }
    let all = type.initializers.map { $0.declaration.parameters.map(\.label) }
    var labels: [String?] = memberwise.filter { $0.wrapper == nil }.map(\.name)
    if !type.initializers.isEmpty { labels = all.first { $0.count == arguments.count } ?? [] }
    guard labels.count >= arguments.count else { return arguments }
    return zip(arguments, labels).map { CallArgument(label: $1, value: $0.value) }
  }

  /// Arguments with the labels of a function, which has none where it was handed on.
  private func labelled(
    _ arguments: [CallArgument], asOf functions: [SourceFunction]
  ) -> [CallArgument] {
    guard arguments.allSatisfy({ $0.label == nil }), fitting(functions, for: arguments) == nil,
      let function = functions.first(where: {
        $0.declaration.parameters.count == arguments.count
      })
    else { return arguments }
    return zip(arguments, function.declaration.parameters).map {
      CallArgument(label: $1.label, value: $0.value)
    }
  }

  /// Calls a function of the program.
  mutating func call(
    _ function: SourceFunction, receiver: Value?, selfCell: Int? = nil,
    _ arguments: [CallArgument], in frame: Frame, at place: CodePlace
  ) -> Value {
    if let known = frameworks.intercept(function, receiver, arguments) { return known }
    if function.isOpen { noteOpen(function.declaration.name, at: function.place) }
    guard let body = function.declaration.body, !isFrameworksOwn(function, body) else {
      return foreign(function.declaration.name, on: receiver, arguments, at: place)
    }
    return givingInheritedTypes(of: receiver) {
      $0.run(body, of: function, receiver: receiver, selfCell: selfCell, arguments, at: place)
    }
  }

  private mutating func run(
    _ body: Block, of function: SourceFunction, receiver: Value?, selfCell: Int?,
    _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    var own: Int?
    if let receiver, !function.isStatic || receiver.isType(besides: function.owner) {
      own = selfCell ?? makeCell(receiver)
    }
    var inner = Frame(
      scope: nil, type: function.owner, selfCell: own, file: function.place.file)
    inner = givingTypes(of: receiver) {
      var inner = inner
      $0.bind(arguments, to: function.declaration.parameters, in: &inner, at: place)
      return inner
    }
    declareGenerics(of: function.declaration, in: &inner, at: place)
    running.append(function.place)
    defer { running.removeLast() }
    let scope = inner
    let result = giving(function.declaration.result, in: scope) {
      $0.call(body: body, in: scope, builder: function.builder, at: place)
    }
    if function.declaration.result == nil, function.builder == nil { noteDropped(result) }
    // What is given back may be a member of its type that is made by a call again.
    guard depth < bounds.depth else { return tooDeep(at: place, [function.place]) }
    depth += 1
    defer { depth -= 1 }
    let isList = function.builder != nil && function.declaration.result?.isList == true
    return bound(
      isList ? .array(result.listed) : result, to: function.declaration.result, in: inner)
  }

  /// Notes that it is not known whether something is built that code asks for.
  mutating func noteOpen(_ name: String, at place: CodePlace) {
    note(.gap(Unknown(reason: .unsupported("whether \(name) is built"), place: place)))
  }

  /// Calls a closure; of parameters without names it has `$0`, `$1` and so on.
  mutating func call(
    _ value: ClosureValue, _ arguments: [CallArgument], at place: CodePlace
  ) -> Value {
    var frame = value.frame
    if let parameters = value.closure.parameters {
      // One tuple may be taken apart into several parameters.
      var values = arguments.map(\.value)
      if parameters.count > 1, values.count == 1, case .tuple(let elements) = values[0] {
        values = elements.map(\.value)
      }
      for (index, parameter) in parameters.enumerated() {
        if arguments.indices.contains(index), let cell = arguments[index].cell {
          frame.scope = Scope(parameter.name, cell, in: frame.scope)
          continue
        }
        let given =
          values.indices.contains(index)
          ? values[index] : unknown(.input(parameter.name), at: place)
        declare(parameter.name, bound(given, to: parameter.type, in: frame), in: &frame)
        declare("$" + parameter.name, given, in: &frame)
      }
    } else {
      var arguments = arguments
      if arguments.count == 1, case .tuple(let elements) = arguments[0].value,
        value.closure.body.namesSecond
      {
        arguments = elements.map { CallArgument(value: $0.value) }
      }
      for (index, argument) in arguments.enumerated() {
        if let cell = argument.cell {
          frame.scope = Scope("$\(index)", cell, in: frame.scope)
        } else {
          declare("$\(index)", argument.value, in: &frame)
        }
      }
    }
    let result = call(body: value.closure.body, in: frame, builder: value.builder, at: place)
    return value.givesList ? .array(result.listed) : result
  }

  /// Of how many steps that are left a call leaves one to what goes on after it.
  private static let shareOfCallers = 16

  /// Runs a body as far as its end or a `return`.
  mutating func call(
    body: Block, in frame: Frame, builder: String?, at place: CodePlace
  ) -> Value {
    let call = openCall(of: body, in: frame)
    guard builder == nil else { return run(body, call, in: frame, builder: builder, at: place) }
    return computing(body, call, in: frame, at: place) {
      $0.run(body, call, in: frame, builder: nil, at: place)
    }
  }

  private mutating func run(
    _ body: Block, _ call: OpenCall, in frame: Frame, builder: String?, at place: CodePlace
  ) -> Value {
    let isBuilder = builder != nil
    guard depth < bounds.depth else { return tooDeep(at: place, calling: call.body, in: frame) }
    if let value = cut(call, in: frame, at: place) { return value }
    openCalls.append(call)
    depth += 1
    let before = (isAwaiting, isBuilding)
    (isAwaiting, isBuilding) = (false, isBuilder)
    // However long it takes, what has called it goes on.
    let withheld = max(0, stepsLeft / Self.shareOfCallers)
    stepsLeft -= withheld
    defer {
      stepsLeft += withheld
      (isAwaiting, isBuilding) = before
      depth -= 1
      openCalls.removeLast()
    }
    let statements = builtAlone(body.statements)
    let first = exits.count
    if let only = statements.first, statements.count == 1, !isBuilder {
      if case .expression(let expression) = only.kind {
        visit(CodePlace(file: frame.file, offset: only.offset))
        return evaluate(expression, in: frame)
      }
    }
    if isBuilder || (statements.isOneChoice && !statements.hasReturn) {
      if !statements.hasReturn {
        let built = assembled(build(statements, in: frame), by: builder, in: frame, at: place)
        _ = rejoin(.next, at: place, exitsFrom: first, where: { _ in true })
        return built
      }
    }
    var inner = frame
    let flow = run(statements[...], in: &inner)
    let ended = rejoin(
      [.next, .left, .threw].contains(flow) ? .returned(.void) : flow, at: place, exitsFrom: first,
      where: { _ in true },
      as: { if case .returned = $0 { $0 } else { .returned(.void) } })
    if case .returned(let value) = ended { return value }
    return .void
  }
}

extension Block {
  /// True where code speaks of a second value that a closure is given.
  fileprivate var namesSecond: Bool {
    var search = SecondValue()
    search.walk(self)
    return search.isNamed
  }
}

/// Whether `$1` is named.
private struct SecondValue: SourceVisitor {
  var isNamed = false

  mutating func visit(_ expression: Expression) {
    if case .name("$1", _) = expression.kind { isNamed = true }
  }
}

extension Value {
  /// True for another type than one, such as a class that comes from it.
  fileprivate func isType(besides owner: String?) -> Bool {
    if case .type(let name) = self { name != owner } else { false }
  }
}
