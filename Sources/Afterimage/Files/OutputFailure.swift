/// The failure to write, remove or list a file or folder.
public struct OutputFailure: Error, Hashable, Sendable {
  /// The file or folder.
  public let path: String
  /// The action that failed.
  public let action: Action
  /// The reason in the words of the system.
  public let reason: String

  /// The actions that can fail.
  public enum Action: String, Sendable {
    case create
    case write
    case rename
    case remove
    case list
  }
}

extension OutputFailure: CustomStringConvertible {
  /// The failure in a sentence.
  public var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}
