import AfterimageGraphics
import AfterimageScreens

/// The constraints that a screen declares.
extension ConstraintGeneration {
  /// Adds one declared constraint, measured in the coordinates of the view that owns it.
  mutating func addDeclared(_ constraint: LayoutConstraint, at index: Int) {
    guard let owner = hierarchy.indices[constraint.owner] else { return }
    let isMirrored = isMirrored(constraint, owner: owner)
    let first = quantity(of: constraint.first, beside: constraint.second, owner: owner, isMirrored)
    var second = Quantity(constraint.constant)
    if let anchor = constraint.second {
      let quantity = quantity(of: anchor, beside: constraint.first, owner: owner, isMirrored)
      second = constraint.multiplier * quantity + constraint.constant
    }
    system.constrain(
      first, ConstraintSystem.Relation(constraint.relation), second,
      priority: constraint.priority.rawValue, from: .declared(index))
  }

  /// True where leading is on the right: horizontal distances then grow to the left.
  private func isMirrored(_ constraint: LayoutConstraint, owner: Int) -> Bool {
    guard hierarchy.nodes[owner].direction == .rightToLeft else { return false }
    return constraint.first.attribute.followsDirection
      || constraint.second?.attribute.followsDirection == true
  }

  /// An anchor's place from the owner's corner, or its length.
  private mutating func quantity(
    of anchor: LayoutAnchor, beside other: LayoutAnchor?, owner: Int, _ isMirrored: Bool
  ) -> Quantity {
    let place = place(of: anchor, beside: other, isMirrored)
    switch anchor.attribute.axis {
    case nil: return place
    case .vertical: return place - top(owner)
    case .horizontal: return isMirrored ? right(owner) - place : place - left(owner)
    }
  }

  private mutating func place(
    of anchor: LayoutAnchor, beside other: LayoutAnchor?, _ isMirrored: Bool
  ) -> Quantity {
    guard let node = node(of: anchor.item) else { return Quantity(0) }
    if anchor.attribute == .firstBaseline { return firstBaseline(of: node) }
    if anchor.attribute == .lastBaseline { return lastBaseline(of: node) }
    let box =
      anchor.attribute.isWithinMargins
      ? marginsBox(of: anchor, node: node, beside: other)
      : box(of: anchor, node: node, beside: other)
    return edge(anchor.attribute, of: box, isMirrored: isMirrored)
  }

  /// The margins of a scroll view that a view within it is tied to are those of its content (read from stored frames), which begins below the safe area as it is.
  private mutating func marginsBox(
    of anchor: LayoutAnchor, node: Int, beside other: LayoutAnchor?
  ) -> Box {
    guard hierarchy.nodes[node].type == .element(.scrollView), anchor.attribute.isMarginEdge,
      let other, let inner = self.node(of: other.item), hierarchy.isNode(inner, below: node)
    else { return marginsBox(of: node) }
    return contentBox(of: node).inset(by: ownMargins(of: node))
  }

  /// The view that an item of a constraint belongs to.
  func node(of item: LayoutItem) -> Int? {
    switch item {
    case .view(let path), .safeArea(let path), .margins(let path), .contentLayoutGuide(let path),
      .frameLayoutGuide(let path):
      hierarchy.indices[path]
    case .keyboard(let root): hierarchy.indices[ViewPath(in: root)]
    }
  }

  private mutating func box(of anchor: LayoutAnchor, node: Int, beside other: LayoutAnchor?) -> Box
  {
    switch anchor.item {
    case .view:
      guard placesContent(anchor, node: node, beside: other) else { return box(of: node) }
      return hierarchy.cell(of: node).map { contentBox(of: $0) } ?? contentBox(of: node)
    case .safeArea: return safeAreaBox(of: node)
    case .margins: return marginsBox(of: node)
    case .keyboard: return keyboardBox(over: node)
    case .contentLayoutGuide: return contentBox(of: node)
    case .frameLayoutGuide: return box(of: node)
    }
  }

  /// True for an edge of a scroll view or a cell that a view within it is tied to: it means the content's edge.
  private func placesContent(_ anchor: LayoutAnchor, node: Int, beside other: LayoutAnchor?) -> Bool
  {
    let type = hierarchy.nodes[node].type
    guard type == .element(.scrollView) || type == .element(.tableViewCell),
      anchor.attribute.isEdge,
      let other, let inner = self.node(of: other.item)
    else { return false }
    return hierarchy.isNode(inner, below: node)
  }

  private func edge(_ attribute: LayoutAttribute, of box: Box, isMirrored: Bool) -> Quantity {
    switch attribute {
    case .left, .leftMargin: box.left
    case .right, .rightMargin: box.right
    case .top, .topMargin, .firstBaseline: box.top
    case .bottom, .bottomMargin, .lastBaseline: box.bottom
    case .leading, .leadingMargin: isMirrored ? box.right : box.left
    case .trailing, .trailingMargin: isMirrored ? box.left : box.right
    case .width: box.width
    case .height: box.height
    case .centerX, .centerXWithinMargins: box.centerX
    case .centerY, .centerYWithinMargins: box.centerY
    }
  }
}

extension ConstraintSystem.Relation {
  /// The relation of a declared constraint.
  init(_ relation: LayoutRelation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

/// The kinds of measure among attributes.
extension LayoutAttribute {
  /// True where the side depends on the direction of the interface.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True where the attribute is measured within the margins.
  var isWithinMargins: Bool {
    switch self {
    case .centerXWithinMargins, .centerYWithinMargins: true
    default: isMarginEdge
    }
  }

  /// True for the edges of the margins.
  var isMarginEdge: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// True for the edges, which mean the content's where a scroll view is tied to what lies in it.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
