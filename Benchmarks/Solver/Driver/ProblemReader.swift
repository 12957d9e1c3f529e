import ConstraintSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads problems from the standard input, line by line, and leaves nothing behind in which the
/// solver's memory could hide.
struct ProblemReader: ~Copyable {
  private let input = fdopen(0, "r")
  private var line: UnsafeMutablePointer<CChar>?
  private var capacity = 0

  /// Where the next number of the line begins.
  private var cursor: UnsafeMutablePointer<CChar>?

  deinit { free(line) }

  /// The next problem; nil at the end, or where a line cannot be read.
  mutating func next() -> Problem? {
    guard nextLine() == "v" else { return nil }
    var problem = Problem(variables: count(), constraints: count(), terms: count())
    while problem.constant.count < problem.constraintCount {
      switch nextLine() {
      case "p": problem.edited.append(edited(isRequired: true))
      case "e": problem.edited.append(edited(isRequired: false))
      case "c": readConstraint(into: &problem)
      default: return nil
      }
    }
    return problem
  }

  /// Goes to the next line and gives its first letter.
  private mutating func nextLine() -> Unicode.Scalar? {
    guard let input, getline(&line, &capacity, input) > 0, let line else { return nil }
    cursor = line + 1
    return Unicode.Scalar(UInt8(bitPattern: line[0]))
  }

  private mutating func number() -> Double {
    guard let here = cursor else { return .nan }
    return strtod(here, &cursor)
  }

  private mutating func count() -> Int {
    guard let here = cursor else { return 0 }
    return strtol(here, &cursor, 10)
  }

  private mutating func edited(isRequired: Bool) -> Problem.Edited {
    Problem.Edited(variable: count(), value: number(), isRequired: isRequired)
  }

  private mutating func readConstraint(into problem: inout Problem) {
    problem.priority.append(Priority(clamping: number()))
    let sign = count()
    problem.relation.append(sign < 0 ? .lessThanOrEqual : sign > 0 ? .greaterThanOrEqual : .equal)
    problem.constant.append(number())
    for _ in 0..<count() {
      problem.variable.append(Int32(count()))
      problem.coefficient.append(number())
    }
    problem.start.append(Int32(problem.variable.count))
  }
}
