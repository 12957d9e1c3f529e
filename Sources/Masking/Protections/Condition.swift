/// A question about the app, which decides whether actions are done.
public enum Condition: Hashable, Sendable {
  /// Asks what somebody is doing.
  case state(Subject, isEqual: Bool, AppState)
  /// Asks for the value of a variable; one that nothing has set is false.
  case variable(String, isEqual: Bool, Bool)

  /// The things that have a state.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// UIApplication.applicationState: that of its most active scene.
    case applicationState
    /// SwiftUI's phase: of what lives in a scene that of the scene, of the app that of its most active one.
    case scenePhase
    /// UIScene.activationState of the scene that the callback is about, or else of the owner's.
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
  /// Orders by how little is going on: the most active state is the least.
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
  /// The question as scenario files have it, such as `scenePhase != active` and `isAsking == true`.
  public var description: String {
    switch self {
    case .state(let subject, let isEqual, let state):
      "\(subject.rawValue) \(isEqual ? "==" : "!=") \(state.rawValue)"
    case .variable(let name, let isEqual, let value): "\(name) \(isEqual ? "==" : "!=") \(value)"
    }
  }

  /// Reads a question; nil where it is none.
  public init?(_ text: String) {
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

  /// The questions about states, to choose from.
  public static var words: [String] {
    Subject.allCases.flatMap { subject in
      AppState.allCases.flatMap { state in
        [true, false].map { Condition.state(subject, isEqual: $0, state).description }
      }
    }
  }
}
