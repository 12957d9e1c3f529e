import AfterimageGraphics
import AfterimageScreens

/// A stack view and the views it arranges.
struct ArrangedStack {
  var node: Int
  var stack: StackView
  var arranged: [Int]
}

extension Lowering {
  /// Appends the views that a stack view arranges; a hidden one takes no room.
  mutating func lowerStackView(
    _ stack: StackView, of view: View, at path: ViewPath, in surroundings: inout Surroundings,
    node: Int
  ) {
    let arranged = view.subviews.enumerated().map { index, subview in
      lower(subview, at: path.child(index), in: &surroundings) {
        $0.metrics.isCollapsed = $0.isHidden || $0.sensitivity.isHidden
      }
    }
    hierarchy.stacks.append(ArrangedStack(node: node, stack: stack, arranged: arranged))
  }
}

/// The constraints that a stack view makes, as UIStackView's own are known from Arranged's comparison with UIKit (github.com/kean/Arranged).
extension ConstraintGeneration {
  /// A stack view with all that its constraints are made from.
  struct StackPlan {
    var node: Int
    var stack: StackView
    var visible: [Int]
    var hidden: [Int]
    /// Along the axis.
    var main: Flow
    /// Across the axis.
    var cross: Flow
    /// The stack view, or what its margins leave of it.
    var canvas: Box
  }

  /// Constrains the views that a stack view arranges.
  mutating func constrainStackView(_ arranged: ArrangedStack) {
    let plan = plan(of: arranged)
    constrainHiding(plan)
    guard let first = plan.visible.first, let last = plan.visible.last else {
      constrainStackCanvas(plan, along: plan.main)
      constrainStackCanvas(plan, along: plan.cross)
      return
    }
    let origin = ConstraintOrigin.stack(node: plan.node, .canvasConnection, view: first)
    system.constrain(start(first, plan.main), .equal, start(plan.canvas, plan.main), from: origin)
    system.constrain(
      end(last, plan.main), .equal, end(plan.canvas, plan.main),
      from: .stack(node: plan.node, .canvasConnection, view: last))
    constrainStackDistribution(plan)
    constrainStackAlignment(plan)
  }

  private func plan(of arranged: ArrangedStack) -> StackPlan {
    let horizontal = across(arranged.node)
    let vertical = Flow(axis: .vertical, isMirrored: false)
    let isHorizontal = arranged.stack.axis == .horizontal
    let isWithinMargins = arranged.stack.isLayoutMarginsRelativeArrangement
    return StackPlan(
      node: arranged.node, stack: arranged.stack,
      visible: arranged.arranged.filter { !hierarchy.nodes[$0].isHidden },
      hidden: arranged.arranged.filter { hierarchy.nodes[$0].isHidden },
      main: isHorizontal ? horizontal : vertical, cross: isHorizontal ? vertical : horizontal,
      canvas: isWithinMargins ? marginsBox(of: arranged.node) : box(of: arranged.node))
  }

  /// A hidden view is of no length, where its visible predecessor ends.
  private mutating func constrainHiding(_ plan: StackPlan) {
    for view in plan.hidden {
      let origin = ConstraintOrigin.stack(node: plan.node, .hiding, view: view)
      let place =
        plan.visible.last { $0 < view }.map { end($0, plan.main) }
        ?? start(plan.canvas, plan.main)
      system.constrain(extent(view, plan.main), .equal, Quantity(0), from: origin)
      system.constrain(start(view, plan.main), .equal, place, from: origin)
      let edge = start(plan.canvas, plan.cross)
      system.constrain(start(view, plan.cross), .equal, edge, from: origin)
      // Its extent across the axis is the stack view's, unless it has one of its own, which moves nothing.
      system.constrain(
        end(view, plan.cross), .equal, end(plan.canvas, plan.cross), priority: 999, from: origin)
    }
  }

  /// Keeps a stack view from being longer than what it holds.
  mutating func constrainStackCanvas(_ plan: StackPlan, along flow: Flow) {
    system.constrain(
      extent(plan.node, flow), .equal, Quantity(0), priority: 49,
      from: .stack(node: plan.node, .canvasFit, view: plan.node))
  }
}
