// Writes a workload as a problem file, or puts problems from the standard input into the solver.
//
// write WORKLOAD N            writes the problem file of a workload
// measure                     medians in microseconds, and bytes per variable, of the last problem
// read | once                 only reads the last problem, or solves it: for counting instructions
// solve strict | weighted     for each problem a line of its values, or of the error
//
// The problems before the last one are solved to warm up.
import ConstraintSolver
import Measuring
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

/// Prints what one problem costs: each number as soon as it is known, as time may run out, and a
/// better one for it later.
func measure(_ problem: Problem) throws {
  func report(_ name: String, _ number: Double) {
    print(name, number)
    fflush(nil)
  }
  let sizes = problem.sizes
  let before = peakMemory()
  var session: Session?
  func build() throws { session = try Session(problem, sizes: sizes) }
  report("build", try Repetition.time(of: build))
  report("memory", Double(peakMemory() - before) / Double(problem.variableCount))
  report("build", try Repetition.median(of: build) { session = nil })
  guard var session else { return }
  if !problem.edited.isEmpty {
    report("edit", try Repetition.median { turn in try session.edit(turn) })
  } else if !sizes.isEmpty {
    report("churn", try Repetition.median { turn in try session.resize(turn) })
  }
}

/// Reads all problems and solves all but the last, which it gives: what a process does only once is
/// then done.
func lastProblem() throws -> Problem? {
  var reader = ProblemReader()
  var last = reader.next()
  while let problem = last, let next = reader.next() {
    _ = try Session(problem)
    last = next
  }
  return last
}

/// Prints the answers to many problems.
func solve(_ objective: Objective) {
  var reader = ProblemReader()
  while let problem = reader.next() {
    do {
      let values = try Session(problem, objective: objective).values
      print(values.map { "\($0)" }.joined(separator: " "))
    } catch {
      print("error \(error)")
    }
  }
}

/// Does what the arguments say; false if they say nothing known.
func run(_ arguments: [String]) throws -> Bool {
  if arguments.count == 3, arguments[0] == "write", let count = Int(arguments[2]),
    let (work, edited) = workload(arguments[1], count)
  {
    print(work.lines(editing: edited).joined(separator: "\n"))
    return true
  }
  switch arguments {
  case ["solve", "strict"]: solve(.strictLevels)
  case ["solve", "weighted"]: solve(.weightedSum(\.weight))
  case ["measure"], ["once"], ["read"]:
    guard let problem = try lastProblem() else { return false }
    if arguments == ["measure"] { try measure(problem) }
    if arguments == ["once"] { print(try Session(problem).values[0]) }
    if arguments == ["read"] { print(problem.constant[0]) }
  default: return false
  }
  return true
}

guard try run(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: solver-driver write WORKLOAD N | (measure | read | once | solve MODE) < PROBLEMS")
  exit(2)
}
