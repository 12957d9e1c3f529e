import AfterimageSwiftTree

/// Constraints that name their items, or stand in a visual format, as those of anchors that say the same.
extension Evaluator {
  /// What a constraint with its items comes to; nil for one that no anchors are known to say.
  mutating func anchored(_ term: Term) -> Value? {
    guard frameworks.model == nil, let relation = term.anchorRelation, let view = term["item"],
      let other = term["toItem"], other != .nothing, term["multiplier"]?.number == 1
    else { return nil }
    let names = term.arguments.filter { $0.label == "attribute" }.map { $0.value.asTerm?.name }
    guard names.count == 2, let one = names[0], let two = names[1],
      Self.anchors.isSuperset(of: [one, two])
    else { return nil }
    let own = read(one + "Anchor", of: view, at: term.place)
    guard case .term = own else { return nil }
    let target = read(two + "Anchor", of: other, at: term.place)
    var given = [CallArgument(label: relation, value: target)]
    if let constant = term["constant"] {
      given.append(CallArgument(label: "constant", value: constant))
    }
    return foreign("constraint", on: own, given, at: term.place)
  }

  /// What a visual format comes to that has one view fill what it lies in; nil for any other, of whose views it is not known what it asks.
  mutating func formatted(_ term: Term) -> Value? {
    guard frameworks.model == nil, term["withVisualFormat"] != nil,
      case .dictionary(let views)? = term["views"]
    else { return nil }
    let format = term["withVisualFormat"]?.text.map(FillingFormat.init)
    if let format, let name = format.view,
      let view = views.first(where: { $0.key.text == name })?.value
    {
      let holder = parent(of: view) ?? read("superview", of: view, at: term.place)
      return .array(format.edges.map { equate($0, of: view, holder, at: term.place) })
    }
    for view in views where view.key.text.map({ format?.words.contains($0) != false }) != false {
      viewLinks.noteOther(term, of: view.value)
    }
    return nil
  }

  private mutating func equate(
    _ anchor: String, of view: Value, _ other: Value, at place: CodePlace
  ) -> Value {
    let target = CallArgument(label: "equalTo", value: read(anchor, of: other, at: place))
    return foreign("constraint", on: read(anchor, of: view, at: place), [target], at: place)
  }

  /// The attributes that anchors have the names of.
  private static let anchors: Set = [
    "leading", "trailing", "left", "right", "top", "bottom", "centerX", "centerY", "width",
    "height",
  ]
}

extension Term {
  /// The label by which an anchor says how a constraint relates its items; nil where that is not known.
  fileprivate var anchorRelation: String? {
    switch self["relatedBy"]?.asTerm?.name {
    case "equal": "equalTo"
    case "lessThanOrEqual": "lessThanOrEqualTo"
    case "greaterThanOrEqual": "greaterThanOrEqualTo"
    default: nil
    }
  }
}
