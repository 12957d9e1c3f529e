package import AfterimageSwiftTree

/// Where evaluations begin.
extension Evaluator {
  /// What a preview shows.
  package mutating func preview(_ preview: SourcePreview) -> Value {
    let frame = Frame(scope: nil, type: nil, selfCell: nil, file: preview.place.file)
    let closure = ClosureValue(closure: preview.body, frame: frame, builder: Self.viewBuilder)
    return call(closure, [], at: preview.place)
  }

  /// A view's body, its modifiers and all, as it is at first; nil for what has none.
  package mutating func body(of view: Value, at place: CodePlace) -> Value? {
    bodyKeepingSelf(of: view, at: place)?.body
  }

  /// A view's body with the variable that its code knows the view by, as what is run later may change its state.
  package mutating func bodyKeepingSelf(
    of view: Value, at place: CodePlace
  ) -> (body: Value, view: Int)? {
    let name: String
    switch view {
    case .structure(let value): name = value.type
    case .enumeration(let value): name = value.type
    default: return nil
    }
    for type in program.lineage(of: name) {
      guard let property = type.property("body", isStatic: false) else { continue }
      let cell = makeCell(view)
      let body =
        property.accessors.get == nil
        ? read(property, of: view, in: type, at: place)
        : compute(property, of: view, in: type, keptIn: cell, at: place)
      return (body, cell)
    }
    return nil
  }

  /// What the view that a closure of its body speaks of is by now; nil where there is none.
  package func owner(ofBody closure: Value) -> Value? {
    guard case .function(.closure(let value)) = closure else { return nil }
    return selfValue(in: value.frame)
  }

  /// True where what an object keeps is not what it was in an evaluation that this one goes on from.
  package func hasChangedObjects(since before: Evaluator) -> Bool {
    (0..<before.state.objects.count).contains {
      state.objects[$0].fields != before.state.objects[$0].fields
    }
  }

  /// What a variable holds by now.
  package func value(in cell: Int) -> Value { state.cells[cell] }

  /// The properties of a view that keep their values while it is shown, by name.
  package func stateNames(of type: String) -> [String] {
    program.lineage(of: type).flatMap(\.stored).filter { $0.wrapper?.name == "State" }
      .map(\.name)
  }
}

/// What reading an app's life asks for.
extension Evaluator {
  /// A value of a type of the program, made without arguments.
  package mutating func instance(of type: SourceType) -> Value {
    make(type.name, [], at: type.place)
  }

  /// Runs a function on a value, what is not given being not known.
  @discardableResult
  package mutating func run(
    _ function: SourceFunction, on value: Value?, _ arguments: [CallArgument] = []
  ) -> Value {
    call(
      function, receiver: value, arguments,
      in: Frame(scope: nil, type: function.owner, selfCell: nil, file: function.place.file),
      at: function.place)
  }

  /// What a property of an object or a type's own is now; nil where nothing is stored.
  package func stored(_ name: String, of id: ObjectID) -> Value? {
    state.objects[id.number].fields[name]
  }

  /// The object that a closure speaks of as `self`; nil where there is none.
  package func owner(of closure: Value) -> ObjectID? {
    guard case .function(.closure(let value)) = closure else { return nil }
    return selfValue(in: value.frame)?.asObject
  }

  /// The objects that variables hold which a closure takes along without keeping them, but for the one that it speaks of as `self`.
  package func weakCaptures(of closure: Value) -> [ObjectID] {
    guard case .function(.closure(let value)) = closure else { return [] }
    return value.closure.captures.compactMap { capture in
      guard capture.isWeak, capture.name != "self", capture.value == nil else { return nil }
      return cell(of: capture.name, in: value.frame).flatMap { state.cells[$0].asObject }
    }
  }

  /// Has a property of an object hold what is not known until it is read.
  package mutating func setStored(_ name: String, of id: ObjectID, to value: Value) {
    write(value, to: name, of: id)
  }

  /// Has a variable outside of functions hold a value.
  package mutating func setGlobal(_ name: String, to value: Value) {
    state.setGlobal(name, to: value)
  }

