import AfterimageSwiftTree

/// What result builders put together, and what is declared on the way.
extension Evaluator {
  /// The builder of views.
  static let viewBuilder = "ViewBuilder"

  /// The builder that puts the statements of a property together; nil where none does.
  func builder(of property: SourceProperty, in type: SourceType) -> String? {
    property.attributes.builder
      ?? (frameworks.buildsBody(property, of: type, in: program) ? Self.viewBuilder : nil)
  }

  /// Evaluates a closure as a result builder's, with what it is given.
  package mutating func build(
    _ function: Value, _ arguments: [CallArgument] = [], at place: CodePlace
  ) -> Value {
    call(function.building(Self.viewBuilder), arguments, at: place)
  }

  /// The values of statements in their order, as a result builder has them; one alone is itself.
  mutating func build(_ statements: [Statement], in frame: Frame) -> Value {
    var inner = frame
    var parts: [Value] = []
    for statement in statements {
      let part = self.part(of: statement, in: &inner)
      if case .group(let more) = part { parts += more } else if part != .void { parts.append(part) }
    }
    if parts.isEmpty { return .void }
    return parts.count == 1 ? parts[0] : .group(parts)
  }

  private mutating func part(of statement: Statement, in frame: inout Frame) -> Value {
    let place = CodePlace(file: frame.file, offset: statement.offset)
    if let stopped = step(at: place) { return stopped }
    nesting += 1
    defer { nesting -= 1 }
    switch statement.kind {
    case .expression(let expression):
      visit(place)
      return evaluate(expression, in: frame)
    case .if(let choice):
      visit(place)
      return build(choice, at: place, in: frame)
    case .switch(let subject, let cases):
      visit(place)
      return build(cases[...], on: evaluate(subject, in: frame), at: place, in: frame)
    case .for(let pattern, let expression, _, let body):
      visit(place)
      let sequence = evaluate(expression, in: frame)
      return .group(
        elements(of: sequence, at: place).prefix(bounds.turns).map { element in
          var inner = frame
          bind(pattern, to: element, in: &inner)
          return build(body.statements, in: inner)
        })
    case .conditional(let branches):
      guard let branch = built(branches, at: place) else { return .void }
      return build(branch.statements, in: frame)
    case .return(let value):
      visit(place)
      return value.map { evaluate($0, in: frame) } ?? .void
    case .do(let body, _): return build(body.statements, in: frame)
    case .declaration, .guard, .while, .repeat, .throw, .defer, .break, .continue, .fallthrough,
      .labeled, .other:
      _ = run(statement, in: &frame)
      return .void
    }
  }

  private mutating func build(
    _ choice: IfStatement, at place: CodePlace, in frame: Frame
  ) -> Value {
    var values: [Bool: Value] = [:]
    var condition: Value?
    _ = check(
      choice.conditions[...], in: frame, at: place,
      then: { evaluator, inner in
        values[true] = evaluator.build(choice.body.statements, in: inner)
        return .next
      },
      otherwise: { evaluator in
        switch choice.otherwise {
        case .block(let body): values[false] = evaluator.build(body.statements, in: frame)
        case .if(let next): values[false] = evaluator.build(next, at: place, in: frame)
        case nil: values[false] = .void
        }
        return .next
      })
    switch (values[true], values[false]) {
    case (let then?, nil): return then
    case (nil, let otherwise?): return otherwise
    case (let then?, let otherwise?):
      // Which conditions were not known is asked once more, without what they do.
      let asked = collecting { evaluator in
        evaluator.allHold(choice.conditions, in: frame, at: place)
      }
      condition = asked.result
      return joined(then, otherwise, where: condition ?? .void)
    case (nil, nil): return .void
    }
  }

  /// Whether all conditions hold, as one value.
  private mutating func allHold(
    _ conditions: [Condition], in frame: Frame, at place: CodePlace
  ) -> Value {
    var inner = frame
    return conditions.reduce(.bool(true)) { all, condition in
      conjunction(all, truth(of: condition, in: &inner), at: place)
    }
  }

