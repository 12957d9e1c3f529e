import ConstraintSolver
import SolverWorkloads
import Testing

/// Screens whose least errors are known from an independent solver.
struct WorkloadTests {
  @Test(arguments: [(10, 4910.0), (100, 52600)])
  func `a form has the known least error`(rows: Int, objective: Double) throws {
    var work = Workload.form(rows)
    let solution = try work.solve()
    #expect(work.violation(solution) == 0)
    #expect(work.objective(solution) == objective)
  }

  @Test(arguments: [(10, 120_000_180.0), (100, 1_950_001_050)])
  func `a table has the known least error`(cells: Int, objective: Double) throws {
    var work = Workload.table(cells)
    let solution = try work.solve()
    #expect(work.violation(solution) == 0)
    #expect(work.objective(solution) == objective)
  }

  @Test(arguments: [(10, 120_000_189.8), (100, 1_950_001_148)])
  func `a table of cells that size themselves has the known least error`(
    cells: Int, objective: Double
  ) throws {
    var work = Workload.table(cells, sizesItself: true)
    let solution = try work.solve()
    #expect(work.violation(solution) == 0)
    #expect((work.objective(solution) - objective).magnitude <= 1e-9 * objective)
  }

  @Test(arguments: [10, 100])
  func `nested views have their natural size`(depth: Int) throws {
    var work = Workload.nest(depth)
    let solution = try work.solve()
    #expect(work.objective(solution) == 0)
    #expect(solution[work.variables[2]] == Double(100 + 4 * depth))
    #expect(solution[work.variables[3]] == Double(50 + 6 * depth))
  }

  @Test(arguments: [(10, 34666.6667), (100, 354666.6667)])
  func `a chain of capped views has the known least error`(
    count: Int, objective: Double
  ) throws {
    var work = Workload.chain(count)
    let solution = try work.solve()
    #expect((work.objective(solution) - objective).magnitude < 0.001)
    #expect(work.violation(solution) <= 1e-9 * Double(100 * count))
  }

  @Test(arguments: [(10, 1_404_970.0), (100, 14_053_200)])
  func `a form of contradicting wishes has the known least error`(
    rows: Int, objective: Double
  ) throws {
    var work = Workload.contradictoryForm(rows)
    let solution = try work.solve()
    #expect(work.violation(solution) == 0)
    #expect(work.objective(solution) == objective)
  }
}
