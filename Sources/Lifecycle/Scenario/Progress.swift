/// How far a story has come, as far as it decides which steps can follow.
package struct Progress: Hashable, Sendable {
  /// What the user sees of the app.
  package private(set) var appearance = Appearance.neverLaunched
  /// The count of screens on the navigation stack.
  package private(set) var depth = 0

  /// Makes a story's beginning.
  package init() {}

  /// Where the app is.
  package enum Appearance: Hashable, Sendable {
    case neverLaunched
    case inFront
    case suspended
    case terminated
  }

  /// Goes on by a step, or says why the step cannot follow.
  package mutating func take(_ step: Step.Kind) throws(StepRefusal) {
    switch step {
    case .launch: try launch()
    case .return: try comeBack()
    case .wait: break
    case .show: try demandFront(depth: 0, else: .nothingShown, then: 1)
    case .type, .load: try demandFront(depth: 1, else: .nothingShown, then: depth)
    case .push: try demandFront(depth: 1, else: .nothingShown, then: depth + 1)
    case .pop: try demandFront(depth: 2, else: .nothingPushed, then: depth - 1)
    case .home:
      try demandFront(depth: 0, else: .nothingShown, then: depth)
      appearance = .suspended
    }
  }

  /// Goes on by the end of the app's process.
  mutating func terminate() {
    appearance = .terminated
    depth = 0
  }

  private mutating func launch() throws(StepRefusal) {
    guard appearance == .neverLaunched || appearance == .terminated else {
      throw .launchedAlready
    }
    appearance = .inFront
  }

  private mutating func comeBack() throws(StepRefusal) {
    switch appearance {
    case .neverLaunched: throw .notLaunched
    case .inFront: throw .inFrontAlready
    case .suspended, .terminated: appearance = .inFront
    }
  }

  private mutating func demandFront(
    depth least: Int, else refusal: StepRefusal, then next: Int
  ) throws(StepRefusal) {
    switch appearance {
    case .neverLaunched, .terminated: throw .notLaunched
    case .suspended: throw .notInFront
    case .inFront: break
    }
    guard depth >= least else { throw depth == 0 ? .nothingShown : refusal }
    depth = next
  }
}

/// Why a step cannot follow those before it.
package enum StepRefusal: String, Error, CaseIterable, Hashable, Sendable {
  case notLaunched
  case launchedAlready
  case notInFront
  case inFrontAlready
  case nothingShown
  case nothingPushed
}
