/// A question about the app, which decides whether actions are done.
public enum Condition: Hashable, Sendable {
  /// Asks whether the app or a scene is in a state, or is in any other.
  case state(Subject, isEqual: Bool, AppState)
  /// Asks whether a variable has a value, or the other one; a variable that nothing has set is false.
  case variable(String, isEqual: Bool, Bool)

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
  /// The condition as scenario files write it, such as `scenePhase != active` or `isAsking == true`.
  public var description: String {
    switch self {
    case .state(let subject, let isEqual, let state):
      "\(subject.rawValue) \(isEqual ? "==" : "!=") \(state.rawValue)"
    case .variable(let name, let isEqual, let value): "\(name) \(isEqual ? "==" : "!=") \(value)"
    }
  }

  /// Reads a condition as scenario files write it; nil for any other text.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "==" || words[1] == "!=" else { return nil }
    let isEqual = words[1] == "=="
    if let subject = Subject(rawValue: words[0]) {
      guard let state = AppState(rawValue: words[2]) else { return nil }
      self = .state(subject, isEqual: isEqual, state)
    } else {
      guard let value = Bool(words[2]) else { return nil }
      self = .variable(words[0], isEqual: isEqual, value)
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