  /// What a variable outside of types holds, its first value where it was not asked for yet.
  package mutating func value(of variable: SourceProperty) -> Value {
    global(variable, program.key(of: variable), at: variable.place)
  }

  /// What an expression comes to that asks for nothing but what is outside of functions, such as a constant.
  package mutating func constant(_ expression: Expression, in file: Int, of type: String?) -> Value
  {
    evaluate(expression, in: Frame(scope: nil, type: type, selfCell: nil, file: file))
  }

  /// Has something that belongs to a framework's object hold a value.
  package mutating func setMember(_ member: Term, to value: Value) {
    state.setMember(member, to: value)
  }

  /// The variables outside of functions that have a value.
  package var globals: [String: Value] { state.globals }

  /// What views find in their environment by its class.
  package var environmentObjects: [String: Value] {
    get { frameworks.environmentObjects }
    set { frameworks.environmentObjects = newValue }
  }

  /// Puts an object into the environment of the views that are read from now on.
  package mutating func shareObject(_ object: Value) {
    if case .object(let id) = object {
      frameworks.environmentObjects[self.object(id).type] = object
    }
  }

  /// Puts the objects into the environment that are the only ones of their classes, where it has none of these.
  package mutating func shareLoneObjects() {
    let numbers = Dictionary(grouping: 0..<state.objects.count) { state.objects[$0].type }
    for (type, places) in numbers where places.count == 1 {
      let lone = Value.object(ObjectID(number: places[0]))
      frameworks.environmentObjects[type] = frameworks.environmentObjects[type] ?? lone
    }
  }

  /// The number of objects that have been made.
  package var objectCount: Int { state.objects.count }

  /// What an object's property holds by then, where several callbacks set it.
  package static func stateTerm(_ name: String, of owner: Value, at place: CodePlace) -> Value {
    .term(Term(form: .state, name: name, base: owner, arguments: [], place: place))
  }
}

extension Evaluator {
  /// The views that code has added to one, in order.
  package func addedViews(to view: Value) -> [Value] {
    viewLinks.additions.filter { $0.parent == view }.map(\.child)
  }
}

extension Evaluator {
  /// The view that one was added to last; nil where it was added to none.
  package func parent(of view: Value) -> Value? {
    viewLinks.additions.last { $0.child == view }?.parent
  }

  /// All views that were added to others.
  package var placedViews: Set<Value> { Set(viewLinks.additions.map(\.child)) }

  /// What code has asked anchors of for constraints, in no order.
  package var constrainedViews: Set<Value> { viewLinks.constrainedViews }

  /// True where all four edges of a view lie on those of another, be it by its size and its centre, and nothing else is asked of them.
  ///
  /// - Parameter names: the values by which code speaks of the view.
  package func lieOnAllEdges(_ names: Set<Value>) -> Bool {
    let edges = viewLinks.edges(of: names)
    func fix(_ start: String, _ end: String, _ center: String, _ size: String) -> Bool {
      edges.isSuperset(of: [start, end])
        || edges.contains(size) && !edges.isDisjoint(with: [start, end, center])
    }
    let across =
      fix("leadingAnchor", "trailingAnchor", "centerXAnchor", "widthAnchor")
      || fix("leftAnchor", "rightAnchor", "centerXAnchor", "widthAnchor")
    return across && fix("topAnchor", "bottomAnchor", "centerYAnchor", "heightAnchor")
      && !viewLinks.areOtherwiseConstrained(names)
  }
}

extension Evaluator {
  /// The views that the edges of one are to lie on.
  package func edgeHolders(of names: Set<Value>) -> [Value] { viewLinks.edgeHolders(of: names) }

  /// All views that one was added to, whichever branch did so.
  package func parents(of view: Value) -> [Value] {
    viewLinks.additions.filter { $0.child == view }.map(\.parent)
  }
}

extension Evaluator {
  /// What a view reads and writes a value through, of a value by itself.
  package static func binding(to value: Value, at place: CodePlace) -> Term {
    Term.binding(to: value, name: "", at: place)
  }
}
