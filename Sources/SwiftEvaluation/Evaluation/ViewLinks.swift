/// How views were put into others, and which of their edges lie on each other.
struct ViewLinks: Sendable {
  /// The views that were added to others, in order.
  var additions: [(parent: Value, child: Value)] = []
  /// What was asked of views by their anchors, in order.
  private(set) var constraints: [Constraint] = []
  /// The constraints that were put in force, and those that were changed or taken back.
  private var (active, changed): (Set<Term>, Set<Term>) = ([], [])
  /// True where some were put in force of which nothing is known.
  private var activatesUnknown = false

  /// What is asked of an edge of a view.
  struct Constraint: Sendable {
    /// The view.
    var view: Value
    /// The name of its anchor, where the edge is to lie on the same one of another view; nil for anything else.
    var edge: String?
    /// The call that makes it.
    var term: Term
    /// What the view has to lie in for it to be asked of that: the one whose anchor is asked, where another view's is given to it; nil for what is asked of the view's own.
    var holder: Value?
  }

  /// Notes a constraint that is made: whether an edge is to lie on the same edge of another view, and not on one of what is safe of it.
  mutating func note(_ term: Term) {
    guard case .term(let anchor)? = term.base, let view = anchor.base else { return }
    // One that is not known may be any.
    let isShifted = term["constant"].map { $0.number != 0 } ?? false
    let isScaled = term["multiplier"].map { $0.number != 1 } ?? false
    let isOnEdge =
      !isShifted && !isScaled && term["equalTo"]?.isEdge(named: anchor.name) == true
    constraints.append(Constraint(view: view, edge: isOnEdge ? anchor.name : nil, term: term))
    // Whichever of two edges is asked, they lie on each other.
    if isOnEdge, Value.term(anchor).isEdge(named: anchor.name),
      let other = term["equalTo"]?.asTerm?.base
    {
      constraints.append(
        Constraint(view: other, edge: anchor.name, term: term, holder: view))
    }
  }

  /// The views of which anything is asked.
  var constrainedViews: Set<Value> {
    Set(constraints.filter { isAsked($0, of: [$0.view]) }.map(\.view))
  }

  /// What is asked of a view by the values by which code speaks of it.
  private func constraints(of views: Set<Value>) -> [Constraint] {
    constraints.filter { views.contains($0.view) && isAsked($0, of: views) }
  }

  private func isAsked(_ constraint: Constraint, of views: Set<Value>) -> Bool {
    guard let holder = constraint.holder else { return true }
    return additions.contains { views.contains($0.child) && $0.parent == holder }
  }

  /// Notes a constraint of a view of which it is not known what it asks.
  mutating func noteOther(_ term: Term, of view: Value) {
    constraints.append(Constraint(view: view, edge: nil, term: term))
  }

  /// Notes that constraints are put in force, or taken back.
  mutating func set(_ value: Value, active isActive: Bool) {
    switch value {
    case .term(let term) where term.name == "constraint":
      if isActive { active.insert(term) } else { changed.insert(term) }
    case .array(let values): for value in values { set(value, active: isActive) }
    case .choice(_, let then, let otherwise):
      set(then, active: isActive)
      set(otherwise, active: isActive)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .term, .group, .keyPath:
      if isActive { activatesUnknown = true } else { changed.formUnion(constraints.map(\.term)) }
    }
  }

  /// Notes that a property of a constraint is set.
  mutating func set(_ property: String, of term: Term, to value: Value) {
    switch property {
    case "isActive": set(.term(term), active: value == .bool(true))
    case "identifier", "shouldBeArchived": break
    case "priority" where value.isRequired: break
    default: changed.insert(term)
    }
  }

  /// The edges of views that lie on the same ones of others, by the names of their anchors.
  ///
  /// - Parameter views: the values by which code speaks of a view.
  func edges(of views: Set<Value>) -> Set<String> {
    Set(
      constraints(of: views).filter { activatesUnknown || active.contains($0.term) }
        .compactMap(\.edge))
  }

  /// What the edges of views are to lie on, each the view that the other edge is of.
  func edgeHolders(of views: Set<Value>) -> [Value] {
    constraints(of: views).filter { $0.edge != nil }.flatMap { constraint in
      constraint.holder.map { [$0] } ?? constraint.term["equalTo"]?.anchoredViews ?? []
    }
  }

  /// True where anything else is asked of a view, or may be.
  func areOtherwiseConstrained(_ views: Set<Value>) -> Bool {
    constraints(of: views).contains { $0.edge == nil || changed.contains($0.term) }
  }
}

extension Value {
  /// True for the priority of a constraint that nothing else of a view comes before: what its own content asks for has 750 at most.
  package var isRequired: Bool {
    if let number { return number >= 999 }
    guard case .term(let term) = self else { return false }
    if term.form == .call, term.base == nil, ["UILayoutPriority", "init"].contains(term.name) {
      return term.arguments.count == 1 && term.arguments[0].value.isRequired
    }
    return term.form == .member && term.name == "required"
      && (term.base == nil || term.base == .type("UILayoutPriority"))
  }

  /// The views that an edge is of, whichever it is of several.
  fileprivate var anchoredViews: [Value] {
    switch self {
    case .term(let term): term.base.map { [$0] } ?? []
    case .choice(_, let then, let otherwise): then.anchoredViews + otherwise.anchoredViews
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      []
    }
  }

  /// True for an edge of a view, whichever it is of several, and not of what is safe of it.
  fileprivate func isEdge(named name: String) -> Bool {
    switch self {
    case .term(let term):
      term.name == name
        && !term.contains { $0.name.hasSuffix("LayoutGuide") || $0.name.hasSuffix("MarginsGuide") }
    case .choice(_, let then, let otherwise):
      then.isEdge(named: name) && otherwise.isEdge(named: name)
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .object, .type, .function, .group, .keyPath:
      false
    }
  }
}
