package import ConstraintSolver

/// A system of views in the making: every view has a left, top, width and height.
package struct Workload {
  /// The four numbers of a view, and what follows from them.
  package struct View {
    /// The distance from the left, in points, as are the others.
    package var left: Variable
    /// The distance from the top.
    package var top: Variable
    /// The extent to the right.
    package var width: Variable
    /// The extent downwards.
    package var height: Variable
    /// Where the view ends on the right.
    package var right: Expression { left + width }
    /// Where the view ends at the bottom.
    package var bottom: Expression { top + height }
    /// Half way from top to bottom.
    package var middle: Expression { top + height / 2 }
  }

  /// The variables of all views, four a view.
  package var variables: [Variable] = []
  /// The constraints in document order.
  package var constraints: [Constraint] = []
  /// The solver that made the variables.
  package var solver = Solver()

  /// Starts without views.
  package init() {}

  /// Adds a view with required sizes of at least zero.
  package mutating func view() -> View {
    let made = (0..<4).map { _ in solver.makeVariable() }
    variables += made
    let view = View(left: made[0], top: made[1], width: made[2], height: made[3])
    require(view.width >= 0, view.height >= 0)
    return view
  }

  /// Adds required constraints.
  package mutating func require(_ demands: Constraint...) { constraints += demands }

  /// Adds a constraint at a priority.
  package mutating func wish(_ priority: Double, _ demand: Constraint) {
    constraints.append(demand.with(priority: Priority(clamping: priority)))
  }

  /// An intrinsic size that hugs and resists compression.
  package mutating func size(
    _ variable: Variable, _ size: Double, _ hugging: Double, _ resistance: Double
  ) {
    wish(hugging, variable <= size)
    wish(resistance, variable >= size)
  }

  /// The constraints with their places as ranks.
  package func ranked() -> [Constraint] {
    constraints.enumerated().map { $1.with(rank: $0) }
  }

  /// Adds all constraints and solves them.
  package mutating func solve() throws -> Solution {
    for constraint in ranked() { try solver.add(constraint) }
    return try solver.solve()
  }

  /// The errors of the wishes, each times a weight by its priority, summed.
  package func objective(_ solution: Solution) -> Double {
    constraints.filter { $0.priority != .required }.reduce(0) {
      $0 + $1.priority.weight * solution.error(of: $1)
    }
  }

  /// The largest error of a required constraint.
  package func violation(_ solution: Solution) -> Double {
    constraints.filter { $0.priority == .required }.map(solution.error).max() ?? 0
  }
}

extension Workload {
  /// A form: labels of equal width, each beside a field, in rows.
  package static func form(_ rows: Int) -> Workload {
    var work = Workload()
    let root = work.view()
    work.require(root.left == 0, root.top == 0, root.width == 390)
    var labels: [View] = []
    var fields: [View] = []
    for row in 0..<rows {
      let (label, field) = (work.view(), work.view())
      work.require(
        label.left == root.left + 16, field.left == label.right + 8,
        field.right == root.right - 16,
        fields.last.map { field.top == $0.bottom + 12 } ?? (field.top == root.top + 20),
        label.middle == field.middle)
      if let first = labels.first {
        work.constraints.append(label.width.expression == first.width)
      }
      work.size(label.width, Double(40 + 37 * row % 80), 251, 750)
      work.size(label.height, 20, 251, 750)
      work.size(field.width, 100, 250, 750)
      work.size(field.height, 34, 250, 750)
      labels.append(label)
      fields.append(field)
    }
    work.require(root.bottom == fields[rows - 1].bottom + 20)
    return work
  }

  /// A form whose every row has wishes that contradict each other.
  package static func contradictoryForm(_ rows: Int) -> Workload {
    var work = form(rows)
    let views = work.variables
    for row in 0..<rows {
      let (label, field) = (4 + 8 * row, 8 + 8 * row)
      work.wish(500, views[field + 2] == 200)
      work.wish(500, views[field + 2] == 260)
      work.wish(500, views[label + 2] == 150)
      work.wish(500, views[label + 2] == 90)
      work.wish(500, views[field + 3] == 40)
      work.wish(500, views[field + 3] == 60)
    }
    return work
  }

  /// Views nested in each other with insets, around one of a natural size.
  package static func nest(_ depth: Int) -> Workload {
    var work = Workload()
    var outer = work.view()
    work.require(outer.left == 0, outer.top == 0)
    for _ in 0..<depth {
      let inner = work.view()
      work.require(
        inner.left == outer.left + 2, inner.right == outer.right - 2,
        inner.top == outer.top + 3, inner.bottom == outer.bottom - 3)
      outer = inner
    }
    work.size(outer.width, 100, 250, 750)
    work.size(outer.height, 50, 250, 750)
    return work
  }

  /// A chain of capped views that share a width, equal where they can be.
  package static func chain(_ count: Int) -> Workload {
    var work = Workload()
    let root = work.view()
    work.require(
      root.left == 0, root.top == 0, root.width == Double(100 * count), root.height == 60)
    var views: [View] = []
    for index in 0..<count {
      let view = work.view()
      work.require(
        view.left == (views.last?.right ?? root.left.expression) + 8, view.top == root.top + 4,
        view.bottom == root.bottom - 4, view.width >= 44,
        view.width <= (index % 10 == 5 ? 60 : 400))
      if let first = views.first {
        work.wish(500, view.width.expression == first.width)
      }
      views.append(view)
    }
    work.require(views[count - 1].right == root.right - 8)
    return work
  }
}
