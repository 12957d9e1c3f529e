/// A visual format that has been read: views in a row, and what lies between them.
struct VisualFormatTree {
  var axis: StackView.Axis
  /// The connection between the superview's near edge and the first view; nil where the format does not begin there.
  var leading: Connection?
  var views: [View] = []
  /// The connections between each view and the next, one fewer than the views.
  var connections: [Connection] = []
  /// The connection between the last view and the superview's far edge; nil where the format does not end there.
  var trailing: Connection?

  struct View {
    var item: ParsedItem
    var predicates: [Predicate]
  }

  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  struct Predicate {
    var relation = LayoutRelation.equal
    var object: Object
    var priority = LayoutPriority.required
  }

  enum Object {
    case constant(Double)
    case view(ParsedItem)
  }
}

/// The constraints that a format stands for.
extension VisualFormatTree {
  /// The constraints in the order of the text, then the alignments between neighbours.
  ///
  /// The standard distance is 8 points between siblings, and the margin at the superview's edges.
  func constraints(
    options: [VisualFormat.Option]
  ) throws(ConstraintMistake) -> [ParsedConstraint] {
    try check(options)
    let edges = VisualFormatEdges(axis, options: options)
    var constraints: [ParsedConstraint] = []
    if let leading, let first = views.first {
      constraints += edges.constraints(from: nil, leading, to: first.item)
    }
    for (index, view) in views.enumerated() {
      if index > 0 {
        constraints += edges.constraints(
          from: views[index - 1].item, connections[index - 1], to: view.item)
      }
      constraints += sizes(of: view)
    }
    if let trailing, let last = views.last {
      constraints += edges.constraints(from: last.item, trailing, to: nil)
    }
    return constraints + alignments(options)
  }

  private func sizes(of view: View) -> [ParsedConstraint] {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return view.predicates.map { predicate in
      var constraint = ParsedConstraint(
        first: view.item.anchor(attribute), relation: predicate.relation,
        priority: predicate.priority)
      switch predicate.object {
      case .constant(let constant): constraint.constant = constant
      case .view(let item): constraint.second = item.anchor(attribute)
      }
      return constraint
    }
  }

  private func alignments(_ options: [VisualFormat.Option]) -> [ParsedConstraint] {
    options.compactMap(\.alignedAttribute).flatMap { attribute in
      zip(views, views.dropFirst()).map { view, next in
        ParsedConstraint(first: view.item.anchor(attribute), second: next.item.anchor(attribute))
      }
    }
  }

  private func check(_ options: [VisualFormat.Option]) throws(ConstraintMistake) {
    let directions = options.filter(\.isDirection)
    if let first = directions.first, let other = directions.first(where: { $0 != first }) {
      throw ConstraintMistake(.optionsExclude(first, other), part: "options")
    }
    for option in options {
      guard let attribute = option.alignedAttribute else { continue }
      if (attribute.axis == .horizontal) == (axis == .horizontal) {
        throw ConstraintMistake(.alignmentAlongFormat(option), part: "options")
      }
    }
  }
}

/// The edges that face each other along a format.
private struct VisualFormatEdges {
  var near: LayoutAttribute
  var far: LayoutAttribute
  /// The edges of siblings, which are baselines where the format is spaced by them.
  var siblingNear: LayoutAttribute
  var siblingFar: LayoutAttribute
  /// True where the format runs against the axis, so that distances are measured from the next view to the one before.
  var isReversed: Bool

  init(_ axis: StackView.Axis, options: [VisualFormat.Option]) {
    (near, far) = Self.edges(axis, options)
    let isBaseline = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    (siblingNear, siblingFar) = isBaseline ? (.firstBaseline, .lastBaseline) : (near, far)
    isReversed = near == .right
  }

  private static func edges(
    _ axis: StackView.Axis, _ options: [VisualFormat.Option]
  ) -> (LayoutAttribute, LayoutAttribute) {
    if axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  /// The constraints of a connection between two views, of which nil is the superview.
  func constraints(
    from previous: ParsedItem?, _ connection: VisualFormatTree.Connection, to next: ParsedItem?
  ) -> [ParsedConstraint] {
    let isSibling = previous != nil && next != nil
    let edge = isSibling || !connection.isStandard ? ParsedItem.owner : .ownerMargins
    let before = previous?.anchor(isSibling ? siblingFar : far) ?? edge.anchor(near)
    let after = next?.anchor(isSibling ? siblingNear : near) ?? edge.anchor(far)
    return connection.distances(betweenSiblings: isSibling).map { predicate, distance in
      ParsedConstraint(
        first: isReversed ? before : after, relation: predicate.relation,
        second: isReversed ? after : before, constant: distance, priority: predicate.priority)
    }
  }
}

extension VisualFormatTree.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { true } else { false }
  }

  fileprivate func distances(
    betweenSiblings isSibling: Bool
  ) -> [(VisualFormatTree.Predicate, Double)] {
    switch self {
    case .flush: [(VisualFormatTree.Predicate(object: .constant(0)), 0)]
    case .standard:
      [(VisualFormatTree.Predicate(object: .constant(0)), isSibling ? Self.standardDistance : 0)]
    case .predicates(let predicates):
      predicates.compactMap { predicate in
        if case .constant(let distance) = predicate.object { (predicate, distance) } else { nil }
      }
    }
  }

  /// The distance that UIKit keeps between siblings, in points.
  private static let standardDistance = 8.0
}

extension VisualFormat.Option {
  fileprivate var isDirection: Bool {
    switch self {
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft: true
    default: false
    }
  }

  /// The attribute that the option makes equal; nil for the options of direction and spacing.
  fileprivate var alignedAttribute: LayoutAttribute? {
    switch self {
    case .alignAllLeft: .left
    case .alignAllRight: .right
    case .alignAllTop: .top
    case .alignAllBottom: .bottom
    case .alignAllLeading: .leading
    case .alignAllTrailing: .trailing
    case .alignAllCenterX: .centerX
    case .alignAllCenterY: .centerY
    case .alignAllFirstBaseline: .firstBaseline
    case .alignAllLastBaseline: .lastBaseline
    case .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
      .spacingBaselineToBaseline:
      nil
    }
  }
}