  private mutating func build(
    _ cases: ArraySlice<SwitchCase>, on value: Value, at place: CodePlace, in frame: Frame
  ) -> Value {
    guard let branch = cases.first else { return .void }
    var inner = frame
    let truth = match(branch, value, in: &inner, at: place)
    if decided(truth) == false {
      return build(cases.dropFirst(), on: value, at: place, in: frame)
    }
    if decided(truth) == true || cases.count == 1 {
      return build(branch.body.statements, in: inner)
    }
    return choose(
      truth, at: place, then: { $0.build(branch.body.statements, in: inner) },
      otherwise: { $0.build(cases.dropFirst(), on: value, at: place, in: frame) })
  }

  // MARK: Declarations

  /// Declares what a statement declares.
  mutating func declare(_ declaration: Declaration, in frame: inout Frame) {
    switch declaration.kind {
    case .variable(let variable):
      let wrapper = declaration.attributes.first {
        changesWhatItWraps($0.name, within: frame.type)
      }
      for binding in variable.bindings {
        declare(binding, in: &frame)
        declareProjection(of: binding, declaration.attributes, in: &frame)
        guard frameworks.followsErrors, let wrapper else { continue }
        let place = CodePlace(file: frame.file, offset: declaration.offset)
        let value = unknown(.unsupported("what \(wrapper.name) does"), at: place)
        bind(binding.pattern, to: value, in: &frame)
      }
    case .function(let function):
      guard let body = function.body else { return }
      noteSecond(function, at: CodePlace(file: frame.file, offset: declaration.offset), in: frame)
      let parameters = function.parameters.map { ClosureParameter($0.name, type: $0.type) }
      // A function may call itself: its variable is there before its value.
      declare(function.name, .void, in: &frame)
      let closure = Closure(parameters: parameters, body: body)
      let value = ClosureValue(
        closure: closure, frame: frame, builder: declaration.attributes.builder)
      if let cell = cell(of: function.name, in: frame) {
        write(.function(.closure(value)), to: cell)
      }
    case .type(let type):
      let place = CodePlace(file: frame.file, offset: declaration.offset)
      if let name = program.localTypes[place] { declare(type.name, .type(name), in: &frame) }
    case .import, .initializer, .deinitializer, .subscript, .cases, .alias, .macro,
      .conditional, .other:
      break
    }
  }

  /// Declares what stands behind a dollar sign where a body has a variable that lends bindings, as `@Bindable` does.
  private mutating func declareProjection(
    of binding: VariableDeclaration.Binding, _ attributes: [Attribute], in frame: inout Frame
  ) {
    guard attributes.contains(where: { $0.name == "Bindable" }),
      case .name(let name) = binding.pattern, let cell = cell(of: name, in: frame)
    else { return }
    let place = CodePlace(file: frame.file, offset: 0)
    let projection = Term.binding(to: state.cells[cell], name: name, at: place)
    declare("$" + name, .term(projection), in: &frame)
  }

  /// Notes a gap where a body has functions of one name that differ in what they take: only the last is called.
  private mutating func noteSecond(
    _ function: FunctionDeclaration, at place: CodePlace, in frame: Frame
  ) {
    guard let cell = cell(of: function.name, in: frame), case .function = state.cells[cell] else {
      return
    }
    let reason = Unknown.Reason.unsupported("which \(function.name) is called")
    note(.gap(Unknown(reason: reason, place: place)))
  }

  private mutating func declare(_ binding: VariableDeclaration.Binding, in frame: inout Frame) {
    let place = CodePlace(file: frame.file, offset: 0)
    if let observer = binding.accessors.willSet ?? binding.accessors.didSet {
      let reason = Unknown.Reason.unsupported("what observes a variable of a function")
      let observed = CodePlace(file: frame.file, offset: observer.body.offset)
      note(.gap(Unknown(reason: reason, place: observed)))
    }
    if let body = binding.accessors.get {
      let value = call(body: body, in: frame, builder: nil, at: place)
      return bind(binding.pattern, to: value, in: &frame)
    }
    let value: Value
    if let expression = binding.value {
      let (scope, type) = (frame, binding.type)
      value = bound(
        giving(type, in: scope) { $0.evaluate(expression, in: scope) }, to: type, in: scope)
    } else {
      value = binding.type?.isOptional == true ? .nothing : .void
    }
    bind(binding.pattern, to: value, in: &frame)
  }
}
