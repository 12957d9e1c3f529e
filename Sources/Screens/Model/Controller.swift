/// What holds a screen's root view and draws the bars around it.
public enum Controller: Hashable, Sendable {
  /// Nothing but the view.
  case plain
  /// A navigation bar with an inline title above the view.
  case navigation(title: String)
}
