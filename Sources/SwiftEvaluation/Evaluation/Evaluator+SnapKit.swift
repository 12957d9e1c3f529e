import AfterimageSwiftTree

/// Constraints by SnapKit: closures that are given a maker, and chains of its attributes (https://snapkit.github.io/SnapKit/docs/).
extension Evaluator {
  /// What a call comes to that makes constraints of a view, or is one of a chain; nil for any other.
  mutating func constraining(by term: Term) -> Value? {
    guard frameworks.model == nil else { return nil }
    if let view = term.viewToConstrain { return constrain(view, by: term) }
    guard hasConstraintMakers else { return nil }
    if let view = term.base?.constrainedView {
      relate(view, by: term)
      return .term(term)
    }
    for view in term.arguments.compactMap(\.value.constrainedView) {
      noteOtherConstraint(of: view, at: term.place)
    }
    return nil
  }

  /// Notes that a view has constraints of which it is not known what they ask.
  mutating func noteOtherConstraint(of view: Value, at place: CodePlace) {
    viewLinks.noteOther(
      Term(form: .call, name: "constraint", base: view, arguments: [], place: place), of: view)
  }

  private mutating func constrain(_ view: Value, by term: Term) -> Value {
    let isConstrained = viewLinks.constrainedViews.contains(view)
    let isMaking = term.name == "makeConstraints" || term.name == "snp_makeConstraints"
    if !isMaking, isConstrained || term.name != "remakeConstraints" {
      noteOtherConstraint(of: view, at: term.place)
    }
    guard let closure = term.arguments.lazy.map(\.value).first(where: \.isFunction) else {
      return .void
    }
    _ = storing(
      .bool(false), as: "translatesAutoresizingMaskIntoConstraints", of: view, at: term.place)
    hasConstraintMakers = true
    let maker = Value.term(
      Term(form: .name, name: SnapKitWords.maker, base: view, arguments: [], place: term.place))
    let effects = collecting { evaluator in
      evaluator.noteDropped(
        evaluator.call(closure, [CallArgument(value: maker)], at: term.place))
    }.effects
    if !effects.isEmpty { note(.within(term, effects)) }
    return .void
  }

  /// Notes what a call of a chain asks of the edges of a view.
  private mutating func relate(_ view: Value, by term: Term) {
    if term.keepsConstraints { return }
    guard let edges = term.edgesOfChain, let target = term.targetOfChain(of: view) else {
      return noteOtherConstraint(of: view, at: term.place)
    }
    for edge in edges {
      let (own, other) = (edge.anchor(of: view, term.place), edge.anchor(of: target, term.place))
      let constraint = Term(
        form: .call, name: "constraint", base: own, arguments: [TermArgument("equalTo", other)],
        place: term.place)
      viewLinks.note(constraint)
      viewLinks.set(.term(constraint), active: true)
    }
  }
}

extension Term {
  /// The view whose constraints a closure is to make or change; nil for any other call.
  fileprivate var viewToConstrain: Value? {
    if name.hasPrefix("snp_"), name.hasSuffix("Constraints") { return base }
    guard case .term(let attributes)? = base, attributes.form == .member, attributes.name == "snp",
      name.hasSuffix("Constraints")
    else { return nil }
    return attributes.base
  }

  /// The view that a chain constrains, of which this is a part; nil for anything else.
  package var constrainedView: Value? {
    form == .name && name == SnapKitWords.maker ? base : base?.constrainedView
  }

  /// True for a call that leaves the constraints of a chain as they are.
  fileprivate var keepsConstraints: Bool {
    switch name {
    case "labeled": true
    case "offset", "inset": arguments.first?.value.number == 0
    default: false
    }
  }

  /// The edges that a call asks to lie on the same ones of a view; nil for anything else.
  fileprivate var edgesOfChain: [String]? {
    guard name == "equalTo" || name == "equalToSuperview" else { return nil }
    var (edges, link) = ([String](), base?.asTerm)
    while let attribute = link, attribute.form == .member {
      link = attribute.base?.asTerm
      if ["and", "with"].contains(attribute.name) { continue }
      guard let named = SnapKitWords.edges[attribute.name] else { return nil }
      edges += named
    }
    return link?.name == SnapKitWords.maker ? edges : nil
  }

  /// What the edges of a call are to lie on; nil where that is no view, or another edge.
  fileprivate func targetOfChain(of view: Value) -> Value? {
    guard name == "equalTo" else {
      return .term(Term(form: .member, name: "superview", base: view, arguments: [], place: place))
    }
    guard arguments.count == 1, let target = arguments.first?.value else { return nil }
    switch target {
    case .object: return target
    case .term(let term) where term.form == .member && term.name == "snp": return term.base
    case .term(let term): return term.contains { $0.name == "snp" } ? nil : target
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .array, .dictionary, .tuple,
      .enumeration, .structure, .type, .function, .choice, .group, .keyPath:
      return nil
    }
  }
}

extension Value {
  /// The view that a chain constrains which it is, or which is in it; nil for any other.
  var constrainedView: Value? {
    switch self {
    case .term(let term): term.constrainedView
    case .choice(_, let then, let otherwise): then.constrainedView ?? otherwise.constrainedView
    case .array(let values): values.lazy.compactMap(\.constrainedView).first
    case .dictionary(let entries): entries.lazy.compactMap(\.value.constrainedView).first
    case .tuple(let elements): elements.lazy.compactMap(\.value.constrainedView).first
    case .unknown, .void, .nothing, .bool, .int, .double, .string, .enumeration, .structure,
      .object, .type, .function, .group, .keyPath:
      nil
    }
  }

  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }
}

extension String {
  /// The anchor of a view's edge.
  fileprivate func anchor(of view: Value, _ place: CodePlace) -> Value {
    .term(Term(form: .member, name: self + "Anchor", base: view, arguments: [], place: place))
  }
}
