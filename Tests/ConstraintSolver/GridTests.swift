import ConstraintSolver
import SolverWorkloads
import Testing

/// Grids of cells with aspect ratios, which couple the widths and the heights of a whole screen.
struct GridTests {
  /// Cells in rows and columns, with a gap of 8 around and between them.
  private struct Grid {
    var work = Workload()
    let root: Workload.View
    private(set) var cells: [[Workload.View]] = []

    init(_ size: Int) {
      root = work.view()
      work.require(root.left == 0, root.top == 0)
      for row in 0..<size {
        cells.append([])
        for column in 0..<size { addCell(row, column) }
        work.require(cells[row][size - 1].right == root.right - 8)
      }
      for column in 0..<size { work.require(cells[size - 1][column].bottom == root.bottom - 8) }
    }

    private mutating func addCell(_ row: Int, _ column: Int) {
      let cell = work.view()
      let before = column > 0 ? cells[row][column - 1].right : root.left.expression
      let above = row > 0 ? cells[row - 1][column].bottom : root.top.expression
      work.require(cell.left == before + 8, cell.top == above + 8)
      cells[row].append(cell)
    }

    var all: [Workload.View] { cells.flatMap { $0 } }

    mutating func solve() throws -> Solution { try work.solve() }
  }

  /// A width of the screen for which cells are 40 wide.
  private func width(_ size: Int) -> Double { Double(48 * size + 8) }

  @Test(arguments: [2, 5, 10])
  func `ratios of cells that share no edges leave a choice, of which the ranks take the least`(
    size: Int
  ) throws {
    var grid = Grid(size)
    grid.work.require(grid.root.width == width(size))
    for cell in grid.all { grid.work.require(cell.width == 2 * cell.height) }
    let solution = try grid.solve()
    #expect(solution.conflicts.isEmpty)
    #expect((solution[grid.root.height] - Double(28 * size + 8)).magnitude < 1e-9)
    #expect(solution[grid.cells[0][0].width] == 0)
    #expect(grid.work.violation(solution) <= 1e-9 * width(size))
  }

  @Test(arguments: [2, 5, 10])
  func `ratios and equal widths make all cells equal`(size: Int) throws {
    var grid = Grid(size)
    grid.work.require(grid.root.width == width(size))
    let first = grid.cells[0][0]
    for cell in grid.all {
      grid.work.require(cell.width == 2 * cell.height)
      if cell.width != first.width { grid.work.require(cell.width == first.width.expression) }
    }
    let solution = try grid.solve()
    #expect(solution.conflicts.isEmpty)
    for cell in grid.all {
      #expect((solution[cell.width] - 40).magnitude < 1e-9)
      #expect((solution[cell.height] - 20).magnitude < 1e-9)
    }
  }

  @Test(arguments: [5, 10])
  func `one ratio couples a grid of equal rows and columns`(size: Int) throws {
    var grid = Grid(size)
    let first = grid.cells[0][0]
    for cell in grid.all.dropFirst() {
      grid.work.require(
        cell.width == first.width.expression, cell.height == first.height.expression)
    }
    grid.work.require(grid.root.width == width(size), first.width == 1.6 * first.height)
    let solution = try grid.solve()
    #expect(grid.all.allSatisfy { (solution[$0.height] - 25).magnitude < 1e-9 })
    #expect((solution[grid.root.height] - Double(33 * size + 8)).magnitude < 1e-9)
  }

  @Test(arguments: [5, 10])
  func `ratios that cannot hold in a fixed frame give way as wishes`(size: Int) throws {
    var grid = Grid(size)
    grid.work.require(grid.root.width == width(size), grid.root.height == width(size))
    let first = grid.cells[0][0]
    for cell in grid.all {
      if cell.width != first.width { grid.work.require(cell.width == first.width.expression) }
      grid.work.wish(750, cell.width == 2 * cell.height)
      grid.work.size(cell.width, 30, 250, 750)
    }
    let solution = try grid.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(grid.all.allSatisfy { (solution[$0.width] - 40).magnitude < 1e-9 })
    for column in 0..<size {
      let heights = grid.cells.map { solution[$0[column].height] }
      #expect((heights.reduce(0, +) - Double(40 * size)).magnitude < 1e-9)
    }
    let missed = grid.all.map { abs(solution[$0.width] - 2 * solution[$0.height]) }
    #expect((missed.reduce(0, +) - Double(40 * size * size)).magnitude < 1e-6)
  }

  @Test(arguments: [5, 10])
  func `a grid without any size has a finite answer`(size: Int) throws {
    var grid = Grid(size)
    for cell in grid.all {
      grid.work.require(cell.width == 2 * cell.height)
      grid.work.wish(250, cell.width >= 1_000_000)
    }
    let solution = try grid.solve()
    #expect(grid.work.variables.allSatisfy { solution[$0].isFinite })
    #expect(grid.all.allSatisfy { (solution[$0.width] - 1_000_000).magnitude < 1e-3 })
    #expect(grid.work.violation(solution) <= 1e-9 * solution[grid.root.width])
  }
}
