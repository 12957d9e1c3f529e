package import ConstraintSolver

extension Priority {
  /// A weight that puts the workloads' priorities far above each other, as far as doubles allow; not
  /// a number for others.
  ///
  /// kiwi.cpp has the same.
  package var weight: Double {
    switch value {
    case 999: 1e9
    case 751: 1e7
    case 750: 1e6
    case 600: 1e5
    case 510: 1250
    case 500: 1e3
    case 251: 10
    case 250: 1
    case 50: 0.01
    default: .nan
    }
  }
}
