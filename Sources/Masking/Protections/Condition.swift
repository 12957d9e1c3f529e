/// A question about the app's state, which decides whether actions are done.
public struct Condition: Hashable, Sendable {
  /// Whose state is asked for.
  public var subject: Subject
  /// True where the state has to be the one that is named, false where it has to be another.
  public var isEqual: Bool
  /// The state that is named.
  public var state: AppState

  /// Asks for a state.
  public init(_ subject: Subject, isEqual: Bool, _ state: AppState) {
    self.subject = subject
    self.isEqual = isEqual
    self.state = state
  }

  /// What has a state.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// UIApplication.applicationState: that of its most active scene.
    case applicationState
    /// The phase of the scene that the callback is about.
    case scenePhase
  }
}

/// What an app or a scene is doing.
public enum AppState: String, CaseIterable, Hashable, Sendable {
  /// It has the user's touches.
  case active
  /// It is in front and has them not.
  case inactive
  /// It is not in front.
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
  /// The question as scenario files have it, such as `scenePhase != active`.
  public var description: String {
    "\(subject.rawValue) \(isEqual ? "==" : "!=") \(state.rawValue)"
  }

  /// Reads a question; nil where it is none.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "==" || words[1] == "!=",
      let subject = Subject(rawValue: words[0]), let state = AppState(rawValue: words[2])
    else { return nil }
    self.init(subject, isEqual: words[1] == "==", state)
  }

  /// The words of a question, to choose from.
  public static var words: [String] {
    Subject.allCases.flatMap { subject in
      AppState.allCases.flatMap { state in
        [true, false].map { Condition(subject, isEqual: $0, state).description }
      }
    }
  }
}
