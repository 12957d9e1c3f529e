package import ConstraintSolver

extension Workload {
  /// A form without a width of its own, and the variable that is its width.
  package static func stretchedForm(_ rows: Int) -> (work: Workload, edited: Variable?) {
    var work = form(rows)
    let width = work.variables[2]
    work.constraints.removeAll { $0 == (width == 390) }
    return (work, width)
  }

  /// One wish against many weaker ones.
  package static func outnumberedWish(_ count: Int) -> Workload {
    var work = Workload()
    let view = work.view()
    work.wish(500, view.left == 0)
    for _ in 0..<count { work.wish(250, view.left == 10) }
    return work
  }
}
