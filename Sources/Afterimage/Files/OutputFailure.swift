/// The failure to write, remove or list a file or folder.
package struct OutputFailure: Error, Hashable, Sendable {
  /// The file or folder.
  package let path: String
  /// The action that failed.
  package let action: Action
  /// The reason in the words of the system.
  package let reason: String

  /// Says what failed, and why.
  package init(path: String, action: Action, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// The actions that can fail.
  package enum Action: String, Sendable {
    case create
    case write
    case rename
    case remove
    case list
  }
}

extension OutputFailure: CustomStringConvertible {
  /// The failure in a sentence.
  package var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}
