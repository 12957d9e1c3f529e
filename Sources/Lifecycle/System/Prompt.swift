/// A question of the system's that an app has asked for, and whose answer a closure of the app's gets.
enum Prompt: Hashable, Sendable {
  /// The check of a face, a finger or the passcode.
  case authentication
  /// The alert that asks for a permission.
  case permission
}
