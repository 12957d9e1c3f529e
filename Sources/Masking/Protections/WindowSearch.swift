/// The way in which an app's code finds the window, of those of a scene, that it adds a cover to.
public enum WindowSearch: String, CaseIterable, Hashable, Sendable {
  /// The window that the code holds, as a scene's delegate does: the main window of the scene.
  case main
  /// `UIApplicationDelegate.window`: the main window, and nil in an app with a scene delegate.
  case appDelegate
  /// `keyWindow`: the window that was made key last, of those that are there.
  case keyWindow
  /// `windows.first`: the lowest window of the scene.
  case first = "windows.first"
  /// `windows.last`: the highest window of the scene, a cover's own among them.
  case last = "windows.last"
}
