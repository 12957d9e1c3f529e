// Writes a workload as a problem file, or measures the solver on one: a line of medians.
//
// usage: solver-driver write WORKLOAD N | solver-driver measure < FILE
import ConstraintSolver
import SolverWorkloads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The workload of a name, and the variable that is edited in it.
func workload(_ name: String, _ count: Int) -> (work: Workload, edited: Variable?)? {
  switch name {
  case "W1": (.form(count), nil)
  case "W2": (.table(count), nil)
  case "W2b": (.table(count, sizesItself: true), nil)
  case "W3": (.nest(count), nil)
  case "W4": (.chain(count), nil)
  case "W6": Workload.stretchedForm(count)
  case "W7": (.contradictoryForm(count), nil)
  case "H": (.outnumberedWish(count), nil)
  default: nil
  }
}

/// The median time of a piece of work in microseconds, repeated for about a second.
func median(_ work: (Int) throws -> Void) rethrows -> Double {
  var durations: [Duration] = []
  let start = ContinuousClock.now
  while durations.count < 3 || (durations.count < 301 && ContinuousClock.now - start < .seconds(1))
  {
    durations.append(try ContinuousClock().measure { try work(durations.count) })
  }
  return durations.sorted()[durations.count / 2] / .microseconds(1)
}

/// Measures building, solving and reading, then edits and changed sizes.
func measure(_ problem: Problem) throws {
  var values = [Double](repeating: 0, count: problem.variableCount)
  var loaded = try problem.load()
  func read(_ solution: Solution) {
    for (place, variable) in loaded.1.enumerated() { values[place] = solution[variable] }
  }
  let build = try median { _ in
    loaded = try problem.load()
    read(try loaded.0.solve())
  }
  print("build \(build)", terminator: "")
  if !loaded.edits.isEmpty {
    let edit = try median { turn in
      for (place, edit) in loaded.edits.enumerated() {
        let value = place == 0 ? 320 + (turn * 37) % 480 : 300 + (turn * 91) % 700
        try loaded.0.setConstant(of: edit, to: Double(value))
      }
      read(try loaded.0.solve())
    }
    print(" edit \(edit)", terminator: "")
  } else if !problem.sizes.isEmpty {
    let sizes = problem.sizes
    let churn = try median { turn in
      let row = sizes[(turn * 7919) % sizes.count]
      for row in [row, row + 1] {
        let size = problem.constant[row] + Double(3 * (turn % 7))
        try loaded.0.setConstant(of: loaded.2[row], to: size)
      }
      read(try loaded.0.solve())
    }
    print(" churn \(churn)", terminator: "")
  }
  print(" first \(values[0])")
}

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "write", let count = Int(arguments[3]),
  let (work, edited) = workload(arguments[2], count)
{
  print(work.lines(editing: edited).joined(separator: "\n"))
} else if arguments.count == 2, arguments[1] == "measure" {
  var lines: [Substring] = []
  while let line = readLine() { lines.append(line[...]) }
  guard let problem = Problem(lines: lines) else {
    print("the problem on the standard input cannot be read")
    exit(1)
  }
  try measure(problem)
} else {
  print("usage: solver-driver write WORKLOAD N | solver-driver measure < FILE")
  exit(2)
}
