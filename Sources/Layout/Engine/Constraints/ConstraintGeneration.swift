import AfterimageGraphics
import AfterimageScreens

/// Turns a flat hierarchy into the rows of a constraint system; what depends on a solution comes in as feedback.
struct ConstraintGeneration {
  let hierarchy: Hierarchy
  /// The constraints that the screen declares.
  let constraints: [LayoutConstraint]
  let traits: Traits
  let feedback: Feedback
  var system = ConstraintSystem()
  /// The variables of the content's extent, for the scroll views whose content is constrained.
  var contentSizes: [Int: (width: Int, height: Int)] = [:]

  /// The system of a screen.
  static func system(
    of hierarchy: Hierarchy, constraints: [LayoutConstraint], in traits: Traits,
    feedback: Feedback
  ) -> ConstraintSystem {
    var generation = ConstraintGeneration(
      hierarchy: hierarchy, constraints: constraints, traits: traits, feedback: feedback)
    generation.makeVariables()
    generation.constrainWindow()
    generation.constrainInputAccessory()
    generation.constrainExtents()
    for (index, constraint) in constraints.enumerated() {
      generation.addDeclared(constraint, at: index)
    }
    generation.constrainAutoresizing()
    for host in hierarchy.hosts { generation.constrainArranged(in: host) }
    for stack in hierarchy.stacks { generation.constrainStackView(stack) }
    for form in hierarchy.forms { generation.constrainForm(form) }
    for table in hierarchy.tables { generation.constrainTable(table) }
    for cell in hierarchy.cells { generation.constrainCell(cell) }
    for collection in hierarchy.collections { generation.constrainCollection(collection) }
    for bar in hierarchy.searchBars { generation.constrainSearchBar(bar) }
    for alert in hierarchy.alerts { generation.constrainAlert(alert) }
    generation.constrainBars()
    generation.constrainIntrinsicSizes()
    generation.constrainRestingPlaces()
    return generation.system
  }

  /// Four variables a node, so that a variable's number follows from the node's.
  private mutating func makeVariables() {
    system.variables.reserveCapacity(hierarchy.nodes.count * 4)
    for node in hierarchy.nodes.indices {
      for measure in [LayoutVariable.Measure.left, .top, .width, .height] {
        _ = system.makeVariable(LayoutVariable(node: node, measure: measure))
      }
    }
  }

  private mutating func constrainWindow() {
    for view in hierarchy.placedViews + popoverViews {
      let (node, frame) = (view.node, view.frame)
      let origin = ConstraintOrigin.window(node: node)
      system.constrain(left(node), .equal, Quantity(frame.minX), from: origin)
      system.constrain(top(node), .equal, Quantity(frame.minY), from: origin)
      system.constrain(width(node), .equal, Quantity(frame.width), from: origin)
      system.constrain(height(node), .equal, Quantity(frame.height), from: origin)
    }
  }

  /// The parts of a popover in their places; before the first solution it has the extent that it wants.
  private var popoverViews: [PlacedView] {
    guard let popover = hierarchy.popover else { return [] }
    let size = popover.popover.preferredContentSize
    let place =
      feedback.popover ?? PopoverPlace(card: Rect(origin: .zero, size: size), arrow: .zero)
    return popover.cards.map { PlacedView(node: $0, frame: place.card) }
      + [PlacedView(node: popover.arrow, frame: place.arrow)]
  }

  private mutating func constrainExtents() {
    for node in hierarchy.nodes.indices.dropFirst() {
      let origin = ConstraintOrigin.extent(node: node)
      system.constrain(width(node), .greaterThanOrEqual, Quantity(0), from: origin)
      system.constrain(height(node), .greaterThanOrEqual, Quantity(0), from: origin)
    }
  }

  /// The weakest wish of all, for the views whose place no row names.
  private mutating func constrainRestingPlaces() {
    var isNamed = [Bool](repeating: false, count: system.variables.count)
    for term in system.terms { isNamed[term.variable] = true }
    for node in hierarchy.nodes.indices {
      guard let parent = hierarchy.nodes[node].parent else { continue }
      let origin = ConstraintOrigin.resting(node: node)
      if !isNamed[node * 4] {
        let across = across(parent)
        let edge = start(parent, across)
        system.constrain(start(node, across), .equal, edge, priority: 1e-6, from: origin)
      }
      if !isNamed[node * 4 + 1] {
        system.constrain(top(node), .equal, top(parent), priority: 1e-6, from: origin)
      }
    }
  }

  /// A length that belongs to no view.
  mutating func makeGuide(of node: Int) -> Quantity {
    Quantity(variable: system.makeVariable(LayoutVariable(node: node, measure: .guide)))
  }
}
