import ConstraintSolver
import Testing

/// The solver as a product of its own.
struct SolverTests {
  /// The code of the solver's page, one block after the other.
  @Test func `the code of its page gives the numbers beside it`() throws {
    var solver = Solver()
    let label = solver.makeVariable("label.width")
    let field = solver.makeVariable("field.width")

    try solver.add(label + 8 + field == 358)
    try solver.add((label >= 120).with(priority: .defaultHigh))
    try solver.add((label <= 120).with(priority: .defaultLow))
    let wide = try solver.add((field >= 300).with(priority: .defaultLow))

    let narrow = try solver.solve()
    print(narrow[label])  // 120: the label's stronger wish holds
    print(narrow[field])  // 230: the field's weaker wish misses by 70

    try solver.setPriority(of: wide, to: .required)
    try print(solver.solve()[label])  // 50

    #expect([narrow[label], narrow[field], try solver.solve()[label]] == [120, 230, 50])
    #expect(narrow.error(of: (field >= 300).with(priority: .defaultLow)) == 70)

    let width = try solver.makeParameter("container.width", value: 390)
    let root = solver.makeVariable("root.width")
    try solver.add(root == width)
    try solver.setValue(of: width, to: 430)
    try print(solver.solve()[root])  // 430

    #expect(try solver.solve()[root] == 430)

    let bound = try solver.add(label <= 60)
    try print(solver.redundantConstraints() == [bound])  // true: the field leaves 50

    #expect(try solver.redundantConstraints() == [bound])
  }

  @Test func `what excludes each other and what is left open is named`() throws {
    var solver = Solver(objective: .strictLevels)
    let width = solver.makeVariable("width", rank: 1)
    let height = solver.makeVariable("height", rank: 2)
    try solver.add((width == 200).with(rank: 1))
    try solver.add((width == 100).with(rank: 2).with(tag: 7).with(owner: .user))
    let solution = try solver.solve()
    let conflict = try #require(solution.conflicts.first)
    #expect(conflict.members.count == 2 && conflict.givenUp.tag == 7)
    #expect(conflict.describe(naming: solver.name(of:)).contains("width == 100"))
    #expect(try solution.ambiguities().map(\.variable) == [height])
    #expect(throws: SolverError.self) { try solver.add(width == .infinity) }
  }
}
