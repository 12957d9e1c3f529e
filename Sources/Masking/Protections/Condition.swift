/// A question about the app, which decides whether actions are done.
public enum Condition: Hashable, Sendable {
  /// Asks whether the app or a scene is in a state, or is in any other.
  case state(Subject, isEqual: Bool, AppState)
  /// Asks whether a variable has a value, or the other one; a variable that nothing has set is false.
  case variable(String, isEqual: Bool, VariableValue)
  /// Asks whether a variable holds a number that is less or more than another; of one that holds none the answer is no.
  case comparison(String, Comparison, Double)
  /// Asks whether the time since a variable was set to now is shorter or longer than another; the answer is no where it was not.
  case elapsed(since: String, Comparison, TimeBound)

  /// The properties that hold a state.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// `UIApplication.applicationState`: the state of the most active scene.
    case applicationState
    /// SwiftUI's `scenePhase`: for an owner that lives in a scene the state of that scene, for the app the state of its most active scene.
    case scenePhase
    /// `UIScene.activationState` of the scene that the callback is about, or else of the owner's scene.
    case activationState
  }
}

/// The states of an app or a scene.
public enum AppState: String, CaseIterable, Hashable, Sendable {
  /// In front, and receiving touches.
  case active
  /// In front, but not receiving touches.
  case inactive
  /// In the background.
  case background
}

extension AppState: Comparable {
  /// Orders states from the most active to the least active.
  public static func < (left: AppState, right: AppState) -> Bool {
    left.distance < right.distance
  }

  private var distance: Int {
    switch self {
    case .active: 0
    case .inactive: 1
    case .background: 2
    }
  }
}

extension Condition: CustomStringConvertible {
  /// The condition as scenario files write it, such as `scenePhase != active` `isAsking == true` or `secondsSince leftAt >= 60`.
  public var description: String {
    switch self {
    case .state(let subject, let isEqual, let state):
      "\(subject.rawValue) \(isEqual ? "==" : "!=") \(state.rawValue)"
    case .variable(let name, let isEqual, let value): "\(name) \(isEqual ? "==" : "!=") \(value)"
    case .comparison(let name, let comparison, let number):
      "\(name) \(comparison.rawValue) \(number.inConditions)"
    case .elapsed(let event, let comparison, let bound):
      "\(Self.elapsedWord) \(event) \(comparison.rawValue) \(bound)"
    }
  }

  /// Reads a condition as scenario files write it; nil for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 4 || Comparison(rawValue: words.dropFirst().first ?? "") != nil {
      self.init(comparing: words)
      return
    }
    guard words.count == 3, words[1] == "==" || words[1] == "!=" else { return nil }
    let isEqual = words[1] == "=="
    if let subject = Subject(rawValue: words[0]) {
      guard let state = AppState(rawValue: words[2]) else { return nil }
      self = .state(subject, isEqual: isEqual, state)
    } else {
      guard let value = VariableValue(words[2]) else { return nil }
      self = .variable(words[0], isEqual: isEqual, value)
    }
  }

  /// Reads a comparison of a number, or of the time since an event.
  private init?(comparing words: [String]) {
    guard words.count >= 3, let comparison = Comparison(rawValue: words[words.count - 2]) else {
      return nil
    }
    if words.count == 4, words[0] == Self.elapsedWord, let bound = TimeBound(words[3]) {
      self = .elapsed(since: words[1], comparison, bound)
    } else if words.count == 3, let number = Double(condition: words[2]) {
      self = .comparison(words[0], comparison, number)
    } else {
      return nil
    }
  }

  /// The word before the variable that holds the time of an event.
  package static let elapsedWord = "secondsSince"

  /// The variables that the condition asks for, all but the one that the system sets.
  package var variables: [String] {
    switch self {
    case .state, .variable(Self.isCaptured, _, _): []
    case .variable(let name, _, _), .comparison(let name, _, _): [name]
    case .elapsed(let event, _, .variable(let bound)): [event, bound]
    case .elapsed(let event, _, .seconds): [event]
    }
  }

  /// Every condition on a state, as scenario files write it.
  package static var words: [String] {
    Subject.allCases.flatMap { subject in
      AppState.allCases.flatMap { state in
        [true, false].map { Condition.state(subject, isEqual: $0, state).description }
      }
    }
  }
}

extension Condition {
  /// The variable that the system sets: `UIScreen.isCaptured`, true while the screen is recorded.
  package static let isCaptured = "isCaptured"
}
