import AfterimageScreens
import ConstraintSolver

/// Says in the words of the screen what the solver found in its rows.
struct ConstraintNaming {
  let nodes: [Node]
  let constraints: [LayoutConstraint]

  /// A conflict of the solver, in terms of the screen.
  func conflict(_ conflict: Conflict, in system: ConstraintSystem) -> LayoutConflict {
    LayoutConflict(
      members: conflict.members.map { member(of: system.rows[$0.tag], in: system) },
      givenUp: member(of: system.rows[conflict.givenUp.tag], in: system))
  }

  private func member(of row: ConstraintSystem.Row, in system: ConstraintSystem) -> ConflictMember {
    guard case .declared(let index) = row.origin else {
      return ConflictMember(
        identifier: row.origin.identifier, text: text(of: row, in: system),
        owner: nodes[row.origin.node].name, maker: .system)
    }
    let constraint = constraints[index]
    let owner = nodes.first { $0.path == constraint.owner }?.name ?? "root"
    return ConflictMember(
      identifier: constraint.identifier, text: constraint.text, owner: owner,
      maker: .screen(owner: constraint.owner, declaration: constraint.declaration))
  }

  /// A row over the window's coordinates, such as `title.left + title.width <= 390`.
  private func text(of row: ConstraintSystem.Row, in system: ConstraintSystem) -> String {
    var text = ""
    for term in system.terms[row.terms] {
      let isNegative = term.coefficient < 0
      let joiner = text.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      let magnitude = term.coefficient.magnitude
      let factor = magnitude == 1 ? "" : "\(number(magnitude)) * "
      text += joiner + factor + name(of: system.variables[term.variable])
    }
    let side = text.isEmpty ? "0" : text
    return "\(side) \(row.relation.rawValue) \(number(row.constant))"
  }

  private func name(of variable: LayoutVariable) -> String {
    "\(nodes[variable.node].name).\(variable.measure.rawValue)"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension ConstraintOrigin {
  /// The view that the row belongs to; the root view for declared rows, which know better.
  fileprivate var node: Int {
    switch self {
    case .declared: 0
    case .window(let node), .extent(let node), .resting(let node), .list(let node),
      .collection(let node), .searchBar(let node), .bar(let node), .autoresizing(let node),
      .alert(let node), .arrangement(let node),
      .contentHugging(let node, _),
      .compressionResistance(let node, _),
      .stack(let node, _, _):
      node
    }
  }

  /// The identifier that such a row bears in UIKit's logs, or the product's own where UIKit has none.
  fileprivate var identifier: String? {
    switch self {
    case .declared: nil
    case .window: "UIView-Encapsulated-Layout"
    case .extent: "UIView-nonnegative-extent"
    case .resting: "UIView-resting-place"
    case .contentHugging: "NSContentSizeLayoutConstraint-hugging"
    case .compressionResistance: "NSContentSizeLayoutConstraint-compression-resistance"
    case .stack(_, let rule, _): rule.rawValue
    case .list: "UITableView-content"
    case .collection: "UICollectionView-content"
    case .searchBar: "UISearchBar-content"
    case .bar: "UIBar-content"
    case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
    case .arrangement: "SwiftUI-layout"
    case .alert: "UIAlertController-content"
    }
  }
}
